import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

/*
 * scripts/install.mjs in a scratch project: how it calls pnpm, and when it counts the packages as installed. A shell script
 * replaces pnpm; `npm run test:nightly` has the real one change between Nodes.
 */

const fitting = 'module.exports = class { close() {} }'
const foreign = 'throw new Error("was compiled against a different Node.js version")'
const crashing = 'process.kill(process.pid, "SIGSEGV")'
const scripts = ['install', 'command', 'project']

let project: string

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'fgm-install-'))
  for (const path of ['package.json', ...scripts.map((name) => `scripts/${name}.mjs`)])
    cpSync(join(import.meta.dirname, '..', path), join(project, path), { recursive: true })
  write('pnpm-lock.yaml', '')
  mkdirSync(join(project, 'node_modules'))
  program('bin/npx', 'echo "$@" >> calls\ncase "$*" in *rebuild*) ./rebuild ;; esac')
  program('rebuild', '')
})
afterEach(() => rmSync(project, { recursive: true }))

test('packages are installed once for a Node, and no package runs a script', () => {
  useSqlite({ isCompiled: false, driver: fitting })
  expect([install().status, install().status]).toEqual([0, 0])
  expect(calls()).toEqual([expect.stringMatching(/ install --frozen-lockfile .*--ignore-scripts$/)])
})

test('SQLite that was compiled for another Node is compiled again', () => {
  useSqlite({ isCompiled: true, driver: foreign })
  program('rebuild', `echo '${fitting}' > packages/db/node_modules/driver/index.js`)
  expect([install().status, hasStamp()]).toEqual([0, true])
  expect(calls()[1]).toMatch(/ --recursive rebuild better-sqlite3$/)
})

test.each([
  ['throws where it is compiled', true, foreign, 'install python3, make and a C++ compiler'],
  ['ends the process where it is compiled', true, crashing, 'or take Node 22.14 or newer'],
  ['throws where it comes whole', false, foreign, 'was compiled against a different Node.js'],
  ['ends the process where it comes whole', false, crashing, 'SQLite could not be loaded'],
])('a driver that %s never counts as installed', (_, isCompiled, driver, sentence) => {
  useSqlite({ isCompiled, driver })
  const { status, stderr } = install()
  expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)])
  expect(hasStamp()).toBe(false)
  useSqlite({ isCompiled, driver: fitting })
  expect([install().status, hasStamp()]).toEqual([0, true])
})

test('a failed install removes the stamp of the one before', () => {
  useSqlite({ isCompiled: true, driver: fitting })
  install()
  write('pnpm-lock.yaml', '# another')
  useSqlite({ isCompiled: true, driver: foreign })
  program('rebuild', 'exit 1')
  expect([install().status, hasStamp()]).toEqual([1, false])
})

test.each([
  ['>=20.19 <21', '20.19.0', true],
  ['>=20.19 <21', '20.18.9', false],
  ['>=20.19 <21', '21.0.0', false],
  ['>=22.14', '22.13.1', false],
  ['>=22.14', '24.0.0', true],
  ['>=20.19 <21 || >=22.14', '20.20.2', true],
  ['>=20.19 <21 || >=22.14', '22.12.0', false],
  ['>=20.19 <21 || >=22.14', '26.1.0', true],
  ['whatever', '24.0.0', false],
])('what runs on Node %s runs on %s: %s', async (range, version, isInside) => {
  const path: string = '../scripts/project.mjs'
  const { nodeProblem } = await import(path)
  const sentence = `This runs on Node ${range}; this is ${version}.`
  expect(nodeProblem('This', range, version)).toBe(isInside ? null : sentence)
})

function useSqlite({ isCompiled, driver }: { isCompiled: boolean; driver: string }) {
  const choice = `export const isSqliteCompiled = ${isCompiled}\nexport const sqlitePackage = 'driver'\n`
  write('packages/db/src/sqlite-package.mjs', choice)
  write('packages/db/node_modules/driver/index.js', driver)
}

function install() {
  const program = `import('./scripts/install.mjs').then(({ ensureInstalled }) => ensureInstalled())`
  return spawnSync(process.execPath, ['--eval', program], {
    cwd: project,
    env: { PATH: [join(project, 'bin'), process.env.PATH].join(delimiter) },
    encoding: 'utf8',
  })
}

const calls = () => readFileSync(join(project, 'calls'), 'utf8').trim().split('\n')

const hasStamp = () => existsSync(join(project, 'node_modules/.fgm-install'))

function program(path: string, commands: string) {
  write(path, `#!/bin/sh\n${commands}\n`)
  chmodSync(join(project, path), 0o755)
}

function write(path: string, text: string) {
  mkdirSync(dirname(join(project, path)), { recursive: true })
  writeFileSync(join(project, path), text)
}
