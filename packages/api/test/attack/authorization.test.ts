import { brokenInvariants } from '@fgm/db/invariants'
import { families, parents } from '@fgm/db/schema'
import { eq, getTableColumns } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { procedurePaths } from '../../src/http/rest/procedures.ts'
import { type Route, routes } from '../../src/http/rest/routes.ts'
import { addChild, ana, eve, mia, openFeature } from '../cast.ts'
import { makeDayLink, markDone } from '../day-links.ts'
import { leaveFamily, removeParent, secondParent } from '../families.ts'
import { smallHouse, smallHunt, smallPlay } from '../houses.ts'
import { createTestApp, type TestApp, testPassword } from '../test-app.ts'
import type { TestBrowser, TestResponse } from '../test-browser.ts'
import { makeToken, programOf, type TestProgram } from '../test-program.ts'

/*
 * Two families and every request that names something: what is ana's is not found for eve, with any
 * request, over REST and tRPC. And the endpoints of the administrator, in every spelling.
 */

let app: TestApp
let owner: TestBrowser
let intruder: TestBrowser
let intrudersProgram: TestProgram
let intruders: Record<string, { browser: TestBrowser; child_id: string }> = {}
let evesChild: string
let ids: Record<string, string>

beforeAll(async () => {
  app = createTestApp()
  openFeature(app, 'premium_library')
  openFeature(app, 'community_sharing')
  const family = await ana(app)
  owner = family.browser
  intruder = await eve(app)
  const former = await secondParent(app, owner)
  await leaveFamily(former, false)
  const removed = await secondParent(app, owner, 'Cy')
  await removeParent(owner, 'Cy')
  await removed.post('/api/login', { email: 'cy@example.com', password: testPassword })
  const otherChild = { name: 'Kim', birth_date: '2020-01-01' }
  intruders = {
    'a parent of another family': { browser: intruder, child_id: '' },
    'a parent who was removed': { browser: removed, child_id: await addChild(removed, otherChild) },
    'a parent who left': { browser: former, child_id: await addChild(former, otherChild) },
  }
  intrudersProgram = await programOf(app, intruder)
  // Its use is recorded once, not in the middle of a test.
  await intrudersProgram.get('/children')
  evesChild = await addChild(intruder, { name: 'Tom', birth_date: '2020-01-01' })
  const house = await owner.post('/api/blueprints', { name: 'Ours', blueprint_data: smallHouse })
  const hunt = { ...smallHunt, blueprint_id: house.body.id }
  ids = {
    child: family.child_id,
    blueprint: house.body.id,
    hunt: (await owner.post('/api/scavenger-hunts', hunt)).body.id,
    activity: ownActivity(app),
    token: (await makeToken(owner)).id,
    ...(await ownDayLink(app, owner)),
    invitation: (await owner.post('/user/family/invitations', {})).body.id,
    parent: (await owner.get('/user/family')).body.parents[0].id,
  }
})

const named = routes
  .filter(([, path]) => path.includes(':id') && !path.startsWith('/api/admin/'))
  .map((route) => ({ call: `${route[0]} ${route[1]}`, route }))

describe('what belongs to another family', () => {
  const cases = [
    'a parent of another family',
    'a parent who left',
    'a parent who was removed',
  ].flatMap((name) => named.map((one) => ({ ...one, name })))
  test.each(cases)(
    'is not found for $name at $call, over REST and tRPC',
    async ({ route, name }) => {
      const before = contentOf(app)
      const { browser, child_id } = intruders[name] ?? { browser: intruder, child_id: '' }
      const id = idFor(route)
      const input = inputFor(route, child_id || evesChild)
      const path = route[1].replace(':id', id)
      const rest = await sendAs(browser, route, path, input)
      const trpc =
        route[0] === 'GET'
          ? await browser.query(route[2], { id, ...input })
          : await browser.mutate(route[2], { id, ...input })
      expect([rest.status, trpc.status]).toEqual([404, 404])
      expect(contentOf(app)).toEqual(before)
      expect(brokenInvariants(app.connection)).toEqual([])
    },
  )

  test.each(named)('is not found for an access token at $call', async ({ route }) => {
    const before = contentOf(app)
    const path = route[1].replace(':id', idFor(route))
    const { status } = await sendAs(intrudersProgram, route, path, inputFor(route))
    expect(status).toBe(/^\/user\/(tokens|family)/.test(path) ? 403 : 404)
    expect(contentOf(app)).toEqual(before)
  })

  test('is found for its owner, so that the refusals above are about ownership', async () => {
    for (const { route } of named.filter(({ route: [method] }) => method === 'GET')) {
      if (route[1].startsWith('/community/')) continue
      const path = route[1].replace(':id', idFor(route))
      const { status } = await owner.get(`${path}?child_id=${ids.child}`)
      expect([route[1], status]).toEqual([route[1], 200])
    }
  })

  test('cannot be named in a body or a query either', async () => {
    const before = contentOf(app)
    const foreign = { child_id: ids.child }
    const responses = [
      await intruder.post('/activities/sock-mountain-match/complete', foreign),
      await intruder.post('/activities/sock-mountain-match/favorite', foreign),
      await intruder.get(`/activities/sock-mountain-match/status?child_id=${ids.child}`),
      await intruder.post('/api/scavenger-hunts', { ...smallHunt, blueprint_id: ids.blueprint }),
      await intruder.post('/community/share-activity', { activity_id: ids.activity }),
      await intruder.post('/user/save-activity', { activity_id: ids.activity }),
      await intruder.get(`/downloads/${ids.activity}.pdf`),
      await intruder.get(`/api/scavenger-hunts/${ids.hunt}/print`),
    ]
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 404))
    expect(contentOf(app)).toEqual(before)
  })
})

const administration = procedurePaths().filter((path) => path.startsWith('admin.'))
/** Headers that some proxies take for the requested address. */
const rewritten: Record<string, string> = {
  'x-original-url': '/api/admin/settings',
  'x-rewrite-url': '/api/admin/settings',
}
const spellings = [
  '/api/admin/settings/',
  '//api/admin/settings',
  '/API/ADMIN/settings',
  '/Api/Admin/Settings',
  '/%61pi/admin/settings',
  '/%2561pi/admin/settings',
  '/api/%61dmin/settings',
  '/api/admin%2fsettings',
  '/api/./admin/settings',
  '/api/x/../admin/settings',
  '/api/admin/settings;.js',
  '/api/admin/settings%00',
  '/api/admin/settings%2f',
  '/api/admin/settings?is_admin=true&__proto__[is_admin]=true',
  '/trpc/admin.settings?batch=1&input={}',
  '/trpc/auth.status,admin.settings?batch=1&input={}',
  '/trpc/%61dmin.settings',
  '/trpc//admin.settings',
]

describe('what is for administrators', () => {
  test.each(administration)(
    '%s is 401 for visitors and 403 for parents, by GET and POST',
    async (path) => {
      const visitor = app.browser()
      for (const [browser, status] of [
        [visitor, 401],
        [intruder, 403],
      ] as const)
        for (const response of [await browser.query(path, {}), await browser.mutate(path, {})])
          expect([status, 405]).toContain(response.status)
    },
  )

  test.each(spellings)('%s does not open it for anyone else', async (path) => {
    for (const browser of [app.browser(), intruder])
      for (const headers of [{}, rewritten]) {
        const { status, body } = await browser.get(path, headers)
        expect(status).toBeGreaterThanOrEqual(207)
        expect(JSON.stringify(body)).not.toContain('payments_threshold')
      }
  })
})

describe('what a client claims about itself', () => {
  const changing = routes.filter(
    ([method, path]) => method !== 'GET' && !path.includes('logout') && path !== '/user',
  )

  test.each(changing.map((route) => ({ call: `${route[0]} ${route[1]}`, route })))(
    'changes nothing at $call',
    async ({ route }) => {
      const before = standingOf(app)
      await sendAs(intruder, route, route[1].replace(':id', 'unknown'), claims)
      await intruder.mutate(route[2], { id: 'unknown', ...claims })
      expect(standingOf(app)).toEqual(before)
      expect(brokenInvariants(app.connection)).toEqual([])
    },
  )
})

const claims = {
  is_admin: true,
  founding_member: true,
  tier: 'launch_special',
  credits: 9999,
  registration_number: 1,
  waitlist_status: 'active',
  email_verified_at: '2026-01-01T00:00:00.000Z',
  family_id: 'root',
  owner_family_id: 'root',
  ['__proto__']: { is_admin: true },
}

/** Everything that decides what eve may do. */
function standingOf({ db, connection }: TestApp) {
  const user = db
    .select({ ...getTableColumns(families), is_admin: parents.is_admin, email: parents.email })
    .from(parents)
    .innerJoin(families, eq(families.id, parents.family_id))
    .where(eq(parents.name, 'Eve'))
    .get()
  const credits = connection.prepare(
    'select family_id, sum(amount) from credit_entries group by family_id',
  )
  return { user, credits: credits.all() }
}

/** All data of families, so that a single changed letter is noticed. */
function contentOf({ connection }: TestApp) {
  const tables = [
    'children',
    'plays',
    'play_children',
    'favorites',
    'blueprints',
    'hunts',
    'hunt_completions',
    'hunt_players',
    'activities',
    'community_items',
    'orders',
    'access_tokens',
    'day_links',
    'day_link_replies',
    'invitations',
    'parents',
  ]
  return tables.map((table) => [table, connection.prepare(`select * from ${table}`).all()])
}

/** An activity that ana made: a copy of a sample, in her name. @returns its id. */
function ownActivity({ connection, db }: TestApp): string {
  const sample = connection.prepare("select * from activities where id = 'squiggle-rescue'").get()
  const ownerUserId = db.select().from(parents).where(eq(parents.name, 'Ana')).get()?.family_id
  const own = {
    ...(sample as object),
    id: 'anas-own',
    owner_family_id: ownerUserId,
    library: 'own',
  }
  const names = Object.keys(own)
  connection
    .prepare(`insert into activities (${names}) values (${names.map(() => '?')})`)
    .run(Object.values(own))
  return 'anas-own'
}

/** A link of ana's with a reply. */
async function ownDayLink(app: TestApp, owner: TestBrowser) {
  const { id, token } = await makeDayLink(owner)
  await markDone(app.browser(), token)
  const { replies } = (await owner.get('/user/day-links')).body
  return { dayLink: id, dayLinkReply: replies[0].id as string }
}

function idFor([, path]: Route): string {
  if (path.startsWith('/children')) return ids.child ?? ''
  if (path.startsWith('/api/blueprints')) return ids.blueprint ?? ''
  if (path.startsWith('/api/scavenger-hunts')) return ids.hunt ?? ''
  if (path.startsWith('/user/tokens')) return ids.token ?? ''
  if (path.startsWith('/user/day-links')) return ids.dayLink ?? ''
  if (path.startsWith('/user/day-link-replies')) return ids.dayLinkReply ?? ''
  if (path.startsWith('/user/family/invitations')) return ids.invitation ?? ''
  if (path.startsWith('/user/family/parents')) return ids.parent ?? ''
  return ids.activity ?? ''
}

/** Input that is valid except for the owner. */
function inputFor([method, path]: Route, childId = evesChild): object {
  if (path.startsWith('/user/family/parents')) return { password: testPassword }
  if (path.startsWith('/children')) return method === 'PUT' ? mia : {}
  if (path.startsWith('/api/blueprints')) return method === 'PUT' ? { name: 'Mine now' } : {}
  if (path.endsWith('hunts/:id/complete')) return smallPlay
  if (path.startsWith('/api/scavenger-hunts'))
    return method === 'PUT' ? { hunt_name: 'Mine now' } : {}
  if (path.endsWith('/rating')) return { rating: 1 }
  if (path.endsWith('/outcome')) return method === 'GET' ? {} : { verdict: 'loved' }
  if (path.endsWith('/report')) return { reason: 'It is not mine' }
  return { child_id: childId }
}

function sendAs(
  browser: TestBrowser | TestProgram,
  [method]: Route,
  path: string,
  input: object,
): Promise<TestResponse> {
  if (method === 'POST') return browser.post(path, input)
  if (method === 'PUT') return browser.put(path, input)
  if (method === 'DELETE') return browser.delete(path, input)
  return browser.get(`${path}?${new URLSearchParams(input as Record<string, string>)}`)
}
