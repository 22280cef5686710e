import { appendFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { openDatabase } from '@fgm/db'
import { sqlitePackage } from '@fgm/db/sqlite-package'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freePort } from '../server.ts'
import { installedMachine } from './releases.ts'

/* scripts/upgrade.mjs on a machine in a scratch folder: real releases, real backups, a real server. */

const driver = createRequire(join(import.meta.dirname, '../../packages/db/package.json')).resolve(
  sqlitePackage,
)
let machine: ReturnType<typeof installedMachine>
let url: string

beforeEach(async () => {
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  machine = installedMachine({ PORT: String(port), BACKUPS: 'off' })
  machine.tag('v1.0.0')
  expect(await machine.install('v1.0.0')).toMatchObject({ code: 0 })
  await vi.waitUntil(isReady, { timeout: 30_000, interval: 100 })
  await register('ana@example.com')
})
afterEach(() => machine.remove())

test('an upgrade backs up, switches to the new release, and the families are there', async () => {
  machine.tag('v1.1.0')
  const { code, output } = await machine.upgrade('v1.1.0')
  expect([code, output]).toEqual([0, expect.stringContaining('v1.1.0 is ready')])
  expect([machine.current(), await isReady(), emails()]).toEqual([
    'v1.1.0',
    true,
    ['ana@example.com'],
  ])
  expect(backups()).toHaveLength(1)
  await register('ben@example.com')
  const again = await machine.upgrade('v1.1.0')
  expect([again.code, again.output]).toEqual([1, expect.stringContaining('is there already')])
  expect(await isReady()).toBe(true)
})

test.each([
  ['ends', 'process.exit(1)', 'It ended before it was ready.'],
  ['never gets ready', 'setInterval(() => {}, 1000)', 'It was not ready within 12 seconds.'],
])(
  'a release that spoils the database and %s is taken back, code and data',
  async (_, end, message) => {
    machine.tag('v1.1.0', spoilingServer(end))
    await register('ben@example.com')
    const { code, output } = await machine.upgrade('v1.1.0')
    expect([code, output]).toEqual([1, expect.stringContaining('v1.0.0 serves again')])
    expect(output).toContain(message)
    expect([machine.current(), await isReady()]).toEqual(['v1.0.0', true])
    expect(emails()).toEqual(['ana@example.com', 'ben@example.com'])
    await register('eve@example.com')
  },
)

test('a backup dated next year is not mistaken for the one of this upgrade', async () => {
  expect(await machine.backup()).toMatchObject({ code: 0 })
  const folder = join(machine.data_dir, 'backups')
  const [made = ''] = readdirSync(folder)
  const nextYear = `fgm-${new Date().getFullYear() + 1}-12-27T03-15-00.000Z.sqlite.gz`
  renameSync(join(folder, made), join(folder, nextYear))
  await register('ben@example.com')
  expect(await machine.admin('create', 'second@example.com')).toMatchObject({ code: 0 })
  const before = rowsOf('parents')
  machine.tag('v1.1.0', spoilingServer('process.exit(1)'))
  const { code, output } = await machine.upgrade('v1.1.0')
  expect([code, output]).toEqual([1, expect.stringContaining('v1.0.0 serves again')])
  expect(output).not.toContain(nextYear)
  expect(rowsOf('parents')).toEqual(before)
  expect((await machine.admin('list')).output).toContain('second@example.com')
})

test('a process that has died is noticed within seconds, whatever the timeout', async () => {
  machine.tag('v1.1.0', 'process.exit(1)')
  const started = performance.now()
  const { output } = await machine.upgradeWith({ READY_SECONDS: '90' }, 'v1.1.0')
  expect(output).toContain('v1.0.0 serves again')
  expect(performance.now() - started).toBeLessThan(45_000)
})

test('a release that cannot be built, or does not exist, changes nothing', async () => {
  const serving = () => [machine.current(), emails(), backups()]
  const before = serving()
  const unknown = await machine.upgrade('v9.9.9')
  expect([unknown.code, unknown.output]).toEqual([1, expect.stringContaining('no tag v9.9.9')])
  for (const given of [[], ['main'], ['../v1.0.0'], ['--upload-pack=x']])
    expect((await machine.upgrade(...given)).output).toContain('Usage:')
  machine.breakBuild()
  machine.tag('v1.2.0')
  const broken = await machine.upgrade('v1.2.0')
  expect([broken.code, broken.output]).toEqual([1, expect.stringContaining('Nothing was changed')])
  expect([serving(), await isReady()]).toEqual([before, true])
})

test('a build that the system ends is reported as a lack of memory, with what helps', async () => {
  machine.breakBuild("process.kill(process.pid, 'SIGKILL')")
  machine.tag('v1.1.0')
  const { code, output } = await machine.upgrade('v1.1.0')
  expect(code).toBe(1)
  for (const part of ['memory ran out', 'swapon /swapfile', 'Nothing was changed'])
    expect(output).toContain(part)
})

test.each([[['--dry-run']], [[]]])('without room to build, %j says so at once', async (more) => {
  machine.tag('v1.1.0')
  const scarce = { BUILD_MEMORY_MB: '900000000' }
  const { code, output } = await machine.upgradeWith(scarce, 'v1.1.0', ...more)
  expect(code).toBe(1)
  for (const part of ['takes about 900000000 MB', 'mkswap /swapfile', '/etc/fstab', 'archive'])
    expect(output).toContain(part)
  expect([machine.current(), backups(), await isReady()]).toEqual(['v1.0.0', [], true])
})

test('an archive is unpacked and served without building, and the next one from it', async () => {
  const first = await machine.upgradeWith(
    { BUILD_MEMORY_MB: '900000000' },
    machine.archive('1.1.0-aaaaaaa'),
  )
  expect([first.code, first.output]).toEqual([0, expect.stringContaining('1.1.0-aaaaaaa is ready')])
  expect([machine.current(), emails()]).toEqual(['1.1.0-aaaaaaa', ['ana@example.com']])
  expect((await machine.upgrade('v1.2.0')).output).toContain('give the path of a release archive')
  const second = await machine.upgrade(machine.archive('1.2.0-bbbbbbb'))
  expect([second.code, machine.current(), await isReady()]).toEqual([0, '1.2.0-bbbbbbb', true])
})

test.each([
  ['is not what its checksum says', {}, (path: string) => appendFileSync(path, 'x'), 'is not what'],
  ['has no checksum', {}, (path: string) => rmSync(`${path}.sha256`), 'belongs beside the archive'],
  ['is for another processor', { arch: 'riscv64' }, () => {}, 'is for linux on riscv64'],
  ['is for another Node', { node: '>=99.0' }, () => {}, 'runs on Node >=99.0'],
  ['leads out of the folder', { label: '../elsewhere' }, () => {}, 'what cannot be'],
])('an archive that %s changes nothing', async (_, manifest, spoil, message) => {
  const path = machine.archive('1.1.0-aaaaaaa', manifest)
  spoil(path)
  const { code, output } = await machine.upgrade(path)
  expect([code, output]).toEqual([1, expect.stringContaining(message)])
  expect([machine.current(), backups(), await isReady()]).toEqual(['v1.0.0', [], true])
})

test('a dry run says whether it can be done, and does nothing', async () => {
  machine.tag('v1.1.0')
  const { code, output } = await machine.upgrade('v1.1.0', '--dry-run')
  expect([code, output]).toEqual([0, expect.stringContaining('Nothing was changed.')])
  expect([machine.current(), backups(), await isReady()]).toEqual(['v1.0.0', [], true])
})

/** A server that a release should never be: it deletes the families. */
const spoilingServer = (end: string) => `
const { default: Database } = await import(${JSON.stringify(driver)})
const db = new Database(process.env.DATA_DIR + '/fgm.sqlite')
db.pragma('foreign_keys = off')
db.exec('delete from families; delete from parents; create table of_tomorrow (id text)')
db.close()
${end}
`

const isReady = async () => (await fetch(`${url}/readyz`).catch(() => null))?.ok === true

const emails = () => rowsOf('parents').map(({ email }) => email)

/** Every value of a table. */
function rowsOf(table: 'parents'): { email: string }[] {
  const { connection } = openDatabase(join(machine.data_dir, 'fgm.sqlite'))
  const rows = connection.prepare(`select * from ${table} order by email`).all()
  connection.close()
  return rows as { email: string }[]
}

function backups(): string[] {
  const names = readdirSync(machine.data_dir, { recursive: true }) as string[]
  return names.filter((name) => name.endsWith('.sqlite.gz'))
}

async function register(email: string) {
  const first = await fetch(`${url}/api/csrf-token`)
  const { csrf_token } = await first.json()
  const cookie = first.headers.getSetCookie().map((one) => one.split(';')[0])
  const { status } = await fetch(`${url}/register`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-csrftoken': csrf_token,
      cookie: cookie.join('; '),
    },
    body: JSON.stringify({ name: 'Ana', email, password: 'quiet-harbor-19' }),
  })
  expect(status).toBe(201)
}
