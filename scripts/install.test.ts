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
 * scripts/install.mjs in a scratch project: what it asks of pnpm, and when it takes the packages as whole.
 * A program of a few lines stands for pnpm; `npm run test:nightly` has the real one change between Nodes.
 */

const fitting = 'module.exports = class { close() {} }'
const foreign = 'throw new Error("was compiled against a different Node.js version")'
const crashing = 'process.kill(process.pid, "SIGSEGV")'

let project: string

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'fgm-install-'))
  for (const name of ['install', 'command', 'project'])
    cpSync(join(import.meta.dirname, `${name}.mjs`), join(project, `scripts/${name}.mjs`), {
      // The folder is made on the way.
      recursive: true,
    })
  write('pnpm-lock.yaml', '')
  mkdirSync(join(project, 'node_modules'))
  write('bin/npx', `#!/bin/sh\necho "$@" >> calls\ncase "$*" in *rebuild*) ./rebuild ;; esac\n`)
  writeRebuild('')
  chmodSync(join(project, 'bin/npx'), 0o755)
})
afterEach(() => rmSync(project, { recursive: true }))

test('packages whose SQLite loads are installed once for a Node, and no script of a package runs', () => {
  useSqlite({ isCompiled: false, driver: fitting })
  expect([install().status, install().status]).toEqual([0, 0])
  expect(calls()).toEqual([expect.stringMatching(/ install --frozen-lockfile .*--ignore-scripts$/)])
})

test('SQLite that was compiled for another Node is compiled anew', () => {
  useSqlite({ isCompiled: true, driver: foreign })
  writeRebuild(`echo '${fitting}' > packages/db/node_modules/driver/index.js`)
  expect([install().status, hasStamp()]).toEqual([0, true])
  expect(calls()).toEqual([
    expect.not.stringContaining('--ignore-scripts'),
    expect.stringMatching(/ --recursive rebuild better-sqlite3$/),
  ])
})

test.each([
  ['throws where it is compiled', true, foreign, 'install python3, make and a C++ compiler'],
  ['ends the process where it is compiled', true, crashing, 'or take Node 22.14 or newer'],
  ['throws where it comes whole', false, foreign, 'was compiled against a different Node.js'],
  ['ends the process where it comes whole', false, crashing, 'SQLite could not be loaded'],
])('a driver that %s is never taken as installed', (_, isCompiled, driver, sentence) => {
  useSqlite({ isCompiled, driver })
  const { status, stderr } = install()
  expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)])
  expect(hasStamp()).toBe(false)
  useSqlite({ isCompiled, driver: fitting })
  expect([install().status, hasStamp()]).toEqual([0, true])
})

test('a failed install takes the stamp of the one before away', () => {
  useSqlite({ isCompiled: true, driver: fitting })
  install()
  write('pnpm-lock.yaml', '# another')
  useSqlite({ isCompiled: true, driver: foreign })
  expect([install().status, hasStamp()]).toEqual([1, false])
})

function useSqlite({ isCompiled, driver }: { isCompiled: boolean; driver: string }) {
  const choice = `export const isSqliteCompiled = ${isCompiled}\nexport const sqlitePackage = 'driver'\n`
  write('packages/db/src/sqlite-package.mjs', choice)
  write('packages/db/node_modules/driver/index.js', driver)
}

/** What compiling does here. */
function writeRebuild(commands: string) {
  write('rebuild', `#!/bin/sh\n${commands}\n`)
  chmodSync(join(project, 'rebuild'), 0o755)
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

function write(path: string, text: string) {
  mkdirSync(dirname(join(project, path)), { recursive: true })
  writeFileSync(join(project, path), text)
}
