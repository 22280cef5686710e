import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { checksumOf, manifestName } from './archive.mjs'
import { ensureBuilt } from './build.mjs'
import { runCommand } from './command.mjs'
import { ensureInstalled, pnpm } from './install.mjs'
import { finishedRelease, giveUp, inProject } from './project.mjs'
import { copyRunPackages, licensesOf, packagesIn } from './release-packages.mjs'

/*
 * `npm run release` makes what a small server needs to run the product without building anything: one
 * archive for each kind of processor, with its checksum beside it, in dist/. `-- --arch x64` makes one only,
 * `-- --out <folder>` puts them elsewhere. The commit must hold everything, or the name says 'dirty'.
 *
 * Linux with glibc. Where SQLite is compiled on this machine it fits this processor and this Node alone.
 */

const platform = 'linux'
const platforms = ['x64', 'arm64']

/** What an archive holds besides the packages that run. */
const contents = [
  ...['.env.example', 'LICENSE', 'README.md', 'deploy', 'docs'],
  ...['packages/api/dist', 'packages/db/migrations', 'packages/web/dist'],
  // The server finds its root by the first, and scripts/install.mjs its driver by the second.
  ...['pnpm-workspace.yaml', 'packages/db/src/sqlite-package.mjs'],
]
const programs = ['start', 'admin', 'backup', 'restore', 'reconcile', 'upgrade']
const parts = ['archive', 'build', 'command', 'install', 'memory', 'parent', 'project', 'run-built']

if (finishedRelease) giveUp('This is a release already; archives are made in a clone.')
const { out, wanted } = given()
await ensureInstalled()
await ensureBuilt()
const source = await sourceOf()
for (const arch of wanted) await makeArchive(arch)

function given() {
  const words = process.argv.slice(2)
  const after = (name) => (words.includes(name) ? words[words.indexOf(name) + 1] : undefined)
  const arch = after('--arch')
  const isKnown = words.every((word, at) => at % 2 === 1 || ['--arch', '--out'].includes(word))
  if (!isKnown || words.length % 2 === 1 || (arch && !platforms.includes(arch)))
    giveUp(`Usage: npm run release -- [--arch ${platforms.join(' or ')}] [--out <folder>]`)
  return { out: resolve(after('--out') ?? inProject('dist')), wanted: arch ? [arch] : platforms }
}

/** Where it comes from, by which an archive can be told from every other. */
async function sourceOf() {
  const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
  const ask = async (...words) => {
    const { code, output } = await runCommand(['git', ...words], { is_quiet: true })
    if (code !== 0) giveUp(`An archive is made of a clone, so that its commit is known.\n${output}`)
    return output.trim()
  }
  const commit = await ask('rev-parse', 'HEAD')
  const madeAt = await ask('show', '--no-patch', '--format=%cI', 'HEAD')
  const isDirty = (await ask('status', '--porcelain')) !== ''
  const label = `${version}-${commit.slice(0, 7)}${isDirty ? '-dirty' : ''}`
  return { version, commit, made_at: madeAt, label }
}

async function makeArchive(arch) {
  const name = `five-good-minutes-${source.label}-${platform}-${arch}`
  const base = mkdtempSync(join(tmpdir(), 'fgm-release-'))
  const folder = join(base, name)
  try {
    const node = await fill(folder, arch, join(base, 'packages'))
    if (!node)
      return say(
        `No archive for ${arch}: SQLite comes without a binary for it, and is compiled here for ${process.arch} and this Node alone.`,
      )
    refuseLinks(folder)
    await pack(base, name)
    say(`${join(out, name)}.tar.gz, for Node ${node}`)
  } finally {
    rmSync(base, { recursive: true, force: true })
  }
}

/** @returns {Promise<string | null>} which Node it runs on; null when there is none for that processor. */
async function fill(folder, arch, staging) {
  const installed = await installPackages(staging, arch)
  const node = await copyRunPackages(installed, folder, { platform, arch })
  if (!node) return null
  for (const path of contents.filter((one) => existsSync(inProject(one))))
    cpSync(inProject(path), join(folder, path), { recursive: true })
  for (const script of [...programs, ...parts].map((one) => `scripts/${one}.mjs`))
    cpSync(inProject(script), join(folder, script))
  writeFileSync(join(folder, 'THIRD-PARTY-LICENSES.txt'), licensesOf(installed))
  write(join(folder, 'package.json'), manifestOfPackage(node))
  const holds = packagesIn(join(folder, 'node_modules')).map(({ name, version }) => [name, version])
  const packages = Object.fromEntries(holds)
  write(join(folder, manifestName), { ...source, platform, arch, libc: 'glibc', node, packages })
  return node
}

/** Everything of the lockfile that production needs, for that processor, without links between folders. */
async function installPackages(staging, arch) {
  const members = readdirSync(inProject('packages')).map((name) => `packages/${name}/package.json`)
  const roots = ['package.json', 'lab/package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml']
  for (const path of [...roots, ...members]) cpSync(inProject(path), join(staging, path))
  cpSync(inProject('patches'), join(staging, 'patches'), { recursive: true })
  const { code, output } = await runCommand(
    [
      ...['npx', '--yes', pnpm, 'install', '--prod', '--frozen-lockfile', '--prefer-offline'],
      ...['--ignore-scripts', '--config.node-linker=hoisted'],
      ...[`--os=${platform}`, `--cpu=${arch}`, '--libc=glibc'],
    ],
    { cwd: staging, is_quiet: true },
  )
  if (code !== 0) giveUp(`${output}\nThe packages of the archive could not be installed.`)
  return join(staging, 'node_modules')
}

function manifestOfPackage(node) {
  const scripts = programs.map((program) => [program, `node scripts/${program}.mjs`])
  return {
    name: 'five-good-minutes',
    version: source.version,
    private: true,
    type: 'module',
    license: 'UNLICENSED',
    engines: { node },
    scripts: Object.fromEntries(scripts),
  }
}

/** A link could lead out of the archive. */
function refuseLinks(folder) {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true })
  const links = all.filter((entry) => entry.isSymbolicLink()).map(({ name }) => name)
  if (links.length > 0) giveUp(`These are links, which have no place in an archive: ${links}`)
}

/** The same sources give the same bytes. */
async function pack(base, name) {
  const path = join(out, `${name}.tar.gz`)
  mkdirSync(dirname(path), { recursive: true })
  const alike = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX']
  const command = ['tar', ...alike, `--mtime=${source.made_at}`, '-C', base, '-czf', path, name]
  const { code, output } = await runCommand(command, { is_quiet: true, env: { GZIP: '-n' } })
  if (code !== 0) giveUp(`${output}\nThe archive could not be packed.`)
  writeFileSync(`${path}.sha256`, `${await checksumOf(path)}  ${name}.tar.gz\n`)
}

function write(path, value) {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`)
}

function say(text) {
  console.log(text)
}
