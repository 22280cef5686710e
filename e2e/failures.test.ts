import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { atNight } from '@fgm/api/extent'
import { startFakeRazorpay } from '@fgm/api/fakes/payments'
import { brokenInvariants } from '@fgm/db/invariants'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { busyFamilies, lostIn } from './busy-families.ts'
import { share } from './extent.ts'
import { inDatabase, openFeature, openGenerator } from './ledger.ts'
import { type BuiltServer, startBuiltServer } from './server.ts'

/*
 * An uncaught failure in the running server. The process ends, says why in one line without a secret, and after the
 * next start everything acknowledged is there.
 */

let server: BuiltServer
let fake: Awaited<ReturnType<typeof startFakeRazorpay>>

beforeAll(async () => {
  fake = await startFakeRazorpay()
  const failing = join(import.meta.dirname, 'failing-later.mjs')
  // What four families need, and no more: a memory hog reaches the limit at once.
  const NODE_OPTIONS = `--import ${failing} --max-old-space-size=160`
  server = await startBuiltServer({
    NODE_ENV: 'test',
    RATE_LIMITS: 'off',
    NODE_OPTIONS,
    ...fake.env,
  })
  openFeature(server, 'payments')
  openGenerator(server)
})
afterAll(async () => {
  await server?.stop()
  await fake?.close()
})

beforeEach(() => server.resume())

test.each(share(['an exception', 'a rejection', 'a text that is rejected']))(
  'after %s that was not caught it ends with 1 and one line, and everything is there',
  async (kind) => {
    const said = server.log_lines.length
    expect(await failUnderFamilies(kind)).toBe(1)
    const lines = server.log_lines.slice(said).map((line) => JSON.parse(line))
    const fatal = lines.filter(({ level }) => level === 60)
    expect(fatal).toMatchObject([{ msg: 'the server ends after an uncaught error' }])
    expect(fatal[0].err.message).toContain('It broke for [address]')
    const all = [...server.log_lines.slice(said), ...server.error_lines].join('\n')
    expect(all).not.toMatch(/sunny-sock-mountain|ana@example\.com/)
    expect(server.error_lines).toEqual([])
    await isWhole()
  },
)

atNight('without memory it ends, Node says so, and everything is there', async () => {
  expect(await failUnderFamilies('memory')).not.toBe(0)
  expect(server.error_lines.join('\n')).toMatch(/FATAL ERROR: .*heap out of memory/)
  await isWhole()
})

let families: ReturnType<typeof busyFamilies>

/** Makes it fail while four families are busy. @returns how the process ended. */
async function failUnderFamilies(kind: string) {
  families ??= busyFamilies(server, fake)
  const { acknowledged, refusals, keepBusy, whenAcknowledged } = families
  const busy = keepBusy(4)
  await whenAcknowledged(acknowledged.length + 20)
  const wish = join(server.data_dir, 'fail-now')
  writeFileSync(wish, kind)
  const code = await server.hasEnded()
  rmSync(wish)
  await busy
  expect(refusals).toEqual([])
  return code
}

/** Starts it again, and checks it. */
async function isWhole() {
  await server.resume()
  expect(inDatabase(server, (one) => brokenInvariants(one, { is_idle: true }))).toEqual([])
  expect(inDatabase(server, (one) => lostIn(one, families.acknowledged))).toEqual([])
}
