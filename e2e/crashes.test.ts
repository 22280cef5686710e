import { startFakeRazorpay } from '@fgm/api/fakes/payments'
import { brokenInvariants } from '@fgm/db/invariants'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { busyFamilies, lostIn } from './busy-families.ts'
import { isNight } from './extent.ts'
import { inDatabase, openFeature, openGenerator } from './ledger.ts'
import { type BuiltServer, startBuiltServer } from './server.ts'

/*
 * The process is killed in the middle of everything. What was acknowledged is there after the next start, and nothing
 * is half done. The full test is twenty long rounds; the gate takes two short ones.
 */

const rounds = isNight ? 20 : 2
const familiesAtOnce = 16
const writesARound = isNight ? 1000 : 250

let server: BuiltServer
let fake: Awaited<ReturnType<typeof startFakeRazorpay>>

beforeAll(async () => {
  fake = await startFakeRazorpay()
  server = await startBuiltServer({ NODE_ENV: 'test', RATE_LIMITS: 'off', ...fake.env })
  openFeature(server, 'payments')
  openGenerator(server)
})
afterAll(async () => {
  await server?.stop()
  await fake?.close()
})

test(
  `killed ${rounds} times under ${writesARound} writes, nothing acknowledged is lost and nothing is half`,
  async () => {
    const { acknowledged, refusals, keepBusy, until } = busyFamilies(server, fake)
    const starts: number[] = []
    for (let round = 1; round <= rounds; round += 1) {
      const busy = keepBusy(familiesAtOnce)
      // Somewhere in the second half of the round, while sixteen requests are pending.
      const enough = acknowledged.length + writesARound * (0.5 + Math.random() / 2)
      // Founders do not pay: at the end there has to be a family after them that did.
      const isPaid = () => round < rounds || fake.payments.length > 0
      await until(() => acknowledged.length >= enough && isPaid())
      await server.crash()
      await busy
      expect(refusals).toEqual([])
      const started = performance.now()
      await server.resume()
      starts.push(Math.round(performance.now() - started))
      expect(inDatabase(server, (one) => brokenInvariants(one, { is_idle: true }))).toEqual([])
      expect(inDatabase(server, (one) => lostIn(one, acknowledged))).toEqual([])
    }
    process.stdout.write(
      `${rounds} kills, ${acknowledged.length} acknowledged writes, 0 lost; starts of ${Math.min(...starts)} to ${Math.max(...starts)} ms\n`,
    )
    expect(acknowledged.length).toBeGreaterThan((rounds * writesARound) / 2)
  },
  60_000 + rounds * 60_000,
)

test('a payment whose response was lost in the crash counts as soon as the provider reports it', async () => {
  const known = new Set(
    inDatabase(server, (one) => one.prepare('select payment_id from payments').pluck().all()),
  )
  const unreported = fake.payments.filter(({ id }) => !known.has(id))
  for (const payment of unreported) {
    const { raw_body: body, headers } = fake.message('payment.captured', payment)
    const response = await fetch(`${server.url}/api/payment/webhook`, {
      method: 'POST',
      body,
      headers,
    })
    expect(response.status).toBe(200)
  }
  const dispositions = `select distinct disposition from payments`
  expect(inDatabase(server, (one) => one.prepare(dispositions).pluck().all())).toEqual([
    'activated',
  ])
  expect(
    inDatabase(server, (one) => one.prepare('select count(*) from payments').pluck().get()),
  ).toBe(fake.payments.length)
  expect(inDatabase(server, (one) => brokenInvariants(one))).toEqual([])
})
