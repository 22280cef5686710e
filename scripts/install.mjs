import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isSqliteCompiled, sqlitePackage } from '../packages/db/src/sqlite-package.mjs'
import { runCommand } from './command.mjs'
import { finishedRelease, giveUp, inProject, nodeProblem } from './project.mjs'

/** Node 20 is the oldest that runs here, and this the newest pnpm that runs on it (docs/decisions/001-versions.md). */
export const pnpm = 'pnpm@10.34.9'
const oldestMinors = { 20: 19, 21: Number.POSITIVE_INFINITY, 22: 12 }

/** Says which install stands: written last, so an install that was cut off is done anew. */
const stampPath = inProject('node_modules/.fgm-install')

/** Installs the packages of the lockfile, unless they stand already for this lockfile and this Node. */
export async function ensureInstalled() {
  if (finishedRelease) return refuseOtherNode()
  refuseOldNode()
  const stamp = wantedStamp()
  if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === stamp) return
  rmSync(stampPath, { force: true })
  console.log('Installing packages. The first time takes a minute or two ...')
  const command = ['install', '--frozen-lockfile']
  // Without a terminal pnpm would stop and ask before it replaces what another version installed.
  command.push('--config.confirmModulesPurge=false')
  // The one script of a package that may run compiles SQLite.
  if (!isSqliteCompiled) command.push('--ignore-scripts')
  if (!(await runPnpm(command))) giveUp(failure('The packages could not be installed'))
  await ensureSqliteLoads()
  writeFileSync(stampPath, stamp)
}

/** With an unchanged lockfile pnpm leaves alone what was compiled for another Node, or never was. */
async function ensureSqliteLoads() {
  let { code, output } = await openSqlite()
  if (code !== 0 && isSqliteCompiled) {
    console.log(`Compiling SQLite for Node ${process.version} ...`)
    await runPnpm(['--recursive', 'rebuild', 'better-sqlite3'])
    ;({ code, output } = await openSqlite())
  }
  if (code !== 0) giveUp(`${output}\n${failure('SQLite could not be loaded')}`)
}

/** In a process of its own, because a driver that does not fit may end it. */
function openSqlite() {
  const program = `new (require('${sqlitePackage}'))(':memory:').close()`
  const options = { cwd: inProject('packages/db'), is_quiet: true }
  return runCommand([process.execPath, '--eval', program], options)
}

async function runPnpm(command) {
  const { code } = await runCommand(['npx', '--yes', pnpm, ...command], {
    env: installEnvironment(),
  })
  return code === 0
}

/** The native packages of a release archive fit the Node it was made for. */
function refuseOtherNode() {
  const problem = nodeProblem(finishedRelease)
  if (problem) giveUp(problem)
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || minor < (oldestMinors[major] ?? 0))
    giveUp(
      `Five Good Minutes needs Node 20.19, or 22.12 or newer; best 24 (22.14 and newer need no compiler). This is ${process.version}.`,
    )
}

/** Native packages are built for one Node on one kind of machine, so these belong to the stamp. */
function wantedStamp() {
  const lock = createHash('sha256')
    .update(readFileSync(inProject('pnpm-lock.yaml')))
    .digest('hex')
  return `${lock} ${process.version} ${process.platform} ${process.arch}\n`
}

function installEnvironment() {
  // NODE_ENV=production would leave out the tools that build the product.
  const env = { NODE_ENV: undefined }
  if (!isSqliteCompiled) return env
  const nodeFolder = dirname(dirname(process.execPath))
  const hasHeaders = existsSync(join(nodeFolder, 'include/node/node.h'))
  // Where Node's headers stand beside it, SQLite is compiled without fetching them.
  if (hasHeaders && !process.env.npm_config_nodedir) env.npm_config_nodedir = nodeFolder
  return env
}

const failure = (what) =>
  isSqliteCompiled
    ? `${what}; the lines above say why.
Node ${process.version} has to compile SQLite: install python3, make and a C++ compiler and try again, or take Node 22.14 or newer, which need none.`
    : `${what}; the lines above say why.`
