import { existsSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { relative } from 'node:path'
import { runCommand, tool, typescript } from './command.mjs'
import { ensureInstalled } from './install.mjs'
import { giveUp, inProject, root } from './project.mjs'

/*
 * `npm test`: everything that must pass before a change lands. `npm test -- --only types` runs one step, `--only lint,types`
 * several.
 */

const started = performance.now()
const cores = availableParallelism()
await ensureInstalled()

const node = (...args) => [process.execPath, ...args]
const step = (name, what, command) => ({ name, what, command })

/** The gate, stage by stage. Steps of a stage run in parallel; a step that runs tests uses all cores. */
const stages = [
  [
    step('types', 'types', tool('tsc', '-b')),
    step('lint', 'format and lint', tool('biome', 'ci', '--colors=off', '.')),
    step('dead-code', 'nothing is without use', tool('knip', '--treat-config-hints-as-errors')),
    step('generated', 'made files are up to date', typescript('scripts/generate.ts', '--check')),
    step('build', 'pages and server can be built', node('scripts/build.mjs', '--if-stale')),
  ],
  [step('budgets', 'pages are small enough', node('packages/web/check-budgets.mjs'))],
  [testing('tests', 'house rules, rules, features and pages', 'vitest.workspace.ts')],
  [testing('journeys', 'journeys in a browser', 'e2e/vitest.config.ts')],
]

const chosen = chosenOf(process.argv.slice(2))
for (const stage of stages) await runStage(stage.filter((one) => chosen.includes(one)))
printCounts()
console.log(`All good after ${seconds(started)}.`)

/** A step that writes the result of each test into its `report`. */
function testing(name, what, config) {
  const report = inProject(`node_modules/.cache/test-reports/${name}.json`)
  const reporters = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${report}`]
  // By default vitest leaves one core idle. Journeys wait half of their time, so one more of them fits in.
  const workers = `--maxWorkers=${name === 'journeys' ? cores + 1 : cores}`
  const command = tool('vitest', 'run', '--config', config, workers, ...reporters)
  return { ...step(name, what, command), report }
}

function chosenOf([option, given = '', ...more]) {
  const all = stages.flat()
  if (option === undefined) return all
  const names = given.split(',')
  const found = all.filter(({ name }) => names.includes(name))
  if (option !== '--only' || more.length > 0 || found.length !== names.length)
    giveUp(`Usage: npm test, or npm test -- --only ${all.map(({ name }) => name).join(',')}`)
  return found
}

/** Runs the steps of a stage to their end, as many at once as there are cores. A failure ends the gate. */
async function runStage(waiting) {
  const failures = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      failures.push(...(await failuresOf(next)))
  }
  await Promise.all(Array.from({ length: cores }, work))
  if (failures.length > 0) giveUp(failures.join('\n'))
}

/** Runs one step quietly. @returns what to print when it failed, names of tests first. */
async function failuresOf({ name, what, command, report }) {
  const begun = performance.now()
  if (report) rmSync(report, { force: true })
  const env = { NO_COLOR: '1', FORCE_COLOR: undefined }
  const { code, output } = await runCommand(command, { env, is_quiet: true })
  const mark = code === 0 ? 'ok  ' : 'FAIL'
  console.log(`${mark} ${seconds(begun).padStart(8)}  ${name.padEnd(12)} ${what}`)
  if (code === 0) return []
  const again = `'${name}' failed. Once more, alone: npm test -- --only ${name}\n`
  return [...reportAt(report).testResults.flatMap(namesOfFailed), output, again]
}

/**
 * The failed tests of a file, each with the first line of its error; the file itself if a hook failed. CI may keep only the first
 * lines of a step's output.
 */
function namesOfFailed({ name, status, message, assertionResults }) {
  if (status !== 'failed') return []
  const file = relative(root, name)
  const failed = assertionResults.filter((one) => one.status === 'failed')
  if (failed.length === 0) return [`- ${file}\n    ${message || 'a hook failed'}`]
  return failed.map(
    ({ fullName, failureMessages: [error = ''] }) =>
      `- ${file} > ${fullName.trim()}\n    ${error.split('\n')[0]}`,
  )
}

/** The report of a test run; without tests if there is none. */
function reportAt(path) {
  return path && existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { testResults: [] }
}

/** One closing line with the total of all tests, for people and for machines. */
function printCounts() {
  const reports = chosen.filter(({ report }) => report).map(({ report }) => reportAt(report))
  if (reports.length === 0) return
  const sum = (key) => reports.reduce((total, report) => total + report[key], 0)
  console.log(`\n${sum('numPassedTests')} passed, ${sum('numFailedTests')} failed`)
}

function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}
