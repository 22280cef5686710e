import {
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, isAbsolute, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { runCommand } from './command.mjs'
import { giveUp, inProject, root } from './project.mjs'

/*
 * `node scripts/upgrade.mjs v1.2.0` takes a server to the release of that tag, or leaves it as it was
 * (docs/operations.md). Releases lie beside each other and a link names the one that runs:
 *
 *   /opt/five-good-minutes/releases/v1.1.0/   this one
 *   /opt/five-good-minutes/releases/v1.2.0/   fetched and built while this one serves
 *   /opt/five-good-minutes/current            -> releases/v1.1.0
 *
 * Then the service stops, the database is backed up (so nothing can be written that a way back would
 * lose), the link changes, the service starts. If it is not ready in time, link and database go back.
 * `--dry-run` looks whether all that can be done, and does nothing.
 */

if (existsSync(inProject('.env'))) process.loadEnvFile(inProject('.env'))
const {
  SERVICE_START = 'systemctl start five-good-minutes',
  SERVICE_STOP = 'systemctl stop five-good-minutes',
  READY_SECONDS = '90',
  PORT = '3000',
  DATA_DIR = '',
} = process.env
const ready_url = process.env.READY_URL || `http://127.0.0.1:${PORT}/readyz`
const backup_folder = process.env.BACKUP_DIR || join(DATA_DIR, 'backups')
const releases = dirname(root)
const link = join(dirname(releases), 'current')

const { tag, is_dry_run } = given()
const release = join(releases, tag)
const origin = await refuseImpossible()
if (is_dry_run) console.log('\nAll of this can be done. Nothing was changed.')
else {
  await build()
  keepGoing()
  await change()
}

function given() {
  const words = process.argv.slice(2)
  const is_dry_run = words.includes('--dry-run')
  const tags = words.filter((word) => word !== '--dry-run')
  if (tags.length !== 1 || !/^v?\d[\w.-]*$/.test(tags[0]))
    giveUp('Usage: node scripts/upgrade.mjs <tag, for example v1.2.0> [--dry-run]')
  return { tag: tags[0], is_dry_run }
}

/** Ends with a sentence when something is not as it has to be. @returns where releases come from. */
async function refuseImpossible() {
  if (basename(releases) !== 'releases' || !existsSync(link) || realpathSync(link) !== root)
    giveUp(`${link} does not lead to this release, ${root}: run the script of the one that runs.`)
  if (!isAbsolute(DATA_DIR))
    giveUp('DATA_DIR must be an absolute path, in the environment or .env.')
  if (!existsSync(join(DATA_DIR, 'fgm.sqlite'))) giveUp(`There is no database in ${DATA_DIR}.`)
  if (existsSync(release)) giveUp(`${release} is there already. Remove it to fetch it again.`)
  const { output: address } = await quietly(['git', 'remote', 'get-url', 'origin'])
  const { code } = await quietly(['git', 'ls-remote', '--exit-code', 'origin', `refs/tags/${tag}`])
  if (code !== 0) giveUp(`There is no tag ${tag} at ${address.trim()}, or it cannot be reached.`)
  if (!(await isReady())) giveUp(`The server does not answer at ${ready_url}; mend that first.`)
  say(`from ${basename(root)} to ${tag}; the way back is ${root} and a backup in ${backup_folder}`)
  return address.trim()
}

/** Fetches and builds the new release while the old one serves. What fails here has changed nothing. */
async function build() {
  say('fetching and building; the old release goes on serving')
  const clone = ['git', 'clone', '--quiet', '--depth', '1', '--branch', tag]
  const steps = [
    { command: [...clone, ...asLocal(), '--', origin, release], cwd: releases },
    { command: [process.execPath, 'scripts/build.mjs'], cwd: release },
  ]
  for (const { command, cwd } of steps) {
    const { code, output } = await quietly(command, { cwd, env: { NODE_ENV: undefined } })
    if (code === 0) continue
    rmSync(release, { recursive: true, force: true })
    giveUp(`${output}\n${tag} could not be fetched or built. Nothing was changed.`)
  }
  copySettings()
}

/** A path is cloned like an address, or git would not keep to one commit. */
function asLocal() {
  return isAbsolute(origin) ? ['--no-local'] : []
}

function copySettings() {
  const [here, there] = [inProject('.env'), join(release, '.env')]
  if (!existsSync(here)) return
  if (lstatSync(here).isSymbolicLink()) symlinkSync(readlinkSync(here), there)
  else cpSync(here, there, { preserveTimestamps: true })
}

async function change() {
  let backup
  try {
    say('stopping the service')
    await succeed(SERVICE_STOP.split(' '))
    say('backing the database up')
    await succeed([process.execPath, 'scripts/backup.mjs'], asOwner())
    backup = newestBackup()
    say(`starting ${tag}`)
    pointTo(release)
    await succeed(SERVICE_START.split(' '))
    await untilReady()
  } catch (cause) {
    console.error(`\n${cause.message}\n`)
    await goBack(backup)
    giveUp(`${tag} did not work out; ${basename(root)} serves again, with its database.
Look into its log, then remove ${release} before you try once more.`)
  }
  say(`${tag} is ready. Its predecessor is ${root}; the backup is ${backup}`)
}

/** Code and database as they were. Without a backup nothing had been started on the database. */
async function goBack(backup) {
  say(`going back to ${basename(root)}`)
  try {
    await quietly(SERVICE_STOP.split(' '))
    pointTo(root)
    if (backup) await succeed([process.execPath, 'scripts/restore.mjs', backup], asOwner())
    await succeed(SERVICE_START.split(' '))
    await untilReady()
  } catch (cause) {
    giveUp(`${cause.message}\nThe way back failed, too. By hand: stop the service, let ${link} lead to ${root},
restore ${backup ?? 'nothing, the database was not touched'}, start the service.`)
  }
}

/** Backup and restore run as whoever owns the data: files of root's the server could not open. */
function asOwner() {
  const { uid, gid } = statSync(DATA_DIR)
  return process.getuid?.() === 0 ? { uid, gid } : {}
}

function newestBackup() {
  const names = readdirSync(backup_folder).filter((name) => /^fgm-.*\.sqlite\.gz$/.test(name))
  const newest = names.sort().at(-1)
  if (!newest) throw new Error(`There is no backup in ${backup_folder}.`)
  return join(backup_folder, newest)
}

/** Changes the link in one step: there is no moment without one. */
function pointTo(folder) {
  const draft = `${link}.next`
  rmSync(draft, { force: true })
  symlinkSync(join('releases', basename(folder)), draft)
  renameSync(draft, link)
}

async function untilReady() {
  const until = performance.now() + Number(READY_SECONDS) * 1000
  while (performance.now() < until) {
    if (await isReady()) return
    await wait(250)
  }
  throw new Error(`It was not ready within ${READY_SECONDS} seconds.`)
}

async function isReady() {
  const answer = await fetch(ready_url, { signal: AbortSignal.timeout(5_000) }).catch(() => null)
  return answer?.ok === true
}

async function succeed(command, options = {}) {
  const { code, output } = await quietly(command, options)
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}:\n${output}`)
}

function quietly(command, options = {}) {
  return runCommand(command, { ...options, is_quiet: true })
}

function say(text) {
  console.log(`${new Date().toISOString().slice(11, 19)}  ${text}`)
}

/** From here on the service is down: a closed terminal or Ctrl-C must not leave it so. */
function keepGoing() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => say('in the middle of it; finishing first'))
  process.stdout.on('error', () => {})
  process.stderr.on('error', () => {})
}
