import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** The project's folder, from whatever folder a script was called. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** A path inside the project. */
export const inProject = (path) => join(root, path)

/** The manifest of an unpacked release archive, which is built and installed; null in a clone. */
export const finishedRelease = existsSync(inProject('release.json'))
  ? JSON.parse(readFileSync(inProject('release.json'), 'utf8'))
  : null

/** A sentence when this Node is outside a range such as `>=20.19 <21 || >=22.14`; null when it is inside. */
export function nodeProblem(what, range, version = process.versions.node) {
  const [ownMajor, ownMinor] = version.split('.').map(Number)
  const isInside = range.split(' || ').some((part) => {
    const [, major, minor, below = Number.POSITIVE_INFINITY] =
      /^>=(\d+)\.(\d+)(?: <(\d+))?$/.exec(part) ?? []
    const isNewEnough = ownMajor > major || (ownMajor === Number(major) && ownMinor >= minor)
    return isNewEnough && ownMajor < below
  })
  return isInside ? null : `${what} runs on Node ${range}; this is ${version}.`
}

/**
 * True when the module of that URL was started by a person or by npm, not imported by another script. It may have been started
 * through a link, such as the one to the current release.
 */
export const isProgram = (moduleUrl) =>
  process.argv[1] !== undefined &&
  existsSync(process.argv[1]) &&
  moduleUrl === pathToFileURL(realpathSync(process.argv[1])).href

/** Ends the script with a sentence instead of a stack trace. */
export function giveUp(sentence) {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}

/**
 * Ends this process, as SIGTERM would, when the shell in which npm started it is gone. A signal to npm reaches only that shell,
 * and without this the server would continue and keep its port.
 */
export function endWithParent() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 300)
  timer.unref()
}
