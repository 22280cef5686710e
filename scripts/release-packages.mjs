import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { inProject } from './project.mjs'

/*
 * Which packages an archive carries: those that the built server still asks for by name, and what they
 * need. All others are bundled into dist/, and only their licences go along.
 */

/** Every package below a `node_modules` without links: its name, version, manifest and folder. */
export function packagesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (!entry.isDirectory() || entry.name.startsWith('.')) return []
    if (entry.name.startsWith('@')) return packagesIn(path)
    if (!existsSync(join(path, 'package.json'))) return []
    const manifest = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
    const nested = join(path, 'node_modules')
    const { name, version } = manifest
    const own = { name, version, manifest, path }
    return [own, ...(existsSync(nested) ? packagesIn(nested) : [])]
  })
}

/**
 * Copies what runs from `installed`, a `node_modules` without links and without anything compiled, into the one
 * of the archive.
 * @returns {Promise<string | null>} which Node it runs on, as `>=20.19 <21 || >=22.14`; null when SQLite has no binary
 * for that machine.
 */
export async function copyRunPackages(installed, folder, machine) {
  const drivers = readdirSync(installed).filter((name) => name.startsWith('better-sqlite3'))
  const ranges = new Map(drivers.map((name) => [name, nodesOf(installed, name, machine)]))
  const left = new Set(buildTools)
  for (const [name, range] of ranges) if (!range) left.add(name)
  const take = (name) => {
    const path = join(installed, name)
    if (left.has(name) || !existsSync(path)) return
    left.add(name)
    const filter = (file) => isNeeded(file, machine)
    cpSync(path, join(folder, 'node_modules', name), { recursive: true, filter })
    for (const { manifest } of packageAt(path)) for (const need of needsOf(manifest)) take(need)
  }
  for (const name of await namedByServer()) take(name)
  for (const name of drivers) {
    const compiled = compiledHere(name, machine)
    if (compiled) cpSync(compiled, join(folder, 'node_modules', name, compiledPath))
  }
  return [...ranges.values()].filter(Boolean).sort().join(' || ') || null
}

/** Fetches and compiles SQLite while it is installed, and is of no use afterwards. */
const buildTools = ['prebuild-install', 'node-addon-api']
const compiledPath = 'build/Release/better_sqlite3.node'

/** Which Node a driver of SQLite runs on there: its own binaries ask for a late one, others were made for this one. */
function nodesOf(installed, name, machine) {
  const { platform, arch } = machine
  if (existsSync(join(installed, name, `prebuilds/${platform}-${arch}.node`))) return '>=22.14'
  if (!compiledHere(name, machine)) return null
  const major = Number(process.versions.node.split('.')[0])
  return `>=${major}.${major === 20 ? 19 : 0} <${major + 1}`
}

/** SQLite as it was compiled for this very processor and Node; null when there is none. */
function compiledHere(name, { platform, arch }) {
  const path = inProject(`packages/api/node_modules/${name}/${compiledPath}`)
  if (platform !== process.platform || arch !== process.arch || !existsSync(path)) return null
  const load = ['--eval', 'process.dlopen({ exports: {} }, process.argv[1])', path]
  return spawnSync(process.execPath, load).status === 0 ? path : null
}

function packageAt(path) {
  const manifest = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
  const nested = join(path, 'node_modules')
  return [{ manifest }, ...(existsSync(nested) ? packagesIn(nested) : [])]
}

const needsOf = ({ dependencies = {}, optionalDependencies = {} }) =>
  Object.keys({ ...dependencies, ...optionalDependencies })

/** What the build leaves outside, and packages whose files it names, such as fonts. */
async function namedByServer() {
  // In a fresh clone it is not there before the packages are installed.
  const { loadConfigFromFile } = await import('vite')
  const folder = inProject('packages/api')
  const { config } = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    join(folder, 'vite.config.ts'),
  )
  const built = readdirSync(join(folder, 'dist'), { recursive: true })
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => readFileSync(join(folder, 'dist', name), 'utf8'))
  const needs = needsOf(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  const ofFiles = needs.filter((name) => {
    const file = new RegExp(`['"\`]${name.replaceAll('/', '\\/')}/[^'"\`\n]+\\.\\w+['"\`]`)
    return built.some((text) => file.test(text))
  })
  return [...config.ssr.external, ...ofFiles]
}

/** False for sources of SQLite, for its binaries for other machines, for maps, and for links to programs. */
function isNeeded(path, { platform, arch }) {
  if (basename(path) === '.bin' || path.endsWith('.map')) return false
  const [, top, rest] = /\/better-sqlite3[^/]*\/([^/]+)(?:\/(.+))?$/.exec(path) ?? []
  if (top === 'prebuilds') return !rest || rest.startsWith(`${platform}-${arch}.`)
  return !['build', 'deps', 'src', 'binding.gyp'].includes(top)
}

/** Names, versions and licences of all packages that the product is made of, bundled or not. */
export function licensesOf(installed) {
  const packages = packagesIn(installed).sort((a, b) => (a.path < b.path ? -1 : 1))
  const texts = packages.map(({ name, version, manifest, path }) => {
    const files = readdirSync(path).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
    const words = files
      .filter((file) => !/\.(js|json|ts)$/.test(file))
      .map((file) => readFileSync(join(path, file), 'utf8').trim())
    return [`${name} ${version} (${manifest.license ?? 'see below'})`, ...words].join('\n\n')
  })
  return `Five Good Minutes is made with these packages.\n\n${texts.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`
}
