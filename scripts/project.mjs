import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** The project's folder, whatever folder a script was called from. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** A path inside the project. */
export const inProject = (path) => join(root, path)

/** The manifest of an unpacked release archive, which is built and installed; null in a clone. */
export const finishedRelease = existsSync(inProject('release.json'))
  ? JSON.parse(readFileSync(inProject('release.json'), 'utf8'))
  : null

/** Why this Node cannot run a release whose manifest says `>=20.19 <21 || >=22.14`; null when it can. */
export function nodeProblem({ label, node }, version = process.versions.node) {
  if (node.split(' || ').some((range) => isWithin(range, version))) return null
  return `Release ${label} runs on Node ${node}; this is ${version}. Take the archive that was made for it.`
}

function isWithin(range, version) {
  const [, major, minor, below] = /^>=(\d+)\.(\d+)(?: <(\d+))?$/.exec(range) ?? []
  const [ownMajor, ownMinor] = version.split('.').map(Number)
  if (major === undefined || (below && ownMajor >= Number(below))) return false
  return ownMajor > Number(major) || (ownMajor === Number(major) && ownMinor >= Number(minor))
}

/**
 * True when the module of that URL was called by hand or by npm, not imported by another script. It may
 * have been called through a link, such as the one to the release that runs.
 */
export const isProgram = (moduleUrl) =>
  process.argv[1] !== undefined &&
  existsSync(process.argv[1]) &&
  moduleUrl === pathToFileURL(realpathSync(process.argv[1])).href

/** Ends the script with a sentence instead of a stack. */
export function giveUp(sentence) {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}
