import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'

/*
 * The Chromium that comes inside an npm package: one version everywhere, fetched like any package. The package's own
 * unpacking is for one cloud's functions: it always uses the same names in the temporary folder, so two runs at once,
 * or an interrupted one, would leave half a browser.
 */

const packageFolder = join(
  dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))),
  '../..',
)
const cacheFolder = join(dirname(fileURLToPath(import.meta.url)), '../node_modules/.cache')

/** The package's own names folders of that cloud. */
const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
`

export type PackagedBrowser = { executable_path: string; env: Record<string, string> }

/**
 * Unpacks the browser once, and returns how to run it. Where the machine lacks libraries the browser is linked to
 * (libnss3 and its kin), those of the package are used. Fonts are always those of the package: the pages look the
 * same on every machine, and without any font Chromium ends.
 * @throws on machines the package has no browser for (anything but 64-bit Intel Linux).
 */
export async function packagedBrowser(): Promise<PackagedBrowser> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(
      'The packed browser runs on 64-bit Intel Linux alone: let CHROMIUM_PATH name a Chromium or Chrome.',
    )
  const folder = await unpackedFolder()
  const executablePath = join(folder, 'chromium')
  const env: PackagedBrowser['env'] = { FONTCONFIG_FILE: join(folder, 'fonts.conf') }
  if (lacksLibraries(executablePath)) env.LD_LIBRARY_PATH = join(folder, 'al2023/lib')
  return { executable_path: executablePath, env }
}

/** Unpacks under another name and renames at the end: the folder exists whole or not at all. */
async function unpackedFolder(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string
  }
  const folder = join(cacheFolder, `packed-chromium-${version}`)
  if (existsSync(folder)) return folder
  mkdirSync(cacheFolder, { recursive: true })
  const unfinished = mkdtempSync(join(cacheFolder, 'chromium-unpacking-'))
  try {
    await Promise.all([
      unpack('chromium.br', unfinished),
      unpack('swiftshader.tar.br', unfinished),
      unpack('fonts.tar.br', join(unfinished, 'fonts')),
      unpack('al2023.tar.br', join(unfinished, 'al2023')),
    ])
    writeFileSync(join(unfinished, 'fonts.conf'), fontSettings)
    renameSync(unfinished, folder)
  } catch (cause) {
    // When another run was quicker, its browser is as good as ours.
    if (!existsSync(folder)) throw cause
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
  return folder
}

async function unpack(name: string, folder: string) {
  const path = join(folder, basename(name, '.br'))
  mkdirSync(folder, { recursive: true })
  const packed = createReadStream(join(packageFolder, 'bin', name))
  await pipeline(packed, createBrotliDecompress(), createWriteStream(path, { mode: 0o755 }))
  if (!path.endsWith('.tar')) return
  const tar = spawn('tar', ['-xf', path, '-C', folder, '--no-same-owner'], { stdio: 'inherit' })
  const [code] = await once(tar, 'close')
  if (code !== 0) throw new Error(`${name} could not be unpacked`)
  rmSync(path)
}

function lacksLibraries(executablePath: string): boolean {
  const { stdout } = spawnSync('ldd', [executablePath], { encoding: 'utf8' })
  return stdout?.includes('not found') ?? true
}
