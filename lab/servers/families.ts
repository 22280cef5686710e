import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { smallHouse, smallHunt, smallPlay } from '@fgm/api/houses'
import type { AuthUser } from '@fgm/shared/family/auth'
import { type Chance, oneOf, seededChance } from '@fgm/shared/seeded-chance'
import { type Acknowledged, browserAt, wish } from '../../e2e/busy-families.ts'
import { password } from '../../e2e/families.ts'
import type { Site } from './site.ts'
import type { Reply, Visitor } from './visitor.ts'

/* Families over time: they register by each other's codes, pay, play, hunt, and remember the responses. */

/** What is created, and must exist once. */
export type Thing = 'child' | 'play' | 'favorite' | 'idea' | 'house' | 'hunt' | 'hunt play'

/** A family, and what the server acknowledged to it. */
export type Family = {
  email: string
  visitor: Visitor
  number: number
  is_founder: boolean
  is_confirmed: boolean
  payment_id: string | null
  made: Map<Thing, number>
  /** Requested, with an unknown outcome. */
  unsure: number
  /** When its reminder should come. */
  reminder_at: string | null
  is_logged_in: boolean
}

export type TestFamilies = ReturnType<typeof testFamiliesAt>

const reads = [
  ...['/activities', '/activities/public', '/children', '/user/profile', '/waitlist/status'],
  ...['/registration-info', '/', '/api/auth/status', '/feature-flags', '/user/receipts'],
]
const rounds = 3
const zone = 'Europe/Berlin'

/** Families at a site. `acknowledged` is what must be found at the end. */
export function testFamiliesAt(site: Site) {
  const families: Family[] = []
  const acknowledged: Acknowledged[] = []
  const codes: string[] = []
  let places = 0
  let isOver = false

  const keep = (what: string, query: string, ...values: (string | number)[]) =>
    void acknowledged.push({ what, query, values })
  const think = (chance: Chance) => wait(300 + 1_200 * chance())

  async function register(place: number, chance: Chance): Promise<Family> {
    const visitor = site.visitor(place)
    const email = `family-${place}@example.com`
    const code = chance() < 0.6 ? oneOf(codes.slice(-40), chance) : undefined
    const account = { name: 'Family', email, password, ...(code && { referral_code: code }) }
    const fineAgain = { fine_again: [409] }
    const reply = await visitor.post('/register', account, { fine: [201], ...fineAgain })
    visitor.forgetToken()
    // The try that was cut off has created it.
    if (reply.status === 409) await logIn(visitor, email)
    const user = await ownAccount(visitor)
    const number = user.registration_number ?? 0
    keep('a family', registered, email, number)
    codes.push(user.referral_code)
    const family: Family = {
      ...{ email, visitor, number, is_founder: user.founding_member },
      ...{ is_confirmed: false, payment_id: null, made: new Map(), unsure: 0, reminder_at: null },
      is_logged_in: true,
    }
    families.push(family)
    return family
  }

  /** While the primary is away, a server that did not log the parent in itself does not know the session yet. */
  async function ownAccount(visitor: Visitor): Promise<AuthUser> {
    for (;;) {
      const from = performance.now()
      const { user } = (await visitor.get('/api/auth/status')).body as { user: AuthUser | null }
      if (user) return user
      if (!site.record.during({ from, to: performance.now() }, 'primary'))
        throw new Error('not logged in after logging in')
      await wait(500)
    }
  }

  async function logIn(visitor: Visitor, email: string) {
    await visitor.post('/api/login', { email, password })
    visitor.forgetToken()
  }

  /** A parent who is logged in at one server is logged in at all others, at once. */
  async function lookEverywhere({ email, visitor }: Family, place: number) {
    for (const { server, name, is_up } of site.members) {
      if (!is_up) continue
      const other = browserAt(server, place)
      for (const [cookie, value] of visitor.browser.cookies) other.cookies.set(cookie, value)
      const from = performance.now()
      const response = await other.get('/user/profile').catch(() => null)
      const moment = { from, to: performance.now() }
      const isExcused =
        response === null
          ? site.record.during(moment, 'kill', 'stop')
          : site.record.during(moment, 'primary', 'stop')
      if (response?.body?.email !== email && !isExcused)
        site.record.find('not logged in everywhere', `${email} at ${name}: ${response?.status}`)
    }
  }

  async function confirm(family: Family) {
    const { email, visitor } = family
    const token = await site.mail.confirmation(email)
    if (!token) return
    await visitor.post('/api/auth/verify-email', { token, password })
    await isSoon(family, 'confirmed', ({ email_verified }) => email_verified)
    family.is_confirmed = true
    keep('a confirmed address', confirmed, email)
  }

  /** Something that is created once, however often it is sent. */
  async function make(family: Family, what: Thing, path: string, body: object): Promise<Reply> {
    family.unsure += 1
    const reply = await family.visitor.post(path, body, { key: randomUUID() })
    family.unsure -= 1
    family.made.set(what, (family.made.get(what) ?? 0) + 1)
    return reply
  }

  async function pay(family: Family, chance: Chance) {
    const { email, visitor } = family
    const ordered = await visitor.post('/api/payment/create-order', { currency: 'USD' })
    const { payment, handed } = site.payments.pay(ordered.body.order_id)
    family.payment_id = payment.id
    const tellPage = () => visitor.post('/api/payment/verify', handed)
    const tellServer = () => tellWebhook(payment)
    const ways = [
      ...[() => tellPage(), () => tellServer(), () => Promise.all([tellPage(), tellServer()])],
      () => Promise.all([tellServer(), tellServer(), tellPage()]),
    ]
    await oneOf(ways, chance)?.()
    keep('a payment', paid, payment.id, email)
    await isSoon(family, 'active', ({ waitlist_status }) => waitlist_status === 'active')
  }

  /** A change at one server is visible within a second at the others. */
  async function isSoon({ email, visitor }: Family, what: string, is: (user: AuthUser) => boolean) {
    const from = performance.now()
    for (let look = 0; look < 6; look += 1) {
      if (is((await visitor.get('/api/auth/status')).body.user)) return
      await wait(500)
    }
    if (!site.record.during({ from, to: performance.now() }, 'primary'))
      site.record.find(`not ${what} after a while`, email)
  }

  /** The provider notifies the server until the notification is acknowledged. */
  async function tellWebhook(payment: { id: string }) {
    const { raw_body, headers } = site.payments.message('payment.captured', payment)
    const provider = site.stranger()
    await provider.send('POST', '/api/payment/webhook', { body: raw_body, headers })
    provider.close()
  }

  /**
   * For other servers, a click whose server was killed is still in progress, and one that was cut off is stopped: a parent clicks
   * again.
   */
  async function makeIdea(family: Family, childId: string) {
    const fineCodes = ['generation_under_way', 'generation_failed', 'stopped']
    for (let clicks = 0; clicks < 20; clicks += 1) {
      family.unsure += 1
      const body = { ...wish, idempotency_key: randomUUID() }
      const how = { fine_codes: fineCodes }
      const reply = await family.visitor.post('/api/ai/generate-activity', body, how)
      if (reply.status !== 200) continue
      family.unsure -= 1
      const { id, credits_charged } = reply.body.activity
      keep('an idea', delivered, id, credits_charged)
      family.made.set('idea', (family.made.get('idea') ?? 0) + 1)
      return play(family, id, childId)
    }
  }

  async function play(family: Family, activityId: string, childId: string) {
    const path = `/activities/${activityId}`
    await family.visitor.get(`${path}/status?child_id=${childId}`)
    await make(family, 'play', `${path}/complete`, { child_id: childId })
    keep('a play', played, childId, activityId)
    const { body } = await make(family, 'favorite', `${path}/favorite`, { child_id: childId })
    if (!body.is_favorite) site.record.find('a heart that went', `${family.email} ${activityId}`)
    keep('a favorite', liked, childId, activityId)
  }

  async function hunt(family: Family) {
    const house = { name: 'Home', blueprint_data: smallHouse }
    const blueprint = await make(family, 'house', '/api/blueprints', house)
    const wanted = { ...smallHunt, blueprint_id: blueprint.body.id }
    const { body } = await make(family, 'hunt', '/api/scavenger-hunts', wanted)
    keep('a hunt', 'select count(*) from hunts where id = ?', body.id)
    const completion = { ...smallPlay, completion_id: randomUUID() }
    await make(family, 'hunt play', `/api/scavenger-hunts/${body.id}/complete`, completion)
    keep('a hunt that was played', huntPlayed, completion.completion_id)
  }

  async function setReminder(family: Family, chance: Chance) {
    const at = new Date(Date.now() + 60_000 * (1 + Math.floor(chance() * 4)))
    const localTime = at.toLocaleTimeString('en-GB', { timeZone: zone, timeStyle: 'short' })
    const body = { days: [1, 2, 3, 4, 5, 6, 7], local_time: localTime, zone, way: 'mail' }
    const reply = await family.visitor.send('PUT', '/user/reminder', { body })
    family.reminder_at = reply.body.reminder.next_at
  }

  async function live(place: number) {
    const chance = seededChance(`${site.seed} life ${place}`)
    const family = await register(place, chance)
    await lookEverywhere(family, place)
    const child = { name: 'Leo', birth_date: '2020-01-01', interests: ['dinosaurs'] }
    const { id } = (await make(family, 'child', '/children', child)).body
    keep('a child', 'select count(*) from children where id = ?', id)
    if (chance() < 0.7) await confirm(family)
    const paysToday = !family.is_founder && chance() < 0.7
    if (paysToday) await pay(family, chance)
    const samples: { id: string }[] = (await family.visitor.get('/activities/public')).body
    for (let round = 0; round < rounds && !isOver; round += 1) {
      await readALittle(family, chance)
      const sample = samples[(place + round) % samples.length]
      if (sample) await play(family, sample.id, id)
      // A founding spot that is only held comes with three credits.
      if ((family.is_founder && round === 0) || paysToday) await makeIdea(family, id)
    }
    await liveOn(family, place, chance)
  }

  /** What only some do. */
  async function liveOn(family: Family, place: number, chance: Chance) {
    const isMember = family.is_founder || family.payment_id !== null
    if (isMember && chance() < 0.4) await hunt(family)
    if (family.is_confirmed && chance() < 0.5) await setReminder(family, chance)
    if (chance() < 0.3) await logInAgain(family, place)
  }

  async function readALittle({ visitor }: Family, chance: Chance) {
    await think(chance)
    for (let page = 0; page < 3; page += 1) await visitor.get(oneOf(reads, chance) ?? '/')
  }

  async function logInAgain(family: Family, place: number) {
    const { visitor, email } = family
    family.is_logged_in = false
    await visitor.post('/api/logout', {}, { fine_again: [401] })
    visitor.forgetToken()
    await logIn(visitor, email)
    family.is_logged_in = true
    await lookEverywhere(family, place)
  }

  function nextPlace() {
    places += 1
    return places
  }

  /** A life that breaks off recorded the reason where it happened. */
  const liveQuietly = (place: number) =>
    live(place).catch((cause: unknown) => {
      if (!(cause instanceof Error)) return
      if (!site.record.broken.some((sentence) => sentence.includes(cause.message)))
        site.record.find('a life broke off', cause.stack ?? cause.message)
    })

  return {
    families,
    acknowledged,
    /** This many register in the same moment, and then continue. */
    rush: (count: number) =>
      Promise.all(Array.from({ length: count }, () => liveQuietly(nextPlace()))),
    /** This many at a time, one life after the other, until the time is over. */
    keepBusy: async (atOnce: number) => {
      const lives = Array.from({ length: atOnce }, async () => {
        while (!isOver) await liveQuietly(nextPlace())
      })
      await Promise.all(lives)
    },
    goHome: () => {
      isOver = true
    },
    logIn,
    lookEverywhere,
  }
}

const registered = `
  select count(*) from parents join families on families.id = parents.family_id
  where email = ? and registration_number = ?`
const confirmed = 'select count(*) from parents where email = ? and email_verified_at is not null'
const paid = `
  select count(*) from payments join parents on parents.family_id = payments.family_id
  join families on families.id = payments.family_id
  where payment_id = ? and email = ? and disposition = 'activated' and waitlist_status = 'active'`
const delivered = `
  select count(*) from generations join activities on activities.id = activity_id
  where activity_id = ? and state = 'delivered' and credits_charged = ?`
const played = `
  select count(*) from plays join play_children on play_id = plays.id and play_children.family_id = plays.family_id
  where child_id = ? and activity_id = ?`
const liked = 'select count(*) from favorites where child_id = ? and activity_id = ?'
const huntPlayed = 'select count(*) from hunt_completions where completion_id = ?'
