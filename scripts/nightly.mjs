import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { runCommand } from './command.mjs'
import { giveUp, root } from './project.mjs'

/*
 * `npm run test:nightly`: the gate on the other lines of Node that the product runs on, each in a fresh
 * clone of what is committed, with a Node out of an npm package. After that one clone changes from its
 * Node to this one and back, as a server does (docs/operations.md). It takes as long as the gate, for each.
 *
 * `-- --lines 22,24` chooses lines, `--only lint,types,tests` steps of the gate, and `--empty` gives each a
 * home of its own, where nothing is cached.
 */

const lines = ['20', '22', '24']
const thisLine = process.versions.node.split('.')[0]

const { values: chosen } = parseArgs({
  options: {
    lines: { type: 'string', default: lines.filter((line) => line !== thisLine).join(',') },
    only: { type: 'string' },
    empty: { type: 'boolean', default: false },
  },
})
const base = mkdtempSync(join(tmpdir(), 'fgm-nightly-'))
const log = join(base, 'log.txt')
console.log(`What is printed goes to ${log}`)
const machines = []
for (const line of chosen.lines.split(',')) machines.push(await machineWith(line))
const gate = ['npm', 'test', ...(chosen.only ? ['--', '--only', chosen.only] : [])]
const results = []
for (const machine of machines)
  results.push(await timed(`Node ${machine.line}: ${gate.join(' ')}`, () => machine.run(gate)))
results.push(await timed(`Node ${machines[0].line}, then ${thisLine}, and back`, changeNode))
if (results.includes(false)) giveUp(`Not all is good: ${log}`)
rmSync(base, { recursive: true })

/** A fresh clone, and how a command is run in it by the newest Node of that line. */
async function machineWith(line) {
  const [clone, home, runtime] = ['clone', 'home', 'runtime'].map((name) => join(base, line, name))
  for (const folder of [home, runtime]) mkdirSync(folder, { recursive: true })
  const name = `node-${process.platform}-${process.arch}`
  const fetched = [
    await keep(['git', 'clone', '--quiet', root, clone]),
    await keep([
      'npm',
      'install',
      '--prefix',
      runtime,
      '--no-audit',
      '--no-fund',
      `${name}@${line}`,
    ]),
  ]
  if (fetched.includes(false)) giveUp(`Node ${line} could not be prepared: ${log}`)
  const bin = join(runtime, 'node_modules', name, 'bin')
  const emptiness = { HOME: home, XDG_DATA_HOME: undefined, npm_config_cache: join(home, '.npm') }
  const run = (command, folder = bin) => {
    const env = { PATH: folder + delimiter + process.env.PATH }
    return keep(command, { cwd: clone, env: chosen.empty ? { ...env, ...emptiness } : env })
  }
  return { line, bin, run }
}

/** What the guide has one do after another Node, and then a journey at the server that was built. */
async function changeNode() {
  const [{ bin, run }] = machines
  const build = ['node', 'scripts/build.mjs']
  const journey = ['node_modules/.bin/vitest', 'run', '--config', 'e2e/vitest.config.ts']
  for (const folder of [bin, dirname(process.execPath), bin])
    for (const command of [build, [...journey, 'e2e/administrators.test.ts']])
      if (!(await run(command, folder))) return false
  return true
}

/** Runs a command, keeps what it printed, and says whether it went well. */
async function keep(command, options) {
  const { code, output } = await runCommand(command, { ...options, is_quiet: true })
  appendFileSync(log, `\n$ ${command.join(' ')}\n${output}`)
  return code === 0
}

async function timed(what, work) {
  const started = performance.now()
  const isGood = await work()
  const minutes = ((performance.now() - started) / 60_000).toFixed(1)
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${minutes.padStart(5)} min  ${what}`)
  return isGood
}
