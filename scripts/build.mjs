import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand, tool } from './command.mjs'
import { ensureInstalled } from './install.mjs'
import { isOutOfMemory, outOfMemory } from './memory.mjs'
import { finishedRelease, giveUp, inProject, isProgram } from './project.mjs'

/** The two builds: command and folder. */
const targets = [
  { name: 'pages', folder: 'packages/web', command: ['npm', 'run', '--silent', 'build'] },
  { name: 'server', folder: 'packages/api', command: tool('vite', 'build') },
]

/** Sources of both: prerendered pages contain authored activities as the server returns them. */
const sources = ['packages/web', 'packages/shared', 'packages/db', 'packages/api']
const neverSources = /(^|\/)(node_modules|dist[^/]*|test|migrations)\/|\.test\.tsx?$/

if (isProgram(import.meta.url)) {
  if (finishedRelease) giveUp(`Release ${finishedRelease.label} is built already.`)
  await ensureInstalled()
  if (process.argv.includes('--if-stale')) await ensureBuilt()
  else await build()
}

/** Builds what is missing or out of date. */
export async function ensureBuilt() {
  if (finishedRelease) return
  const current = fingerprint()
  const isFresh = (path) => existsSync(path) && readFileSync(path, 'utf8') === current
  if (!targets.map(stampPath).every(isFresh)) await build()
}

async function build() {
  const started = performance.now()
  console.log('Building pages and server ...')
  const results = await Promise.all(targets.map(buildOne))
  const failed = results.find((result) => result.code !== 0)
  const reason = failed && isOutOfMemory(failed) ? `\n${outOfMemory}` : ''
  if (failed) giveUp(`${failed.output}\nThe ${failed.name} could not be built.${reason}`)
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}

async function buildOne(target) {
  const builtFrom = fingerprint()
  const result = await runCommand(target.command, {
    cwd: inProject(target.folder),
    // A demo or a test that builds still builds the product.
    env: { NODE_ENV: 'production' },
    is_quiet: true,
  })
  if (result.code === 0) writeFileSync(stampPath(target), builtFrom)
  return { name: target.name, ...result }
}

/** The stamp is inside the output, so a manual or interrupted build removes it. */
function stampPath({ folder }) {
  return inProject(join(folder, 'dist/.built-from'))
}

/**
 * A hash over the contents of all sources. Modification times would be quicker to read, but are wrong after a checkout, a switch
 * of branches or a removal.
 */
function fingerprint() {
  const hash = createHash('sha256')
  for (const path of [...sources.flatMap(filesIn), 'pnpm-lock.yaml'].sort())
    hash
      .update(`${path}\0`)
      .update(readFileSync(inProject(path)))
      .update('\0')
  return hash.digest('hex')
}

function filesIn(folder) {
  return readdirSync(inProject(folder), { recursive: true })
    .map((name) => `${folder}/${name}`)
    .filter((path) => !neverSources.test(path) && statSync(inProject(path)).isFile())
}
