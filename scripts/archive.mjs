import { createHash } from 'node:crypto'
import { chmodSync, createReadStream, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { runCommand } from './command.mjs'
import { nodeProblem } from './project.mjs'

/*
 * A release archive: what `npm run release` makes on one machine, and a server unpacks without building
 * anything. Its checksum lies beside it, in the words of `sha256sum`.
 */

/** The manifest inside an archive and in the folder it was unpacked to. */
export const manifestName = 'release.json'

/** The SHA-256 of a file, in hexadecimal. */
export async function checksumOf(path) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/**
 * Reads the manifest of an archive that is whole and fits this machine.
 * @returns {Promise<{ version: string, commit: string, label: string, arch: string, node: string }>}
 * @throws with a sentence when the checksum is missing or another, or when it was made for another machine.
 */
export async function openArchive(path) {
  if (!existsSync(path)) throw new Error(`There is no ${path}.`)
  await verify(path)
  const listed = await tar(['-tzf', path])
  const entry = listed.split('\n').find((name) => /^[^/]+\/release\.json$/.test(name))
  if (!entry) throw new Error(`${path} is no release of Five Good Minutes.`)
  const manifest = JSON.parse(await tar(['-xzOf', path, '--', entry]))
  if (!/^[\w.-]+$/.test(manifest.label) || !/^\w/.test(manifest.label))
    throw new Error(`${path} says of itself what cannot be: '${manifest.label}'.`)
  if (manifest.platform !== process.platform || manifest.arch !== process.arch)
    throw new Error(
      `${path} is for ${manifest.platform} on ${manifest.arch}; this is ${process.platform} on ${process.arch}.`,
    )
  const problem = nodeProblem(manifest)
  if (problem) throw new Error(problem)
  return manifest
}

/** Unpacks an archive into a folder of that path, which must not be there yet. */
export async function unpackArchive(path, folder) {
  mkdirSync(folder)
  // The server's user has to look into it, whatever the umask of whoever unpacks.
  chmodSync(folder, 0o755)
  await tar(['-xzf', path, '-C', folder, '--strip-components=1', '--no-same-owner'])
}

async function verify(path) {
  const note = `${path}.sha256`
  if (!existsSync(note)) throw new Error(`There is no ${note}: it belongs beside the archive.`)
  const [wanted] = readFileSync(note, 'utf8').trim().split(/\s+/)
  if ((await checksumOf(path)) !== wanted)
    throw new Error(`${basename(path)} is not what ${basename(note)} says: fetch it once more.`)
}

async function tar(given) {
  const { code, output } = await runCommand(['tar', ...given], { is_quiet: true })
  if (code !== 0) throw new Error(`tar ${given.join(' ')} ended with ${code}:\n${output}`)
  return output
}
