import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isSqliteCompiled, sqlitePackage } from '../packages/db/src/sqlite-package.mjs'
import { runCommand } from './command.mjs'
import { finishedRelease, giveUp, inProject, nodeProblem } from './project.mjs'

/** The newest pnpm that runs on Node 20, the oldest supported one (docs/decisions/001-versions.md). */
export const pnpm = 'pnpm@10.34.9'

/** Records which packages are installed. Written last, so that an interrupted install is repeated. */
const stampPath = inProject('node_modules/.fgm-install')

/** Installs the packages of the lockfile, unless they are installed for this lockfile, Node and machine. */
export async function ensureInstalled() {
  refuseOtherNode()
  if (finishedRelease) return
  const stamp = wantedStamp()
  if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === stamp) return
  rmSync(stampPath, { force: true })
  console.log('Installing packages. The first time takes a minute or two ...')
  // Without a terminal pnpm would ask before it replaces packages. The one script that may run compiles SQLite.
  const command = ['install', '--frozen-lockfile', '--config.confirmModulesPurge=false']
  if (!isSqliteCompiled) command.push('--ignore-scripts')
  await runPnpm(command, 'The packages could not be installed')
  await ensureSqliteLoads()
  writeFileSync(stampPath, stamp)
}

function refuseOtherNode() {
  const { engines } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
  const what = finishedRelease ? `Release ${finishedRelease.label}` : 'Five Good Minutes'
  const problem = nodeProblem(what, engines.node)
  if (problem) giveUp(`${problem} Best is 24; 22.14 and newer need no compiler.`)
}

/** pnpm keeps what it compiled for another Node, so SQLite is recompiled if it does not load. */
async function ensureSqliteLoads() {
  if (isSqliteCompiled && (await openSqlite()).code !== 0) {
    console.log(`Compiling SQLite for Node ${process.version} ...`)
    await runPnpm(['--recursive', 'rebuild', 'better-sqlite3'], 'SQLite could not be compiled')
  }
  const { code, output } = await openSqlite()
  if (code !== 0) giveUp(`${output}\n${failure('SQLite could not be loaded')}`)
}

/** In a separate process, because a wrong driver may crash it. */
function openSqlite() {
  const program = `new (require('${sqlitePackage}'))(':memory:').close()`
  const options = { cwd: inProject('packages/db'), is_quiet: true }
  return runCommand([process.execPath, '--eval', program], options)
}

async function runPnpm(command, problem) {
  const { code } = await runCommand(['npx', '--yes', pnpm, ...command], {
    env: installEnvironment(),
  })
  if (code !== 0) giveUp(failure(problem))
}

/** Native packages are built for one Node on one kind of machine, so both belong to the stamp. */
function wantedStamp() {
  const lock = createHash('sha256')
    .update(readFileSync(inProject('pnpm-lock.yaml')))
    .digest('hex')
  return `${lock} ${process.version} ${process.platform} ${process.arch}\n`
}

function installEnvironment() {
  // NODE_ENV=production would leave out the tools that build the product.
  const env = { NODE_ENV: undefined }
  const nodeFolder = dirname(dirname(process.execPath))
  const hasHeaders = existsSync(join(nodeFolder, 'include/node/node.h'))
  // With Node's headers in place, SQLite compiles without downloading them.
  if (hasHeaders && !process.env.npm_config_nodedir) env.npm_config_nodedir = nodeFolder
  return env
}

const compiling = isSqliteCompiled
  ? `\nNode ${process.version} has to compile SQLite: install python3, make and a C++ compiler and try again, or take Node 22.14 or newer, which need none.`
  : ''
const failure = (what) => `${what}; the lines above say why.${compiling}`
