import { idempotentRequests } from '@fgm/db/schema'
import { beforeEach, describe, expect, test } from 'vitest'
import { addChild, ana, eve, mia, openFeature } from '../../../test/cast.ts'
import { moreFamilies } from '../../../test/community.ts'
import { smallHouse, smallHunt } from '../../../test/houses.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { programOf } from '../../../test/test-program.ts'
import { procedureDefinition } from '../../http/rest/procedures.ts'
import { routes } from '../../http/rest/routes.ts'
import { sweepIdempotency } from './idempotency.ts'

/* Idempotency-Key: what creates something runs once, however often the request arrives. */

let app: TestApp
let family: TestBrowser
let childId: string
beforeEach(async () => {
  app = createTestApp()
  const registered = await ana(app)
  family = registered.browser
  childId = registered.child_id
})

const withKey = (key: string) => ({ 'idempotency-key': key })
const house = { name: 'Home', blueprint_data: smallHouse }
const rows = () => app.db.select().from(idempotentRequests).all()
const count = (table: string) =>
  app.connection.prepare(`select count(*) from ${table}`).pluck().get()
const times = (number: number) => Array.from({ length: number })

/** Every operation that takes a key, with an input that creates something, and its table. */
const making: Record<string, { input: () => Promise<object>; path?: () => string; table: string }> =
  {
    'POST /children': { input: async () => ({ ...mia, name: 'Leo' }), table: 'children' },
    'POST /api/blueprints': { input: async () => house, table: 'blueprints' },
    'POST /api/blueprints/:id/copy': {
      input: async () => ({}),
      path: () => '/api/blueprints/cozy-apartment/copy',
      table: 'blueprints',
    },
    'POST /api/scavenger-hunts': {
      input: async () => ({ ...smallHunt, blueprint_id: 'cozy-apartment' }),
      table: 'hunts',
    },
    'POST /community/share-activity': {
      input: async () => ({ activity_id: await ownActivity() }),
      table: 'community_items',
    },
    'POST /community/activities/:id/report': {
      input: async () => ({ reason: 'Too loud for us' }),
      path: () => '/community/activities/theirs/report',
      table: 'community_reports',
    },
    'POST /user/save-activity': {
      input: async () => ({ activity_id: await premiumActivity() }),
      table: 'saved_activities',
    },
    'POST /activities/:id/favorite': {
      input: async () => ({ child_id: childId }),
      path: () => '/activities/shadow-wave/favorite',
      table: 'favorites',
    },
  }

async function ownActivity(): Promise<string> {
  openFeature(app, 'community_sharing')
  copyOfSample('own', 'own')
  return 'own'
}

async function premiumActivity(): Promise<string> {
  openFeature(app, 'premium_library')
  const premium = "select id from activities where library = 'premium' limit 1"
  return app.connection.prepare(premium).pluck().get() as string
}

/** A sample under another id, as Ana's own. */
function copyOfSample(id: string, library: string) {
  const sample = app.connection
    .prepare("select * from activities where id = 'squiggle-rescue'")
    .get()
  const owner = app.connection
    .prepare("select family_id from parents where name = 'Ana'")
    .pluck()
    .get()
  const own = { ...(sample as object), id, owner_family_id: owner, library }
  const names = Object.keys(own)
  app.connection
    .prepare(`insert into activities (${names}) values (${names.map(() => '?')})`)
    .run(Object.values(own))
}

/** An activity of another family, shared under the id `theirs`. */
async function sharedByOthers() {
  openFeature(app, 'community_sharing')
  const [other] = await moreFamilies(app, 1)
  if (!other) throw new Error('No row')
  copyOfSample('source', 'own')
  app.connection.exec(`update activities set owner_family_id =
    (select family_id from parents where name <> 'Ana' limit 1) where id = 'source'`)
  const { body } = await other.browser.post('/community/share-activity', { activity_id: 'source' })
  return body.id as string
}

const cases = Object.entries(making)

test('every operation that takes a key is in this table', () => {
  const taking = routes.filter(([, , procedure]) => procedureDefinition(procedure).meta?.takesKey)
  expect(taking.map(([method, path]) => `${method} ${path}`).sort()).toEqual(
    Object.keys(making).sort(),
  )
})

describe('the same key', () => {
  test.each(cases)('twenty times at once at %s makes one', async (key, { input, path, table }) => {
    const shared = key.includes('report') ? await sharedByOthers() : ''
    const [sent, before] = [await input(), Number(count(table))]
    const to = (path?.() ?? key.split(' ')[1] ?? '').replace('theirs', shared)
    const responses = await Promise.all(
      times(20).map(() => family.post(to, sent, withKey('once-0001'))),
    )
    expect([...new Set(responses.map(({ status }) => status))]).toEqual([responses[0]?.status])
    expect(responses[0]?.status).toBeLessThan(300)
    for (const { body } of responses) expect(body).toEqual(responses[0]?.body)
    const repeated = responses.filter(
      ({ headers }) => headers.get('idempotency-replayed') === 'true',
    )
    expect([Number(count(table)) - before, repeated.length]).toEqual([1, 19])
  })

  test('with another input is a 422, and creates nothing', async () => {
    await family.post('/api/blueprints', house, withKey('once-0001'))
    const other = await family.post(
      '/api/blueprints',
      { ...house, name: 'Other' },
      withKey('once-0001'),
    )
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused'])
    const names = app.connection.prepare(
      'select name from blueprints where owner_family_id is not null',
    )
    expect(names.pluck().all()).toEqual(['Home'])
  })

  test('with twenty different inputs at once creates one, and the others get 422', async () => {
    const requests = times(20).map((_, at) =>
      family.post('/api/blueprints', { ...house, name: `House ${at}` }, withKey('once-0001')),
    )
    const statuses = (await Promise.all(requests)).map(({ status }) => status).sort()
    expect(statuses).toEqual([201, ...Array(19).fill(422)])
  })

  test('is separate by operation and family, and the same for a browser and a token', async () => {
    const key = withKey('once-0001')
    const first = await family.post('/api/blueprints', house, key)
    const other = await (await eve(app)).post('/api/blueprints', house, key)
    expect(other.body.id).not.toBe(first.body.id)
    expect((await family.post('/api/blueprints/cozy-apartment/copy', {}, key)).status).toBe(201)
    const program = await programOf(app, family)
    expect((await program.post('/api/blueprints', house, key)).body).toEqual(first.body)
    expect((await family.mutate('blueprints.create', house)).body.id).not.toBe(first.body.id)
  })

  test('is valid for a day', async () => {
    const make = () => family.post('/api/blueprints', house, withKey('once-0001'))
    const first = await make()
    app.clock.advance(86_399)
    expect((await make()).body.id).toBe(first.body.id)
    app.clock.advance(1)
    const later = await make()
    expect([later.status, later.body.id === first.body.id]).toEqual([201, false])
    app.clock.advance(86_400)
    sweepIdempotency(app.db, app.deps.now())
    expect(rows()).toEqual([])
  })

  test('creates nothing again after it is removed, and keeps no copy of it', async () => {
    app.connection.exec('delete from children')
    const made = await family.post('/children', mia, withKey('once-0001'))
    await family.delete(`/children/${made.body.id}`)
    expect(rows()).toMatchObject([{ response: null }])
    const again = await family.post('/children', mia, withKey('once-0001'))
    expect([again.status, count('children')]).toEqual([404, 0])
  })

  test('can be used again after a refusal', async () => {
    const refused = await family.post(
      '/children',
      { ...mia, birth_date: '2010-01-01' },
      withKey('once-0001'),
    )
    expect([refused.status, rows()]).toEqual([400, []])
    expect((await family.post('/children', mia, withKey('once-0001'))).status).toBe(201)
  })

  test('is stored with what it created, both or neither', async () => {
    app.connection.exec(
      "create trigger no_key before insert on idempotent_requests begin select raise(abort, 'no'); end",
    )
    const before = count('blueprints')
    const failed = await family.post('/api/blueprints', house, withKey('once-0001'))
    expect([failed.status, count('blueprints'), rows()]).toEqual([500, before, []])
    app.connection.exec('drop trigger no_key')
    expect((await family.post('/api/blueprints', house, withKey('once-0001'))).status).toBe(201)
  })
})

test('without a key every request creates its own row', async () => {
  const [one, two] = [
    await family.post('/api/blueprints', house),
    await family.post('/api/blueprints', house),
  ]
  expect(one.body.id).not.toBe(two.body.id)
  expect(rows()).toEqual([])
})

test.each(['short', 'x'.repeat(101)])('the key %s is refused', async (key) => {
  const { status, body } = await family.post('/api/blueprints', house, withKey(key))
  expect([status, body.code]).toEqual([400, 'invalid_input'])
})

test('an account keeps its newest hundred', async () => {
  for (const [at] of times(103).entries()) {
    app.clock.advance(1)
    await family.post(
      '/activities/shadow-wave/favorite',
      { child_id: childId },
      withKey(`once-${1000 + at}`),
    )
  }
  expect(rows()).toHaveLength(100)
  await addChild(family, { ...mia, name: 'Leo' })
  expect(rows().map(({ key }) => key)).toContain('once-1102')
})

test('the export has no second copy of what was created', async () => {
  await family.post('/api/blueprints', house, withKey('once-0001'))
  const { idempotent_requests } = (await family.get('/user/export')).body.tables
  expect(idempotent_requests).toMatchObject([{ procedure: 'blueprints.create', key: 'once-0001' }])
  expect(idempotent_requests[0]).not.toHaveProperty('response')
})
