import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { runCommand, tool, typescript } from './command.mjs'
import { ensureInstalled } from './install.mjs'
import { giveUp, inProject, isProgram } from './project.mjs'

/*
 * `npm test`: everything that has to hold before a change lands, in order, quick steps first.
 * `npm test -- --only types` runs one step, `--only lint,types` some.
 */

const reportFolder = 'node_modules/.cache/test-reports'

/** The gate. A step with a `report` runs tests, and writes there how many. */
const steps = [
  {
    name: 'lint',
    what: 'format and lint',
    command: () => tool('@biomejs/biome', 'ci', '--colors=off', '.'),
  },
  { name: 'types', what: 'types', command: () => tool('typescript', '-b') },
  {
    name: 'dead-code',
    what: 'no file, export or package without use (knip)',
    command: () => tool('knip', '--no-progress', '--treat-config-hints-as-errors'),
  },
  {
    name: 'tests',
    what: 'house rules, rules, features and pages',
    ...vitest('tests', 'vitest.workspace.ts'),
  },
  {
    name: 'openapi',
    what: 'description of the REST calls is up to date',
    command: () => typescript('scripts/openapi.ts', '--check'),
  },
  {
    name: 'env-example',
    what: '.env.example is up to date',
    command: () => typescript('scripts/env-example.ts', '--check'),
  },
  {
    name: 'content',
    what: 'authored activities are sound and safe',
    command: () => typescript('scripts/lint-activities.ts', '--errors'),
  },
  {
    name: 'build',
    what: 'pages and server can be built',
    command: () => [process.execPath, 'scripts/build.mjs'],
  },
  {
    name: 'budgets',
    what: 'pages are small enough',
    command: () => [process.execPath, 'check-budgets.mjs'],
    cwd: inProject('packages/web'),
  },
  {
    name: 'journeys',
    what: 'journeys in a browser',
    ...vitest('journeys', 'e2e/vitest.config.ts'),
  },
]

if (isProgram(import.meta.url)) await main(process.argv.slice(2))

async function main(given) {
  const chosen = chosenSteps(given)
  const started = performance.now()
  await ensureInstalled()
  for (const step of chosen) await runStep(step)
  printCounts(chosen)
  console.log(`All good after ${seconds(started)}.`)
}

function chosenSteps(given) {
  if (given.length === 0) return steps
  const names = given[0] === '--only' && given[1] ? given[1].split(',') : []
  const chosen = steps.filter((step) => names.includes(step.name))
  if (given.length !== 2 || chosen.length !== names.length)
    giveUp(`Usage: npm test, or npm test -- --only ${steps.map((step) => step.name).join(',')}`)
  return chosen
}

/** Runs one step quietly; what it printed is shown only when it failed, and ends the gate. */
async function runStep(step) {
  const started = performance.now()
  const { code, output } = await runCommand(step.command(), {
    cwd: step.cwd,
    env: { NO_COLOR: '1', FORCE_COLOR: undefined },
    is_quiet: true,
  })
  const mark = code === 0 ? 'ok  ' : 'FAIL'
  console.log(`${mark} ${seconds(started).padStart(8)}  ${step.name.padEnd(12)} ${step.what}`)
  if (code === 0) return
  giveUp(`${output}\nStopped at '${step.name}'. Once more, alone: npm test -- --only ${step.name}`)
}

function vitest(name, config) {
  const report = inProject(`${reportFolder}/${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  // By itself vitest leaves one core idle, which on two cores doubles the time.
  const workers = `--maxWorkers=${availableParallelism()}`
  return { report, command: () => tool('vitest', 'run', '--config', config, workers, ...reporters) }
}

/** One closing line with the sum of all tests that ran, for people and for machines. */
function printCounts(chosen) {
  const reports = chosen.flatMap((step) =>
    step.report && existsSync(step.report) ? [JSON.parse(readFileSync(step.report, 'utf8'))] : [],
  )
  if (reports.length === 0) return
  const sum = (key) => reports.reduce((total, report) => total + report[key], 0)
  console.log(`\n${sum('numPassedTests')} passed, ${sum('numFailedTests')} failed`)
}

function seconds(started) {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`
}
