import { beforeAll, describe, expect, test } from 'vitest'
import { type Route, routes, sameForAll } from '../src/http/rest/routes.ts'
import { ana, ben, eve, openFeature, root } from './cast.ts'
import { download, shared } from './community.ts'
import { createTestApp, type TestApp } from './test-app.ts'
import type { TestBrowser, TestResponse } from './test-browser.ts'

/*
 * Every capability is served by REST and by tRPC: the same request gets the same JSON, and the same
 * refusal the same status, code and sentence.
 */

let app: TestApp
let founder: TestBrowser
let reserved: TestBrowser
let childId: string
let sharedId: string
beforeAll(async () => {
  app = createTestApp()
  openFeature(app, 'premium_library')
  openFeature(app, 'community_sharing')
  const family = await ana(app)
  founder = family.browser
  childId = family.child_id
  await founder.post('/activities/sock-mountain-match/complete', { child_id: childId })
  await founder.post('/activities/squeeze-and-carry/favorite', { child_id: childId })
  sharedId = await shared(app, await eve(app), 'Eve', 'own-idea')
  await download(founder, sharedId)
  reserved = await ben(app)
})

const reading = routes.filter(([method]) => method === 'GET')
const named = (rows: Route[]) => rows.map((route) => ({ name: route[1], route }))

/** The input of a row; a row with a parameter in its path needs a line here. */
function inputsOf([, path]: Route): Record<string, string>[] {
  if (path === '/activities/:id')
    return ['sock-mountain-match', 'squeeze-and-carry', 'unknown', 'x'.repeat(101)].map((id) => ({
      id,
    }))
  if (path === '/api/blueprints/:id')
    return ['cozy-apartment', 'unknown', 'x'.repeat(101)].map((id) => ({ id }))
  if (path.startsWith('/api/scavenger-hunts/:id'))
    return ['rainbow-rooms', 'unknown', 'x'.repeat(101)].map((id) => ({ id }))
  if (path === '/activities/:id/status')
    return [
      { id: 'sock-mountain-match', child_id: childId },
      { id: 'squeeze-and-carry', child_id: childId },
      { id: 'sock-mountain-match' },
      { id: 'sock-mountain-match', child_id: 'unknown' },
    ]
  if (path === '/user/activity-history')
    return [{ child_id: childId }, { child_id: childId, limit: '2' }, {}, { child_id: 'unknown' }]
  if (path === '/community/activities/:id/outcome')
    return [sharedId, 'unknown', 'x'.repeat(101)].map((id) => ({ id }))
  if (path.includes(':')) throw new Error(`Tell this test what to ask ${path} with`)
  return [{}]
}

async function overBoth(
  browser: TestBrowser,
  [, path, procedure]: Route,
  input: Record<string, string>,
) {
  const filled = path.replaceAll(/:(\w+)/g, (_, name) => encodeURIComponent(input[name] ?? ''))
  const inQuery = Object.entries(input).filter(([name]) => !path.includes(`:${name}`))
  const query = new URLSearchParams(inQuery)
  const rest = await browser.get(inQuery.length > 0 ? `${filled}?${query}` : filled)
  return [rest, await browser.query(procedure, input)] as const
}

/** A refusal without the status in its body, which tRPC adds, so that REST and tRPC can be compared. */
function saidBy({ status, body }: TestResponse) {
  const { httpStatus: _, ...comparable } = status < 400 ? { body } : body
  return { status, ...comparable }
}

const isAdministrators = /^\/api\/(admin\/|auth\/second-factor$)/

describe('REST and tRPC', () => {
  test.each(named(reading))('$name is the same for a founder', async ({ route }) => {
    for (const input of inputsOf(route)) {
      const [rest, trpc] = await overBoth(founder, route, input)
      expect(saidBy(trpc)).toEqual(saidBy(rest))
    }
  })

  test.each(named(reading))('$name is the same for a reserved family', async ({ route }) => {
    for (const input of inputsOf(route)) {
      const [rest, trpc] = await overBoth(reserved, route, input)
      expect(saidBy(trpc)).toEqual(saidBy(rest))
    }
  })

  test.each(named(reading))('$name is the same for a visitor', async ({ route }) => {
    const visitor = app.browser()
    await visitor.csrfToken()
    for (const input of inputsOf(route)) {
      const [rest, trpc] = await overBoth(visitor, route, input)
      expect(saidBy(trpc)).toEqual(saidBy(rest))
    }
  })

  test('succeed for a founder, or an administrator, at every reading row, so that the comparison is not one of refusals', async () => {
    const administrator = await root(app)
    for (const route of reading) {
      const browser = isAdministrators.test(route[1]) ? administrator : founder
      const [rest] = await overBoth(browser, route, inputsOf(route)[0] ?? {})
      expect([route[1], rest.status]).toEqual([route[1], 200])
    }
  })

  test('keep personal data out of caches: both send no-store', async () => {
    for (const route of reading.filter(([, , procedure]) => !sameForAll.has(procedure))) {
      const kept = route[1] === '/api/csrf-token' ? 'no-store, no-transform' : 'no-store'
      for (const { headers } of await overBoth(founder, route, inputsOf(route)[0] ?? {}))
        expect([route[1], headers.get('cache-control')]).toEqual([route[1], kept])
    }
  })

  test('respond to a change alike', async () => {
    const input = { id: 'shadow-wave', child_id: childId }
    const rest = await founder.post('/activities/shadow-wave/complete', { child_id: childId })
    expect((await founder.mutate('activities.complete', input)).body).toEqual(rest.body)
    const refused = { name: ' ', birth_date: '2020-13-01' }
    const [byRest, byTrpc] = [
      await founder.post('/children', refused),
      await founder.mutate('children.add', refused),
    ]
    expect(saidBy(byTrpc)).toEqual(saidBy(byRest))
  })
})

describe('a tRPC batch', () => {
  const batch = (count: number) =>
    `/trpc/${Array(count).fill('auth.registrationInfo').join(',')}?batch=1`

  test('of ten calls succeeds', async () => {
    const { status, body } = await app.browser().get(batch(10))
    expect([status, body.length]).toEqual([200, 10])
  })

  test.each([11, 2_400])('of %i calls is refused before any work', async (count) => {
    const { status, body } = await app.browser().get(batch(count))
    expect(status).toBe(400)
    expect(JSON.stringify(body)).not.toContain('next_user_number')
    expect(JSON.stringify(body).length).toBeLessThan(1_000)
  })

  test('of nothing causes no server error', async () => {
    for (const path of ['/trpc/,,,,?batch=1', '/trpc/?batch=1', '/trpc/,?batch=1&input={}'])
      expect((await app.browser().get(path)).status).toBeLessThan(500)
  })
})
