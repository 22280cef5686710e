import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand, tool } from './command.mjs'
import { ensureInstalled } from './install.mjs'
import { isOutOfMemory, outOfMemory } from './memory.mjs'
import { finishedRelease, giveUp, inProject, isProgram } from './project.mjs'

/** What is built: from which sources, by which command, into which folder. */
const targets = [
  {
    name: 'pages',
    folder: 'packages/web',
    // Prerendered pages contain authored activities as the server returns them.
    sources: ['packages/web', 'packages/shared', 'packages/db', 'packages/api'],
    command: () => ['npm', 'run', '--silent', 'build'],
  },
  {
    name: 'server',
    folder: 'packages/api',
    sources: ['packages/api', 'packages/db', 'packages/shared'],
    command: () => tool('vite', 'build'),
  },
]

const neverSources = /(^|\/)(node_modules|dist[^/]*|test|migrations)\/|\.test\.tsx?$/

if (isProgram(import.meta.url)) {
  if (finishedRelease) giveUp(`Release ${finishedRelease.label} is built already.`)
  await ensureInstalled()
  if (process.argv.includes('--if-stale')) await ensureBuilt()
  else await build(targets)
}

/** Builds what is missing or out of date. */
export async function ensureBuilt() {
  if (finishedRelease) return
  const stale = targets.filter((target) => !isFresh(target))
  if (stale.length > 0) await build(stale)
}

async function build(wanted) {
  const started = performance.now()
  console.log(`Building ${wanted.map((target) => target.name).join(' and ')} ...`)
  const results = await Promise.all(wanted.map(buildOne))
  const failed = results.find((result) => result.code !== 0)
  const reason = failed && isOutOfMemory(failed) ? `\n${outOfMemory}` : ''
  if (failed) giveUp(`${failed.output}\nThe ${failed.name} could not be built.${reason}`)
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}

async function buildOne(target) {
  const fingerprint = fingerprintOf(target)
  const result = await runCommand(target.command(), {
    cwd: inProject(target.folder),
    // A demo or a test that builds still builds the product.
    env: { NODE_ENV: 'production' },
    is_quiet: true,
  })
  if (result.code === 0) writeFileSync(stampPath(target), fingerprint)
  return { name: target.name, ...result }
}

/** The stamp is inside the output, so a manual or interrupted build removes it. */
function stampPath(target) {
  return inProject(join(target.folder, 'dist/.built-from'))
}

function isFresh(target) {
  const path = stampPath(target)
  return existsSync(path) && readFileSync(path, 'utf8') === fingerprintOf(target)
}

/**
 * A hash over the contents of all sources. Modification times would be quicker to read, but lie after a
 * checkout, a switch of branches or a removal.
 */
function fingerprintOf(target) {
  const hash = createHash('sha256')
  const paths = target.sources.flatMap(sourcesIn)
  for (const path of [...paths, 'pnpm-lock.yaml'].sort())
    hash
      .update(`${path}\0`)
      .update(readFileSync(inProject(path)))
      .update('\0')
  return hash.digest('hex')
}

function sourcesIn(folder) {
  return readdirSync(inProject(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (neverSources.test(entry.isDirectory() ? `${path}/` : path)) return []
    if (entry.isDirectory()) return sourcesIn(path)
    return entry.isFile() ? [path] : []
  })
}
