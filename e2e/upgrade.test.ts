import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { openDatabase } from '@fgm/db'
import { sqlitePackage } from '@fgm/db/sqlite-package'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installedMachine } from './releases.ts'
import { freePort } from './server.ts'

/* scripts/upgrade.mjs on a machine in a scratch folder: real releases, real backups, a real server. */

const driver = createRequire(join(import.meta.dirname, '../packages/db/package.json')).resolve(
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

test('an upgrade backs up, leads to the new release, and the families are there', async () => {
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
  ['spoils the database and ends', 'process.exit(1)'],
  ['spoils the database and never gets ready', 'setInterval(() => {}, 1000)'],
])('a release that %s is taken back, code and data', async (_, end) => {
  machine.tag('v1.1.0', spoilingServer(end))
  await register('ben@example.com')
  const { code, output } = await machine.upgrade('v1.1.0')
  expect([code, output]).toEqual([1, expect.stringContaining('v1.0.0 serves again')])
  expect(output).toContain('It was not ready within 12 seconds.')
  expect([machine.current(), await isReady()]).toEqual(['v1.0.0', true])
  expect(emails()).toEqual(['ana@example.com', 'ben@example.com'])
  await register('eve@example.com')
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

test('a rehearsal says whether it can be done, and does nothing', async () => {
  machine.tag('v1.1.0')
  const { code, output } = await machine.upgrade('v1.1.0', '--dry-run')
  expect([code, output]).toEqual([0, expect.stringContaining('Nothing was changed.')])
  expect([machine.current(), backups(), await isReady()]).toEqual(['v1.0.0', [], true])
})

/** A server that a release should never be: it takes the families away. */
const spoilingServer = (end: string) => `
const { default: Database } = await import(${JSON.stringify(driver)})
const db = new Database(process.env.DATA_DIR + '/fgm.sqlite')
db.pragma('foreign_keys = off')
db.exec('delete from users; create table of_tomorrow (id text)')
db.close()
${end}
`

const isReady = async () => (await fetch(`${url}/readyz`).catch(() => null))?.ok === true

function emails(): string[] {
  const { connection } = openDatabase(join(machine.data_dir, 'fgm.sqlite'))
  const rows = connection.prepare('select email from users order by email').all()
  connection.close()
  return (rows as { email: string }[]).map(({ email }) => email)
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
