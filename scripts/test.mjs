import { existsSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { runCommand, tool, typescript } from './command.mjs'
import { failuresIn } from './failures.mjs'
import { ensureInstalled } from './install.mjs'
import { giveUp, inProject } from './project.mjs'

/*
 * `npm test`: everything that has to hold before a change lands.
 * `npm test -- --only types` runs one step, `--only lint,types` some.
 */

const started = performance.now()
const cores = availableParallelism()
await ensureInstalled()

/** The gate, stage by stage. Steps of a stage run beside each other; a step that runs tests takes all cores. */
const stages = [
  [
    step('types', 'types', tool('typescript', '-b')),
    step('lint', 'format and lint', tool('@biomejs/biome', 'ci', '--colors=off', '.')),
    step('dead-code', 'nothing is without use', tool('knip', '--treat-config-hints-as-errors')),
    step('openapi', 'openapi.json is up to date', typescript('scripts/openapi.ts', '--check')),
    step('env-example', 'it is up to date', typescript('scripts/env-example.ts', '--check')),
    step('content', 'sound, safe activities', typescript('scripts/lint-activities.ts', '--errors')),
    step('build', 'pages and server can be built', node('scripts/build.mjs', '--if-stale')),
  ],
  [step('budgets', 'pages are small enough', node('packages/web/check-budgets.mjs'))],
  [testing('tests', 'house rules, rules, features and pages', 'vitest.workspace.ts')],
  [testing('journeys', 'journeys in a browser', 'e2e/vitest.config.ts')],
]

const chosen = chosenStages(process.argv.slice(2))
for (const stage of chosen) await runStage(stage)
printCounts(chosen.flat())
console.log(`All good after ${seconds(started)}.`)

function step(name, what, command) {
  return { name, what, command }
}

function node(...args) {
  return [process.execPath, ...args]
}

/** A step that writes into its `report` how each test went. */
function testing(name, what, config) {
  const report = inProject(`node_modules/.cache/test-reports/${name}.json`)
  const reporters = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${report}`]
  // By itself vitest leaves one core idle, which on two cores doubles the time.
  const workers = `--maxWorkers=${cores}`
  const command = tool('vitest', 'run', '--config', config, workers, ...reporters)
  return { ...step(name, what, command), report }
}

function chosenStages(given) {
  if (given.length === 0) return stages
  const names = given[0] === '--only' && given[1] ? given[1].split(',') : []
  const found = stages.map((stage) => stage.filter(({ name }) => names.includes(name)))
  const all = stages.flat().map(({ name }) => name)
  if (given.length !== 2 || found.flat().length !== names.length)
    giveUp(`Usage: npm test, or npm test -- --only ${all.join(',')}`)
  return found
}

/** Runs the steps of a stage to their end, as many at once as there are cores. What failed ends the gate. */
async function runStage(stage) {
  const waiting = [...stage]
  const failures = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const failure = await runStep(next)
      if (failure) failures.push(failure)
    }
  }
  await Promise.all(Array.from({ length: cores }, work))
  if (failures.length > 0) giveUp(failures.join('\n\n'))
}

/** Runs one step quietly. @returns what to say when it failed, names of tests first; null when it went well. */
async function runStep({ name, what, command, report }) {
  const begun = performance.now()
  if (report) rmSync(report, { force: true })
  const env = { NO_COLOR: '1', FORCE_COLOR: undefined }
  const { code, output } = await runCommand(command, { env, is_quiet: true })
  const mark = code === 0 ? 'ok  ' : 'FAIL'
  console.log(`${mark} ${seconds(begun).padStart(8)}  ${name.padEnd(12)} ${what}`)
  if (code === 0) return null
  const again = `'${name}' failed. Once more, alone: npm test -- --only ${name}`
  return [failuresIn(reportAt(report)), output, again].filter(Boolean).join('\n')
}

/** What a run of tests wrote; without tests where there is none. */
function reportAt(path) {
  return path && existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { testResults: [] }
}

/** One closing line with the sum of all tests that ran, for people and for machines. */
function printCounts(steps) {
  const reports = steps.filter(({ report }) => report).map(({ report }) => reportAt(report))
  if (reports.length === 0) return
  const sum = (key) => reports.reduce((total, report) => total + report[key], 0)
  console.log(`\n${sum('numPassedTests')} passed, ${sum('numFailedTests')} failed`)
}

function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}
