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
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { isSqliteCompiled } from '../packages/db/src/sqlite-package.mjs'
import { ensureBuilt } from './build.mjs'
import { outputOf } from './command.mjs'
import { ensureInstalled, pnpm } from './install.mjs'
import { finishedRelease, giveUp, inProject } from './project.mjs'

/*
 * `npm run release` creates what a small server needs to run the product without building: one archive for each kind of processor
 * (Linux with glibc), with its checksum, in dist/. `-- --arch x64` creates only that one, `-- --out <folder>` puts it elsewhere.
 * With uncommitted changes the name has 'dirty'.
 */

const platform = 'linux'
const processors = ['x64', 'arm64']
const scripts = ['build', 'command', 'install', 'memory', 'project', 'run', 'upgrade']

/** What an archive contains besides packages, and pnpm-workspace.yaml, by which the server finds its root. */
const contents = [
  ...['.env.example', 'LICENSE', 'README.md', 'deploy', 'docs'],
  ...['packages/api/dist', 'packages/db/migrations', 'packages/web/dist'],
  ...['packages/db/src/sqlite-package.mjs', ...scripts.map((name) => `scripts/${name}.mjs`)],
]

if (finishedRelease) giveUp('This is a release already; archives are made in a clone.')
const { wanted, out } = chosen()
await ensureInstalled()
await ensureBuilt()
const source = await sourceOf()
const manifest = ownManifest()
for (const arch of wanted) await makeArchive(arch)

function chosen() {
  const options = { arch: { type: 'string' }, out: { type: 'string', default: inProject('dist') } }
  try {
    const { arch, out } = parseArgs({ options }).values
    if (!arch || processors.includes(arch))
      return { wanted: arch ? [arch] : processors, out: resolve(out) }
  } catch {}
  giveUp(`Usage: npm run release -- [--arch ${processors.join(' or ')}] [--out <folder>]`)
}

/** Version and commit of the sources. */
async function sourceOf() {
  const { version } = readJson(inProject('package.json'))
  const git = async (...words) => (await outputOf(['git', ...words], { cwd: inProject('') })).trim()
  const commit = await git('rev-parse', 'HEAD')
  const isDirty = (await git('status', '--porcelain')) !== ''
  return {
    version,
    commit,
    made_at: await git('show', '--no-patch', '--format=%cI', 'HEAD'),
    label: `${version}-${commit.slice(0, 7)}${isDirty ? '-dirty' : ''}`,
  }
}

/** The package.json of an archive: its programs, and nothing to install. */
function ownManifest() {
  const { name, version, type, license, scripts } = readJson(inProject('package.json'))
  const programs = Object.entries(scripts).filter(([, command]) =>
    /^node scripts\/(run|upgrade)\.mjs/.test(command),
  )
  return { name, version, private: true, type, license, scripts: Object.fromEntries(programs) }
}

async function makeArchive(arch) {
  const name = `five-good-minutes-${source.label}-${platform}-${arch}`
  const base = mkdtempSync(join(tmpdir(), 'fgm-release-'))
  const folder = join(base, name)
  try {
    for (const path of contents.filter((one) => existsSync(inProject(one))))
      cpSync(inProject(path), join(folder, path), { recursive: true })
    const packages = await installPackages(folder, arch)
    const node = useCompiledSqlite(folder, arch)
    writeJson(join(folder, 'package.json'), { ...manifest, engines: { node } })
    const release = { ...source, platform, arch, libc: 'glibc', node, packages }
    writeJson(join(folder, 'release.json'), release)
    writeFileSync(join(folder, 'THIRD-PARTY-LICENSES.txt'), await licenses())
    await pack(base, name)
    console.log(`${join(out, name)}.tar.gz, for Node ${node}`)
  } finally {
    rmSync(base, { recursive: true, force: true })
  }
}

/**
 * Lets pnpm install the packages that the bundled server still loads, in the versions of the lockfile, for that processor and
 * without links. @returns the version of each package.
 */
async function installPackages(folder, arch) {
  const dependencies = (await runtimePackages()).map((name) => [name, 'catalog:'])
  const withPackages = { ...manifest, dependencies: Object.fromEntries(dependencies) }
  writeJson(join(folder, 'package.json'), withPackages)
  // Packages that only compile or download SQLite are left out.
  const workspace = readFileSync(inProject('pnpm-workspace.yaml'), 'utf8')
  const withoutTools = 'overrides:\n  prebuild-install: "-"\n  node-addon-api: "-"\n'
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    workspace.replace('overrides:\n', withoutTools),
  )
  cpSync(inProject('pnpm-lock.yaml'), join(folder, 'pnpm-lock.yaml'))
  cpSync(inProject('patches'), join(folder, 'patches'), { recursive: true })
  await runPnpm(folder, [
    ...['install', '--prod', '--no-frozen-lockfile', '--prefer-offline', '--ignore-scripts'],
    ...['--config.node-linker=hoisted', '--config.allow-unused-patches=true'],
    ...[`--os=${platform}`, `--cpu=${arch}`, '--libc=glibc'],
  ])
  for (const path of ['pnpm-lock.yaml', 'patches']) rmSync(join(folder, path), { recursive: true })
  return pruned(join(folder, 'node_modules'), arch)
}

/** The bundle's external packages, and the fonts, which are read as files. */
async function runtimePackages() {
  // In a fresh clone vite is not there before the packages are installed.
  const { loadConfigFromFile } = await import('vite')
  const build = { command: 'build', mode: 'production' }
  const { config } = await loadConfigFromFile(build, inProject('packages/api/vite.config.ts'))
  const { dependencies } = readJson(inProject('packages/api/package.json'))
  const fonts = Object.keys(dependencies).filter((name) => name.startsWith('@expo-google-fonts/'))
  return [...config.ssr.external, ...fonts]
}

/** Removes sources and foreign binaries of SQLite, maps, links and build tools. @returns name to version. */
function pruned(folder, arch) {
  const unneeded = new RegExp(
    [
      '(^|/)(\\.[^/]+|[^/]+\\.map|[^/]+-musl',
      `better-sqlite3[^/]*/(build|deps|src|binding\\.gyp|prebuilds/(?!${platform}-${arch}\\.)[^/]+))$`,
    ].join('|'),
  )
  const paths = readdirSync(folder, { recursive: true })
  for (const path of paths.filter((one) => unneeded.test(one)))
    rmSync(join(folder, path), { recursive: true, force: true })
  const manifest = /^((?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/@]+)\/package\.json$/
  return Object.fromEntries(
    paths
      .filter((path) => manifest.test(path) && existsSync(join(folder, path)))
      .map((path) => [path.replace(manifest, '$1'), readJson(join(folder, path)).version]),
  )
}

/** If this Node compiles SQLite, the archive for this processor runs on this Node, too. @returns the range of Node. */
function useCompiledSqlite(folder, arch) {
  const brought = '>=22.14'
  if (!isSqliteCompiled || platform !== process.platform || arch !== process.arch) return brought
  const compiled = 'node_modules/better-sqlite3-compiled/build/Release/better_sqlite3.node'
  cpSync(inProject(`packages/api/${compiled}`), join(folder, compiled))
  const [major, minor] = process.versions.node.split('.').map(Number)
  return `>=${major}.${minor} <${major + 1} || ${brought}`
}

/** Names, versions and licences of all packages in the product, bundled or not. */
async function licenses() {
  const listed = JSON.parse(await runPnpm(inProject(''), ['licenses', 'list', '--prod', '--json']))
  const texts = Object.values(listed).flatMap((packages) =>
    packages.map(({ name, versions, license, paths }) => {
      const files = readdirSync(paths[0]).filter((file) =>
        /^(licen[cs]e|copying|notice)(?!.*\.(js|json|ts)$)/i.test(file),
      )
      const words = files.map((file) => readFileSync(join(paths[0], file), 'utf8').trim())
      return [`${name} ${versions.join(', ')} (${license})`, ...words].join('\n\n')
    }),
  )
  const line = '-'.repeat(72)
  return `Five Good Minutes is made with these packages.\n\n${texts.sort().join(`\n\n${line}\n\n`)}\n`
}

/** The same sources give the same bytes. */
async function pack(base, name) {
  mkdirSync(out, { recursive: true })
  const archive = join(out, `${name}.tar.gz`)
  const alike = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX']
  const command = ['tar', ...alike, `--mtime=${source.made_at}`, '-C', base, '-czf', archive, name]
  await outputOf(command, { env: { GZIP: '-n' } })
  const checksum = await outputOf(['sha256sum', `${name}.tar.gz`], { cwd: out })
  writeFileSync(`${archive}.sha256`, checksum)
}

function runPnpm(cwd, command) {
  const quiet = '--loglevel=error'
  return outputOf(['npx', '--yes', quiet, pnpm, quiet, ...command], { cwd })
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}

function writeJson(path, value) {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`)
}
