import type { FakeRazorpay } from '@fgm/api/fakes/payments'
import { smallHouse } from '@fgm/api/houses'
import { TestBrowser, type TestResponse } from '@fgm/api/test-browser'
import type { Connection } from '@fgm/db'
import type { BuiltServer } from './server.ts'

/*
 * Families that do everything that is stored, many at once, and remember what the server has acknowledged: for tests
 * that take the server away meanwhile.
 */

/** Something the server acknowledged, and the query that finds it: one row with one 1. */
export type Acknowledged = { what: string; query: string; values: (string | number)[] }

/** A generation request of a family. */
export const wish = {
  child_age: 5,
  category: 'Creative',
  available_materials: ['paper', 'drawing_tools'],
  duration: 15,
  child_interests: ['art'],
}

/** A browser with its own address, for a server that trusts the proxy on its machine. */
export const browserAt = (server: Pick<BuiltServer, 'url'>, place: number) =>
  new TestBrowser({
    request: (path, init = {}) =>
      fetch(`${server.url}${path}`, {
        ...(init as RequestInit),
        headers: { ...init.headers, 'x-forwarded-for': addressAt(place) },
      }),
  })

/** Each in its own network: few families may register from one within an hour. */
const addressAt = (place: number) => `10.${(place >> 8) & 255}.${place & 255}.1`

/** Families for a server. `acknowledged` grows while `keepBusy` runs. */
export function busyFamilies(server: BuiltServer, fake: FakeRazorpay) {
  const acknowledged: Acknowledged[] = []
  const refusals: string[] = []
  let families = 0
  let hear = () => {}

  /** Waits for one successful response. Throws without a response: the server is gone. */
  async function done(pending: Promise<TestResponse>, what: string) {
    const { status, body } = await pending
    if (status < 300) return body
    refusals.push(`${what}: ${status} ${JSON.stringify(body)}`)
    hear()
    throw new Error(`${what} was refused with ${status}: ${JSON.stringify(body)}`)
  }
  const keep = (what: string, query: string, ...values: (string | number)[]) => {
    acknowledged.push({ what, query, values })
    hear()
  }

  /** Registers, adds a child, pays unless it is a founder, then generates, completes, likes and draws. */
  async function live() {
    families += 1
    const email = `family-${families}@example.com`
    const browser = browserAt(server, families)
    const family = { name: 'Family', email, password: 'sunny-sock-mountain' }
    const { user } = await done(browser.post('/register', family), 'register')
    keep('a family', countFamily, email, user.registration_number)
    const child = { name: 'Leo', birth_date: '2020-01-01', interests: ['dinosaurs'] }
    const { id } = await done(browser.post('/children', child), 'a child')
    keep('a child', 'select count(*) from children where id = ?', id)
    if (!user.founding_member) await pay(browser, email)
    // A reserved founding spot comes with three credits (decision 032).
    for (let round = 0; round < 3; round += 1) await make(browser, id)
    const house = { name: 'Home', blueprint_data: smallHouse }
    const blueprint = await done(browser.post('/api/blueprints', house), 'a house')
    keep('a house', 'select count(*) from blueprints where id = ?', blueprint.id)
  }

  async function pay(browser: TestBrowser, email: string) {
    const ordered = browser.post('/api/payment/create-order', { currency: 'USD' })
    const { order_id } = await done(ordered, 'an order')
    keep('an order', 'select count(*) from orders where provider_order_id = ?', order_id)
    const { handed } = fake.pay(order_id)
    await done(browser.post('/api/payment/verify', handed), 'a payment')
    keep('a payment', countPayment, handed.payment_id, email)
  }

  async function make(browser: TestBrowser, childId: string) {
    const { activity } = await done(browser.post('/api/ai/generate-activity', wish), 'an idea')
    // When a busy provider leaves an idea to the idea book, it costs nothing.
    keep('an idea with its credit', countGeneration, activity.id, activity.credits_charged)
    const path = `/activities/${activity.id}`
    await done(browser.post(`${path}/complete`, { child_id: childId }), 'doing it')
    keep('a completion', countCompletion, childId, activity.id)
    await done(browser.post(`${path}/favorite`, { child_id: childId }), 'liking it')
    keep('a favorite', countFavorite, childId, activity.id)
  }

  const until = (condition: () => boolean) =>
    new Promise<void>((resolve) => {
      hear = () => {
        if (condition() || refusals.length > 0) resolve()
      }
      hear()
    })

  return {
    acknowledged,
    /** Requests that had a response, but not a success. */
    refusals,
    /**
     * So many families at once, one life after the other, until the server is gone, `signal` aborts, or something was
     * refused.
     */
    keepBusy: async (atOnce: number, signal?: AbortSignal) => {
      const lives = Array.from({ length: atOnce }, async () => {
        while (!signal?.aborted && refusals.length === 0)
          if ((await live().catch(() => 'gone')) === 'gone') return
      })
      await Promise.all(lives)
    },
    /** Resolves as soon as this is true after an acknowledged request, or something was refused. */
    until,
    /** Resolves as soon as so many requests in all are acknowledged, or something was refused. */
    whenAcknowledged: (count: number) => until(() => acknowledged.length >= count),
  }
}

/** What is missing in a database of what was acknowledged. */
export const lostIn = (connection: Connection, acknowledged: Acknowledged[]): string[] =>
  acknowledged
    .filter(
      ({ query, values }) =>
        connection
          .prepare(query)
          .pluck()
          .get(...values) !== 1,
    )
    .map(({ what, values }) => `${what}: ${values.join(', ')}`)

const countFamily = `
  select count(*) from parents join families on families.id = parents.family_id
  where email = ? and registration_number = ?`
const countPayment = `
  select count(*) from payments join parents on parents.family_id = payments.family_id
  join families on families.id = payments.family_id
  where payment_id = ? and email = ? and disposition = 'activated' and waitlist_status = 'active'`
const countGeneration = `
  select count(*) from generations join activities on activities.id = activity_id
  where activity_id = ? and state = 'delivered' and credits_charged = ?`
const countCompletion = `
  select count(*) from plays join play_children on play_id = plays.id and play_children.family_id = plays.family_id
  where child_id = ? and activity_id = ?`
const countFavorite = 'select count(*) from favorites where child_id = ? and activity_id = ?'
