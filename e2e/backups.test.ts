import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atNight } from '@fgm/api/extent'
import { startFakeRazorpay } from '@fgm/api/fakes/payments'
import type { Connection } from '@fgm/db'
import { brokenInvariants } from '@fgm/db/invariants'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { busyFamilies, lostIn } from './busy-families.ts'
import { isNight } from './extent.ts'
import { inDatabase, openFeature, openGenerator } from './ledger.ts'
import { type BuiltServer, startBuiltServer } from './server.ts'

const writers = isNight ? 50 : 16
const writes = isNight ? 300 : 120

let fake: Awaited<ReturnType<typeof startFakeRazorpay>>
let server: BuiltServer

beforeAll(async () => {
  fake = await startFakeRazorpay()
})
afterAll(() => fake.close())
beforeEach(async () => {
  server = await startBuiltServer(environment())
  openFeature(server, 'payments')
  openGenerator(server)
})
afterEach(() => server.stop())

test('the drill: backup, restore into a fresh folder, start, every table is the same, within a minute', async () => {
  const { acknowledged, refusals } = await busy(16, writes)
  expect(refusals).toEqual([])
  await server.halt()
  const before = inDatabase(server, contentOf)
  const started = performance.now()
  await successOf('backup')
  const restored = await restoredServer()
  const seconds = (performance.now() - started) / 1000
  const after = inDatabase(restored, contentOf)
  for (const table of Object.keys(before))
    expect([table, after[table]]).toEqual([table, before[table]])
  expect(inDatabase(restored, (one) => lostIn(one, acknowledged))).toEqual([])
  expect(inDatabase(restored, (one) => brokenInvariants(one, { is_idle: true }))).toEqual([])
  const rows = Object.values(after).flat().length
  process.stdout.write(`restore drill: ${seconds.toFixed(1)} s for ${rows} rows\n`)
  expect(seconds).toBeLessThan(60)
}, 120_000)

atNight(
  'a backup under writing families has all that was acknowledged before, and is whole',
  async () => {
    const families = busyFamilies(server, fake)
    const stopWriting = new AbortController()
    const writing = families.keepBusy(writers, stopWriting.signal)
    await families.whenAcknowledged(writes)
    const before = [...families.acknowledged]
    const backup = await server.run('backup')
    const meanwhile = families.acknowledged.length - before.length
    stopWriting.abort()
    await writing
    expect([backup, families.refusals]).toEqual([expect.objectContaining({ code: 0 }), []])
    expect(meanwhile).toBeGreaterThan(0)
    const restored = await restoredServer()
    expect(inDatabase(restored, (one) => lostIn(one, before))).toEqual([])
    expect(inDatabase(restored, (one) => brokenInvariants(one, { is_idle: true }))).toEqual([])
    process.stdout.write(`${before.length} writes before the backup, ${meanwhile} during it\n`)
  },
  120_000,
)

atNight(
  'what was acknowledged before a crash is in a backup that is made without a start',
  async () => {
    const families = busyFamilies(server, fake)
    const writing = families.keepBusy(8)
    await families.whenAcknowledged(100)
    await server.crash()
    await writing
    await successOf('backup')
    const restored = await restoredServer()
    expect(inDatabase(restored, (one) => lostIn(one, families.acknowledged))).toEqual([])
  },
  120_000,
)

atNight(
  'an operator lists and checks backups, and cannot restore under a running server',
  async () => {
    expect((await successOf('restore', '--list')).trim()).toMatch(/^There are no backups in /)
    expect(await successOf('backup')).toMatch(/^Backed up \d+ rows .* checked and read back: /)
    expect(await successOf('restore', '--list')).toMatch(/^fgm-\S+\.sqlite\.gz {2}.* UTC {2}\d/)
    expect(await successOf('restore', '--check', 'latest')).toMatch(/is sound: 1 families and/)
    const refused = await server.run('restore', 'latest')
    expect(refused).toEqual({
      code: 1,
      output: `\nA server is running on ${server.data_dir}. Please stop it, then restore.\n\n`,
    })
    const unknown = await server.run('restore', 'yesterday')
    expect([unknown.code, unknown.output]).toEqual([1, expect.stringContaining('There is no file')])
    expect((await server.run('restore')).output).toContain('Usage:')
    expect((await server.run('restore', '--force')).output).toContain('Usage:')
  },
)

atNight(
  'a server that was down in the night makes up for its backup, in a thread next to the requests',
  async () => {
    await server.halt()
    inDatabase(server, (one) => one.exec("update server_secrets set created_at = '2026-01-01'"))
    await server.resume()
    const isMade = () => server.log_lines.some((line) => line.includes('made a backup'))
    await expect.poll(isMade, { timeout: 30_000 }).toBe(true)
    expect(await successOf('restore', '--check', 'latest')).toMatch(/is sound/)
    await server.halt()
    await server.resume()
    expect((await successOf('restore', '--list')).trim().split('\n')).toHaveLength(1)
  },
)

test('a start on a database of a newer release says so and changes nothing', async () => {
  await server.halt()
  inDatabase(server, (one) =>
    one.exec("insert into __drizzle_migrations (hash, created_at) values ('x', 9999999999999)"),
  )
  const before = inDatabase(server, contentOf)
  await expect(server.resume()).rejects.toThrow('was changed by a newer release')
  expect(inDatabase(server, contentOf)).toEqual(before)
})

/** With an administrator: without one every start creates a new setup link. */
const environment = () => ({
  NODE_ENV: 'test',
  RATE_LIMITS: 'off',
  ADMIN_EMAIL: 'root@example.com',
  ADMIN_PASSWORD: 'a quiet evening',
  ...fake.env,
})

/** Families that have written a number of rows and then stopped. */
async function busy(atOnce: number, count: number) {
  const families = busyFamilies(server, fake)
  const stopWriting = new AbortController()
  const writing = families.keepBusy(atOnce, stopWriting.signal)
  await families.whenAcknowledged(count)
  stopWriting.abort()
  await writing
  return families
}

/** The output of a program of the product when all is well. */
async function successOf(program: 'backup' | 'restore', ...args: string[]): Promise<string> {
  const { code, output } = await server.run(program, ...args)
  expect([code, output]).toEqual([0, output])
  return output
}

/** A server on the newest backup, in its own folder. */
async function restoredServer(): Promise<BuiltServer> {
  const fresh = mkdtempSync(join(tmpdir(), 'fgm-restored-'))
  onTestFinished(() => rmSync(fresh, { recursive: true, force: true }))
  await successOf('restore', 'latest', '--data-dir', fresh)
  const restored = await startBuiltServer(environment(), fresh)
  onTestFinished(() => restored.stop())
  return restored
}

/** Every row of every table, in a fixed order. */
function contentOf(connection: Connection): Record<string, unknown[]> {
  const tables = connection
    .prepare(`select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'`)
    .pluck()
    .all() as string[]
  return Object.fromEntries(
    tables.map((table) => {
      const rows = connection.prepare(`select * from "${table}"`).all()
      return [table, rows.map((row) => JSON.stringify(row)).sort()]
    }),
  )
}
