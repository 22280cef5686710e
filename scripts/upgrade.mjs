import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, isAbsolute, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { outputOf, runCommand } from './command.mjs'
import { memoryProblem, outOfMemory } from './memory.mjs'
import { giveUp, inProject, nodeProblem, root } from './project.mjs'

/*
 * `node scripts/upgrade.mjs <archive.tar.gz>` upgrades a server to the release in that archive, `… v1.2.0` to
 * the one of that tag, or leaves it unchanged (docs/operations.md). Each release has a folder, and a link
 * names the current one:
 *
 *   /opt/five-good-minutes/releases/1.1.0-1f976c9/   this one
 *   /opt/five-good-minutes/releases/1.2.0-8e3fc60/   unpacked, or fetched and built, while this one serves
 *   /opt/five-good-minutes/current                   -> releases/1.1.0-1f976c9
 *
 * Then the service stops, the database is backed up (so a rollback loses nothing), the link changes, the
 * service starts. If it ends or is not ready in time, link and database are restored.
 * `--dry-run` checks whether all that is possible, and does nothing.
 */

if (existsSync(inProject('.env'))) process.loadEnvFile(inProject('.env'))
const {
  SERVICE_START = 'systemctl start five-good-minutes',
  SERVICE_STOP = 'systemctl stop five-good-minutes',
  READY_SECONDS = '90',
  PORT = '3000',
  DATA_DIR = '',
} = process.env
// Other service managers have another way to ask, or none: then only the time limit decides.
const SERVICE_STATUS =
  process.env.SERVICE_STATUS ||
  (process.env.SERVICE_START ? '' : 'systemctl is-active --quiet five-good-minutes')
const readyUrl = process.env.READY_URL || `http://127.0.0.1:${PORT}/readyz`
const releases = dirname(root)
const link = join(dirname(releases), 'current')

const { wanted, isDryRun } = given()
const source = wanted.endsWith('.tar.gz') ? await fromArchive(wanted) : fromTag(wanted)
const release = join(releases, source.label)
await refuseImpossible()
if (isDryRun) console.log('\nAll of this can be done. Nothing was changed.')
else {
  await prepare()
  keepGoing()
  await change()
}

function given() {
  const words = process.argv.slice(2)
  const isDryRun = words.includes('--dry-run')
  const [wanted = '', ...more] = words.filter((word) => word !== '--dry-run')
  if (more.length > 0 || !/^v?\d[\w.-]*$|^[^-].*\.tar\.gz$/.test(wanted))
    giveUp('Usage: node scripts/upgrade.mjs <archive.tar.gz, or a tag such as v1.2.0> [--dry-run]')
  return { wanted, isDryRun }
}

/** A release that was built elsewhere and only has to be unpacked. */
async function fromArchive(given) {
  const path = resolve(given)
  const { label } = await manifestOf(path)
  return {
    label,
    refuse: async () => {},
    prepare: async () => {
      mkdirSync(release)
      // The server's user has to read it, whatever the umask.
      chmodSync(release, 0o755)
      const into = ['-C', release, '--strip-components=1', '--no-same-owner']
      await outputOf(['tar', '-xzf', path, ...into])
    },
  }
}

/** The manifest of an archive. Ends with a sentence when it is not intact, or does not fit this machine. */
async function manifestOf(path) {
  const note = `${basename(path)}.sha256`
  if (!existsSync(path)) giveUp(`There is no ${path}.`)
  if (!existsSync(`${path}.sha256`)) giveUp(`There is no ${note}: it belongs beside the archive.`)
  const [wanted] = readFileSync(`${path}.sha256`, 'utf8').trim().split(/\s+/)
  const [actual] = (await outputOf(['sha256sum', path])).split(' ')
  if (actual !== wanted) giveUp(`${basename(path)} is not what ${note} says: fetch it once more.`)
  const names = (await outputOf(['tar', '-tzf', path])).split('\n')
  const entry = names.find((name) => /^[^/]+\/release\.json$/.test(name))
  if (!entry) giveUp(`${path} is no release of Five Good Minutes.`)
  const manifest = JSON.parse(await outputOf(['tar', '-xzOf', path, '--', entry]))
  const { label } = manifest
  if (!/^\w[\w.-]*$/.test(label)) giveUp(`${path} says of itself what cannot be: '${label}'.`)
  const [own, its] = [process, manifest].map((one) => `${one.platform} on ${one.arch}`)
  if (its !== own) giveUp(`${path} is for ${its}; this is ${own}.`)
  const problem = nodeProblem(`Release ${label}`, manifest.node)
  if (problem) giveUp(problem)
  return manifest
}

/** A release of the repository that this one was cloned from: it is fetched and built here. */
function fromTag(tag) {
  let origin = ''
  return {
    label: tag,
    refuse: async () => {
      const { code, output } = await quietly(['git', 'remote', 'get-url', 'origin'])
      if (code !== 0)
        giveUp(`${root} is no clone, so tags are unknown here: give the path of a release archive.`)
      origin = output.trim()
      const look = ['git', 'ls-remote', '--exit-code', 'origin', `refs/tags/${tag}`]
      if ((await quietly(look)).code !== 0)
        giveUp(`There is no tag ${tag} at ${origin}, or it cannot be reached.`)
      const problem = memoryProblem()
      if (problem) giveUp(problem)
    },
    prepare: async () => {
      const clone = ['git', 'clone', '--quiet', '--depth', '1', '--branch', tag]
      // A path is cloned like an address, or git would ignore the depth.
      const asLocal = isAbsolute(origin) ? ['--no-local'] : []
      await outputOf([...clone, ...asLocal, '--', origin, release], { cwd: releases })
      const build = [process.execPath, 'scripts/build.mjs']
      const built = await quietly(build, { cwd: release, env: { NODE_ENV: undefined } })
      if (built.code === 0) return
      // If the system ended a process of the build, the build has reported it.
      throw new Error(`${built.output}\n${built.code === 137 ? outOfMemory : ''}`)
    },
  }
}

/** Ends with a sentence when a precondition is not met. */
async function refuseImpossible() {
  if (basename(releases) !== 'releases' || !existsSync(link) || realpathSync(link) !== root)
    giveUp(`${link} does not lead to this release, ${root}: run the script of the one that runs.`)
  if (!isAbsolute(DATA_DIR))
    giveUp('DATA_DIR must be an absolute path, in the environment or .env.')
  if (!existsSync(join(DATA_DIR, 'fgm.sqlite'))) giveUp(`There is no database in ${DATA_DIR}.`)
  if (existsSync(release)) giveUp(`${release} is there already. Remove it to fetch it again.`)
  await source.refuse()
  if (!(await isReady())) giveUp(`The server does not answer at ${readyUrl}; mend that first.`)
  say(`from ${basename(root)} to ${source.label}; the way back is ${root} and a backup`)
}

/** Installs the new release while the old one serves. A failure here has changed nothing. */
async function prepare() {
  say(`preparing ${source.label}; the old release goes on serving`)
  try {
    await source.prepare()
  } catch (cause) {
    rmSync(release, { recursive: true, force: true })
    giveUp(`${cause.message}\n${source.label} could not be made ready. Nothing was changed.`)
  }
  const settings = inProject('.env')
  // A link stays a link.
  if (existsSync(settings)) cpSync(settings, join(release, '.env'), { verbatimSymlinks: true })
}

async function change() {
  let backup
  try {
    say('stopping the service')
    await outputOf(SERVICE_STOP.split(' '))
    say('backing the database up')
    backup = await makeBackup()
    say(`starting ${source.label}`)
    pointTo(release)
    await outputOf(SERVICE_START.split(' '))
    await untilReady()
  } catch (cause) {
    console.error(`\n${cause.message}\n`)
    await goBack(backup)
    giveUp(`${source.label} did not work out; ${basename(root)} serves again, with its database.
Look into its log, then remove ${release} before you try once more.`)
  }
  say(`${source.label} is ready. Its predecessor is ${root}; the backup is ${backup}`)
}

/** Restores code and database. Without a backup nothing had been started on the database. */
async function goBack(backup) {
  say(`going back to ${basename(root)}`)
  try {
    await quietly(SERVICE_STOP.split(' '))
    pointTo(root)
    if (backup) await outputOf([process.execPath, 'scripts/run.mjs', 'restore', backup], asOwner())
    await outputOf(SERVICE_START.split(' '))
    await untilReady()
  } catch (cause) {
    giveUp(`${cause.message}\nThe way back failed, too. By hand: stop the service, let ${link} lead to ${root},
restore ${backup ?? 'nothing, the database was not touched'}, start the service.`)
  }
}

/** Backup and restore run as the owner of the data; the server could not open root's files. */
function asOwner() {
  const { uid, gid } = statSync(DATA_DIR)
  return process.getuid?.() === 0 ? { uid, gid } : {}
}

/** The path of the backup made now. Names alone could be wrong: one may be dated ahead, by a wrong clock. */
async function makeBackup() {
  const command = [process.execPath, 'scripts/run.mjs', 'backup', '--path']
  const output = await outputOf(command, asOwner())
  const path = output.split('\n').findLast((line) => line.endsWith('.sqlite.gz'))
  if (!path || !existsSync(resolve(root, path)))
    throw new Error(`The backup did not say where it is:\n${output}`)
  return resolve(root, path)
}

/** Changes the link in one step: it exists at every moment. */
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
    if (await hasEnded()) throw new Error('It ended before it was ready.')
    await wait(250)
  }
  throw new Error(`It was not ready within ${READY_SECONDS} seconds.`)
}

/** True when the service manager knows that nothing runs (or that it waits to try once more). */
async function hasEnded() {
  if (!SERVICE_STATUS) return false
  return (await quietly(SERVICE_STATUS.split(' '))).code !== 0
}

async function isReady() {
  const response = await fetch(readyUrl, { signal: AbortSignal.timeout(5_000) }).catch(() => null)
  return response?.ok === true
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
