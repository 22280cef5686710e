import type { PaymentTrouble } from '@fgm/api/fakes/payments'
import { foundingSpots } from '@fgm/shared/launch/founding-spots'
import { numbersBelow, tally } from '../conditions.ts'
import type { Fault } from '../fault.ts'
import { type Family, figureOf, type Site } from '../site.ts'

const parents = 3
const timesTold = 20
const failures: PaymentTrouble[] = [
  'hang',
  'error_500',
  'wrong_amount',
  'wrong_currency',
  'not_json',
  'unknown_shape',
  // Last: from here on the order exists, and the next request finds it.
  'drop_after_create',
]
/** The timeout of the provider is ten seconds. */
const timeoutMs = 13_000

export const paymentProvider: Fault = {
  name: 'payments',
  what: `failures of the payment provider: ${failures.join(', ').replaceAll('_', ' ')}; then each payment is reported ${timesTold} times by page and ${timesTold} times by webhook at once, and false reports follow`,
  is_mostly_waiting: true,
  run: async (site) => {
    await site.register(foundingSpots)
    const families = await site.register(parents)
    const slowestMs = await orderInTrouble(site, families)
    for (const family of families) await payOften(site, family)
    await tellLies(site, families)
    const active = figureOf(
      site,
      `select count(*) from families where registration_number > ${foundingSpots} and waitlist_status = 'active'`,
    )
    const paid = figureOf(site, "select count(*) from payments where disposition = 'activated'")
    const toReturn = figureOf(
      site,
      "select count(*) from payments where disposition = 'unmatched' and refunded_at is null",
    )
    site.expect(active === parents, `${active} families are active, ${parents} paid`)
    site.expect(paid === parents, `${paid} payments opened something, not ${parents}`)
    return `${failures.length * parents} orders refused with 503, nothing stored as paid, slowest ${slowestMs} ms; ${parents} payments reported ${2 * timesTold} times each: ${paid} receipts, ${active} active families; ${toReturn} of a wrong amount set aside for a refund`
  },
}

async function orderInTrouble(site: Site, families: Family[]): Promise<number> {
  let slowestMs = 0
  for (const trouble of failures) {
    site.payments.state.trouble = trouble
    const started = performance.now()
    const responses = await Promise.all(families.map((family) => order(family)))
    slowestMs = Math.max(slowestMs, performance.now() - started)
    const statuses = responses.map(({ status }) => status)
    site.expect(
      statuses.every((status) => status === 503),
      `orders while the provider does ${trouble}: ${tally(statuses)}`,
    )
  }
  site.payments.state.trouble = 'none'
  site.expect(slowestMs <= timeoutMs, `an order took ${Math.round(slowestMs)} ms`)
  return Math.round(slowestMs)
}

const order = ({ browser }: Family) =>
  browser.post('/api/payment/create-order', { currency: 'USD' })

/** Clicks many times, pays once, and all tabs report it at the same moment. */
async function payOften(site: Site, family: Family) {
  const clicks = await Promise.all(numbersBelow(5).map(() => order(family)))
  const ids = new Set(clicks.map(({ body }) => body.order_id))
  site.expect(ids.size === 1, `five clicks made ${ids.size} orders`)
  const [orderId] = ids
  const { payment, handed } = site.payments.pay(orderId)
  const same = site.payments.message('payment.captured', payment)
  const forged = await family.browser.post('/api/payment/verify', { ...handed, amount: 1 })
  site.expect(forged.status === 400, `a payment of another amount: ${forged.status}`)
  const responses = await Promise.all([
    ...numbersBelow(timesTold).map(() => family.browser.post('/api/payment/verify', handed)),
    ...numbersBelow(timesTold).map(() => tell(site, same)),
  ])
  const statuses = responses.map(({ status }) => status)
  site.expect(
    statuses.every((status) => status === 200),
    `notified of one payment many times: ${tally(statuses)}`,
  )
}

/** Signed messages with wrong amounts and unknown orders open nothing; unsigned ones are refused. */
async function tellLies(site: Site, families: Family[]) {
  const [last] = (await site.register(1)).concat(families)
  if (!last) throw new Error('No one registered')
  const { body } = await order(last)
  const lies = [
    site.payments.pay(body.order_id, { amount: 1 }),
    site.payments.pay(body.order_id, { currency: 'JPY' }),
    site.payments.pay('order_of_nobody'),
  ]
  for (const { payment } of lies) {
    const { status } = await tell(site, site.payments.message('payment.captured', payment))
    site.expect(status === 200, `a wrong payment, rightly signed: ${status}`)
    const forged = site.payments.message('payment.captured', payment, { secret: 'a guess' })
    const refused = await tell(site, forged)
    site.expect(refused.status === 400, `a message with a wrong signature: ${refused.status}`)
  }
}

const tell = (
  { server }: Site,
  { raw_body, headers }: { raw_body: string; headers: Record<string, string> },
) => fetch(`${server.url}/api/payment/webhook`, { method: 'POST', body: raw_body, headers })
