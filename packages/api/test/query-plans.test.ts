import { type Connection, databaseOn } from '@fgm/db'
import { beforeAll, describe, expect, test } from 'vitest'
import { sweepSessions } from '../src/features/auth/sessions.ts'
import { setFeatureMode } from '../src/features/flags/flags.ts'
import { deliverDueMails } from '../src/features/mail/mail.ts'
import { reconcileOrders } from '../src/features/payments/reconciliation.ts'
import { sendDuePushes } from '../src/features/reminders/push.ts'
import { sendDueReminders } from '../src/features/reminders/sending.ts'
import { sweepThrottles } from '../src/features/throttles/throttles.ts'
import { announceOpenSpots } from '../src/features/waitlist/spots.ts'
import { createApp } from '../src/http/app.ts'
import { routes } from '../src/http/rest/routes.ts'
import { addChild, mia, openFeature, root } from './cast.ts'
import { download, shared } from './community.ts'
import { addBlueprint, addHunt, smallHouse, smallPlay } from './houses.ts'
import { openToAll, waitingFamily } from './payments-app.ts'
import { createTestApp, type TestApp, testPassword } from './test-app.ts'
import { TestBrowser } from './test-browser.ts'

/*
 * Every statement that the server really sends while a family uses it, as SQLite would run it: none may scan a table that
 * grows with families. Rate limits are swept every hour and stay few, so their sweep may.
 */
const growing = [
  'families',
  'parents',
  'sessions',
  'google_accounts',
  'email_tokens',
  'children',
  'activities',
  'plays',
  'play_children',
  'favorites',
  'credit_entries',
  'generations',
  'blueprints',
  'hunts',
  'orders',
  'payments',
  'hunt_completions',
  'hunt_players',
  'mail_outbox',
  'saved_activities',
  'community_items',
  'community_ratings',
  'community_reports',
  'author_blocks',
  'access_tokens',
  'day_links',
  'day_link_replies',
  'idempotent_requests',
  'reminders',
  'push_subscriptions',
  'suggestions',
]

let app: TestApp
let prepare: Connection['prepare']
const statements = new Set<string>()
beforeAll(async () => {
  const { connection, ...rest } = createTestApp({
    RATE_LIMITS: 'on',
    PAYMENTS: 'sandbox',
    SMTP_URL: 'smtp://mail.example',
  })
  prepare = connection.prepare.bind(connection)
  // Compiled statements are cached: these queries start without any.
  const db = databaseOn(connection)
  app = { ...rest, connection, db, deps: { ...rest.deps, db } }
  listen()
  openFeature(app, 'premium_library')
  openFeature(app, 'community_sharing')
  // Some statements are prepared once, when the server starts.
  await useEverything(new TestBrowser(createApp(app.deps, { files: new Map() })))
})

/** Records the text of every statement that is sent to the database. */
function listen() {
  app.connection.prepare = ((source: string) => {
    statements.add(source)
    return prepare(source)
  }) as Connection['prepare']
}

async function useEverything(browser: TestBrowser) {
  await browser.post('/register', {
    name: 'Ana',
    email: 'ana@example.com',
    password: testPassword,
  })
  const childId = await addChild(browser, mia)
  const free = '/activities/sock-mountain-match'
  await browser.post(`${free}/complete`, { child_id: childId })
  await browser.post(`${free}/favorite`, { child_id: childId })
  await browser.post('/user/save-activity', { activity_id: premiumId() })
  await browser.mutate('library.unsave', { activity_id: premiumId() })
  await useCommunity(browser)
  await browser.post(
    '/api/blueprints',
    { name: 'B', blueprint_data: smallHouse },
    { 'idempotency-key': 'key-0001' },
  )
  await browser.query('activities.cards')
  await browser.query('activities.marks')
  await browser.get(`${free}/status?child_id=${childId}`)
  await useHunts(browser)
  for (const [method, path] of routes)
    if (method === 'GET') await browser.get(path.replace(':id', 'sock-mountain-match'))
  await browser.query('activities.history', { child_id: childId })
  await browser.query('activities.plays', {
    from: '2026-03-01T00:00:00Z',
    to: '2026-03-08T00:00:00Z',
  })
  await browser.mutate('activities.recordPlay', {
    id: 'sock-mountain-match',
    play_id: 'play-1',
    played_at: '2026-03-02T09:00:00Z',
    children: [{ child_id: childId, face: 'loved' }],
  })
  await browser.mutate('activities.note', {
    id: 'sock-mountain-match',
    child_id: childId,
    note: 'x',
  })
  await useReminders(browser)
  await browser.query('auth.browsers')
  await browser.put(`/children/${childId}`, mia)
  await browser.post('/api/auth/resend-verification')
  await browser.post('/api/auth/forgot-password', { email: 'ana@example.com' })
  await browser.post('/api/auth/verify-email', { token: 'unknown' })
  await browser.post('/api/auth/reset-password', { token: 'unknown', password: testPassword })
  await browser.post('/api/auth/change-password', {
    current_password: testPassword,
    new_password: 'loud-otter-43',
  })
  await browser.post('/api/login', { email: 'ana@example.com', password: 'loud-otter-43' })
  await browser.put('/user/mail-choice', { is_subscribed: false })
  setFeatureMode(app.deps, 'payments', 'on')
  await announceOpenSpots(app.deps)
  await browser.delete(`/children/${childId}`)
  await payForPremium()
  await browser.delete('/user', { password: 'loud-otter-43' })
  await browser.post('/api/logout')
  await deliverDueMails(app.deps)
  sweepSessions(app.db, app.deps.now())
  sweepThrottles(app.db, app.deps.now())
}

/** Chosen, sent, tried, read as a calendar, printed, and stopped by a link. */
async function useReminders(browser: TestBrowser) {
  const plan = { days: [1], local_time: '11:00', zone: 'Europe/Berlin', way: 'mail' }
  prepare('update parents set email_verified_at = created_at').run()
  await browser.put('/user/reminder', plan)
  await browser.put('/user/reminder/sunday-sheet', plan)
  await browser.post('/user/reminder/decline')
  app.clock.advance(3_600)
  await sendDueReminders(app.deps)
  await deliverDueMails(app.deps)
  await browser.post('/user/reminder/change', { action: 'skip_next' })
  const token = /token=([\w.-]+)/.exec(app.mails.at(-1)?.text ?? '')?.[1]
  await browser.post('/api/reminders/change', { token, action: 'skip_next' })
  await browser.get(`/api/weeks/2026-03-09/print?token=${token}`)
  await browser.get('/api/weeks/2026-03-09/print')
  await browser.get('/api/auth/status')
  await browser.post('/user/reminder/devices', {
    endpoint: 'https://fcm.googleapis.com/fcm/send/x',
    p256dh: 'A'.repeat(87),
    auth: 'A'.repeat(22),
  })
  await browser.put('/user/reminder', { ...plan, way: 'push' })
  await browser.post('/user/reminder/try')
  await sendDuePushes(app.deps)
  await browser.delete('/user/reminder/devices')
  await browser.put('/user/reminder', { ...plan, way: 'calendar' })
  const { url } = (await browser.post('/user/reminder/calendar')).body
  await browser.get(new URL(url).pathname)
}

async function payForPremium() {
  openToAll(app)
  const browser = await waitingFamily(app)
  const { order_id, amount, currency } = (
    await browser.post('/api/payment/create-order', { currency: 'USD' })
  ).body
  await browser.mutate('payments.check', { order_id })
  const { payment } = (await browser.mutate('payments.simulate', { order_id, outcome: 'success' }))
    .body
  await reconcileOrders(app.deps)
  await browser.post('/api/payment/verify', { order_id, amount, currency, ...payment })
  await browser.get('/user/receipts')
}

async function useHunts(browser: TestBrowser) {
  const blueprintId = await addBlueprint(browser, { is_public: true })
  const id = await addHunt(browser, { blueprint_id: blueprintId })
  await browser.query('blueprints.gallery')
  await browser.post(`/api/blueprints/${blueprintId}/copy`)
  await browser.put(`/api/blueprints/${blueprintId}`, { name: 'Renamed' })
  await browser.put(`/api/scavenger-hunts/${id}`, { hunt_name: 'Renamed' })
  await browser.post(`/api/scavenger-hunts/${id}/complete`, smallPlay)
  await browser.get(`/api/scavenger-hunts/${id}`)
  await browser.get('/api/scavenger-hunts')
  await browser.query('hunts.completions', { id })
  const { memories } = (await browser.query('hunts.memories')).body
  await browser.mutate('hunts.noteMemory', { id: memories[0].id, parent_notes: 'Again!' })
  await browser.delete(`/api/scavenger-hunts/${id}`)
  await browser.delete(`/api/blueprints/${blueprintId}`)
}

/** What Ana shares, and what another family does with it. */
async function useCommunity(browser: TestBrowser) {
  const other = await app.register({ name: 'Eve' })
  const id = await shared(app, browser, 'Ana', 'own-idea')
  await other.get('/community/activities?sort=rating&child_age=5&query=x')
  await other.get('/community/activities?sort=downloads&category=Math&minutes=5')
  await other.query('community.byId', { id })
  await download(other, id)
  await other.post(`/community/activities/${id}/rating`, { rating: 5 })
  await other.get(`/community/activities/${id}/outcome`)
  await other.post(`/community/activities/${id}/report`, { reason: 'Too loud' })
  await (await root(app)).post(`/api/admin/reports/${id}`, { decision: 'keep' })
  await other.mutate('community.blockAuthor', { id })
  await other.query('community.blockedAuthors')
  await browser.query('community.preview', { activity_id: 'own-idea' })
  await browser.mutate('generator.remove', { id: 'own-idea' })
}

function premiumId(): string {
  const row = prepare("select id from activities where library = 'premium'").get()
  return (row as { id: string }).id
}

/** The steps of SQLite's plan for a statement, with nothing bound. */
function planOf(statement: string): string[] {
  const unbound = statement.match(/\?/g)?.map(() => null) ?? []
  const rows = prepare(`explain query plan ${statement}`).all(...unbound)
  return (rows as { detail: string }[]).map((row) => row.detail)
}
/** Tests look up their families by name, which the product never does. */
const isOfThisTest = (statement: string) => / where name = /.test(statement)
const about = (...words: string[]) =>
  [...statements].filter((one) => words.every((word) => one.includes(word)))

describe('the statements of a family in use', () => {
  test('were recorded: reads and writes of every growing table but Google accounts', () => {
    for (const table of growing)
      if (table !== 'google_accounts') expect(about(`"${table}"`)).not.toEqual([])
    expect(statements.size).toBeGreaterThan(30)
  })

  test('never scan a table that grows with families', () => {
    const plans = [...statements]
      .filter((one) => /^(select|update|delete|insert)/i.test(one) && !isOfThisTest(one))
      .flatMap((one) => planOf(one).map((step) => `${step} <- ${one}`))
    // Open orders only, by their partial index: they last a day.
    const read = plans
      .filter((step) => !step.startsWith('SCAN orders USING INDEX orders_open'))
      // A page of the community is read along its order, as far as the page reaches.
      .filter((step) => !step.startsWith('SCAN community_items USING INDEX community_by_'))
    const scans = read.filter((step) => growing.some((table) => step.startsWith(`SCAN ${table} `)))
    expect(scans).toEqual([])
  })

  test.each([
    [
      'what a family made and saved',
      ['from "activities"', 'owner_family_id" = ?', '"saved_activities"', 'order by'],
      ['activities_by_owner', 'sqlite_autoindex_saved_activities_1'],
    ],
    [
      'the authored library',
      ['from "activities"', '"library" in (', 'order by'],
      ['activities_by_library'],
    ],
    [
      'the completions of a family',
      ['min("plays"."played_at")', '"family_id" = ?'],
      ['sqlite_autoindex_play_children_1', 'sqlite_autoindex_plays_1'],
    ],
    [
      'whether a child did an activity',
      ['select "plays"."played_at"', 'order by "plays"."played_at"'],
      ['plays_of_activity'],
    ],
    [
      'what a family played in a week',
      ['from "plays"', '"plays"."played_at" < ?'],
      ['plays_of_family'],
    ],
    [
      'the favorites of a parent',
      ['from "favorites"', 'where "favorites"."parent_id" = ?'],
      ['favorites_of_parent'],
    ],
    [
      'the children of a family in their order',
      ['from "children"', 'order by'],
      ['children_of_family'],
    ],
    ['the mails that are due', ['from "mail_outbox"', 'limit'], ['mail_outbox_due']],
    [
      'the families to tell of open spots',
      ['queue_order is not null', 'limit'],
      ['families_untold'],
    ],
    [
      'the session of a cookie',
      ['from "sessions"', 'inner join'],
      ['sqlite_autoindex_sessions_1', 'sqlite_autoindex_parents_1', 'sqlite_autoindex_families_1'],
    ],
    ['the account of an address', ['from "parents"', '"email_key" = ?'], ['parents_email_key']],
    [
      'the ledger of a family',
      ['from "credit_entries"', 'where "credit_entries"'],
      ['credit_entries_of_family'],
    ],
    [
      'the blueprints of a family in their order',
      ['from "blueprints"', '"owner_family_id" = ?', 'order by'],
      ['blueprints_of_owner'],
    ],
    [
      'the presets',
      ['from "blueprints"', 'order by "blueprints"."position"'],
      ['blueprints_of_owner'],
    ],
    [
      'what other families share',
      ['from "blueprints"', 'order by "blueprints"."shared_at"'],
      ['blueprints_shared'],
    ],
    [
      'the hunts of a family in their order',
      ['from "hunts"', 'order by "hunts"."created_at"'],
      ['hunts_of_owner'],
    ],
    [
      'what a family remembers of its hunts',
      ['from "hunt_completions"', 'order by "hunt_completions"."completed_at" desc'],
      ['hunt_completions_of_family'],
    ],
    ['how often a family played', ['count(*) from "hunt_completions"'], ['hunt_completions_once']],
    ['the count of families', ['max("registration_number")'], ['families_registration_number']],
  ])('read %s by an index', (_, words, indexes) => {
    const found = about(...words)
    expect(found).not.toEqual([])
    for (const statement of found) {
      const plan = planOf(statement).join('\n')
      for (const index of indexes) expect(plan).toContain(index)
    }
  })
})
