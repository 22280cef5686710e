import { beforeAll, describe, expect, test } from 'vitest'
import { procedureDefinition, procedurePaths } from '../src/http/rest/procedures.ts'
import { type Route, routes, sameForAll } from '../src/http/rest/routes.ts'
import { ana, openFeature, root } from './cast.ts'
import { createTestApp, type TestApp } from './test-app.ts'
import type { TestBrowser } from './test-browser.ts'

/*
 * Every path of the spec, literally (part one §7, part two §7, decisions §6). A row is in the table, or a `file`: built
 * outside it, because JSON cannot carry it (a PDF), or because it is for machines (health).
 */
type Mark = 'row' | 'file'

const partOne: [Mark, string][] = [
  ['row', 'GET /api/csrf-token'],
  ['row', 'POST /api/auth/google'],
  ['row', 'POST /api/login'],
  ['row', 'GET /registration-info'],
  ['row', 'POST /register'],
  ['row', 'GET /user/profile'],
  ['row', 'GET /activities'],
  ['row', 'GET /activities/public'],
  ['row', 'GET /activities/{id}'],
  ['row', 'GET /activities/{id}/status'],
  ['row', 'POST /activities/{id}/complete'],
  ['row', 'POST /activities/{id}/favorite'],
  ['row', 'GET /ai/generation-status'],
  ['row', 'GET /api/ai/credits'],
  ['row', 'GET /api/ai/activity-suggestions'],
  ['row', 'POST /api/ai/generate-activity'],
  ['file', 'GET /downloads/{file}'],
  ['row', 'GET /feature-flags'],
  ['row', 'POST /api/payment/create-order'],
  ['row', 'POST /api/payment/verify'],
  ['row', 'GET /api/system/service-status'],
  ['row', 'GET /api/ai/health'],
  ['row', 'GET /user/generated-activities'],
]

const partTwo: [Mark, string][] = [
  ['row', 'GET /feature-flags'],
  ['row', 'GET /user/profile'],
  ['row', 'GET /premium/activities'],
  ['row', 'POST /user/save-activity'],
  ['row', 'POST /community/download-activity/{id}'],
  ['row', 'POST /community/share-activity'],
  ['row', 'GET /waitlist/status'],
  ['row', 'POST /api/waitlist/referral'],
  ['row', 'GET /activities/free'],
  ['row', 'POST /activities/download/{id}'],
  ['row', 'POST /children'],
  ['row', 'GET /user/activity-stats'],
  ['row', 'GET /api/blueprints'],
  ['row', 'POST /api/blueprints'],
  ['row', 'GET /api/blueprints/{id}'],
  ['row', 'PUT /api/blueprints/{id}'],
  ['row', 'GET /api/scavenger-hunts'],
  ['row', 'POST /api/scavenger-hunts'],
  ['row', 'GET /api/scavenger-hunts/{id}'],
  ['row', 'POST /api/scavenger-hunts/{id}/complete'],
  ['row', 'GET /api/auth/status'],
  ['row', 'POST /api/logout'],
  ['row', 'GET /api/admin/launch-stats'],
  ['row', 'GET /api/admin/waitlist-queue'],
  ['row', 'GET /api/admin/ai-providers'],
  ['row', 'GET /api/admin/ai-provider-stats'],
  ['row', 'POST /api/admin/ai-providers/test-all'],
  ['row', 'POST /api/admin/ai-providers/reset-stats'],
  ['row', 'POST /api/admin/ai-providers/test'],
  ['row', 'POST /api/admin/ai-providers/enable'],
  ['row', 'POST /api/admin/ai-providers/disable'],
  ['row', 'POST /api/admin/ai-providers/set-primary'],
  ['row', 'POST /api/admin/ai-providers/set-strategy'],
  ['row', 'GET /api/admin/ai-emergency-debug'],
  ['row', 'POST /api/admin/ai-emergency-debug/reset-circuit-breakers'],
  ['row', 'POST /api/admin/ai-emergency-debug/force-reinitialize'],
  ['row', 'POST /api/admin/ai-emergency-debug/clear-error-counts'],
  ['row', 'POST /api/admin/ai-emergency-debug/health-check-all'],
  ['row', 'GET /api/system/service-status'],
  ['row', 'GET /api/ai/health'],
]

const decisions: [Mark, string][] = [
  ['row', 'GET /community/activities'],
  ['row', 'GET /community/trending'],
  ['row', 'GET /user/shareable-activities'],
  ['row', 'POST /community/activities/{id}/rating'],
  ['row', 'POST /community/activities/{id}/report'],
  ['row', 'GET /children'],
  ['row', 'PUT /children/{id}'],
  ['row', 'DELETE /children/{id}'],
  ['row', 'POST /api/blueprints/{id}/copy'],
  ['row', 'DELETE /api/blueprints/{id}'],
  ['row', 'PUT /api/scavenger-hunts/{id}'],
  ['row', 'DELETE /api/scavenger-hunts/{id}'],
  ['file', 'GET /api/scavenger-hunts/{id}/print'],
  ['row', 'POST /api/auth/verify-email'],
  ['row', 'POST /api/auth/forgot-password'],
  ['row', 'POST /api/auth/reset-password'],
  ['row', 'POST /api/auth/change-password'],
  ['row', 'GET /user/export'],
  ['row', 'DELETE /user'],
  ['file', 'POST /api/payment/webhook'],
  ['row', 'POST /api/admin/feature-flags'],
  ['row', 'GET /api/admin/families'],
  ['row', 'POST /api/admin/families/{id}/credits'],
  ['row', 'POST /api/admin/families/{id}/block'],
  ['row', 'GET /api/admin/settings'],
  ['row', 'PUT /api/admin/settings'],
  ['row', 'GET /api/admin/audit-log'],
  ['row', 'GET /api/admin/reports'],
  ['row', 'POST /api/admin/reports/{id}'],
  ['row', 'GET /api/admin/mail-outbox'],
  ['file', 'GET /healthz'],
  ['file', 'GET /readyz'],
  ['file', 'GET /metrics'],
]

/** Our own operations that neither the spec nor the decisions name. Keep it short. */
const ourOwn = [
  'POST /api/admin/families/{id}/release-spot',
  'POST /api/auth/resend-verification',
  'GET /api/auth/second-factor',
  'POST /api/auth/second-factor/start',
  'POST /api/auth/second-factor/turn-on',
  'POST /api/auth/second-factor/turn-off',
  'POST /api/auth/setup-administrator',
  'GET /api/auth/sign-in-options',
  'GET /api/admin/community-reviews',
  'POST /api/admin/community-reviews/{id}',
  'GET /api/admin/help-lines',
  'PUT /api/admin/help-lines/{id}',
  'POST /api/admin/help-lines/{id}/confirm',
  'POST /api/admin/help-lines/{id}/withdraw',
  'GET /community/activities/{id}/outcome',
  'POST /community/activities/{id}/outcome',
  'GET /api/help',
  'GET /user/mail-choice',
  'PUT /user/mail-choice',
  'PUT /user/name',
  'GET /user/activity-history',
  'GET /user/hunt-memories',
  'GET /user/receipts',
  'GET /user/family',
  'POST /user/family/invitations',
  'DELETE /user/family/invitations/{id}',
  'POST /user/family/join-choices',
  'POST /user/family/join',
  'POST /user/family/leave',
  'POST /user/family/parents/{id}/remove',
  'POST /api/invitations/look',
  'POST /api/auth/join',
  'GET /user/tokens',
  'POST /user/tokens',
  'DELETE /user/tokens/{id}',
  'GET /user/day-links',
  'POST /user/day-links',
  'DELETE /user/day-links/{id}',
  'DELETE /user/day-link-replies/{id}',
  'POST /api/day-links/open',
  'POST /api/day-links/done',
  'GET /user/reminder',
  'PUT /user/reminder',
  'PUT /user/reminder/sunday-sheet',
  'POST /user/reminder/decline',
  'POST /user/reminder/change',
  'GET /api/scavenger-hunts/{id}/wordings',
  'POST /user/reminder/try',
  'POST /user/reminder/devices',
  'DELETE /user/reminder/devices',
  'POST /user/reminder/calendar',
  'POST /api/reminders/change',
  'GET /api/admin/referrals',
  'POST /api/admin/referrals/{id}',
  'GET /api/admin/launch-days',
  'GET /api/admin/ai-attempts',
  'POST /api/admin/mail-outbox/retry',
  'POST /api/admin/mail-outbox/test',
  'POST /api/admin/mail-outbox/{id}/retry',
]

const specRows = [...partOne, ...partTwo, ...decisions]
const marked = (mark: Mark) => specRows.filter(([own]) => own === mark).map(([, row]) => row)
const nameOf = ([method, path]: Route) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`
const named = (rows: readonly Route[]) => rows.map((route) => ({ name: nameOf(route), route }))
const table = routes.map(nameOf)
const unknownId = 'no-such-thing'
const urlOf = ([, path]: Route) => path.replaceAll(/:\w+/g, unknownId)

describe('the table compared with the spec', () => {
  test.each(marked('row'))('has %s', (row) => {
    expect(table).toContain(row)
  })

  test('has no operation beyond the spec and the decisions, except our own few', () => {
    const known = [...marked('row'), ...ourOwn]
    expect(table.filter((row) => !known.includes(row))).toEqual([])
    expect(ourOwn.filter((row) => !table.includes(row))).toEqual([])
  })

  test('has every method and path once', () => {
    expect(table.filter((row, place) => table.indexOf(row) !== place)).toEqual([])
  })

  test('has the same procedure wherever the spec repeats a row', () => {
    const marks = new Map<string, Mark>()
    for (const [mark, row] of specRows) {
      expect(marks.get(row) ?? mark).toBe(mark)
      marks.set(row, mark)
    }
  })

  test('reads with GET and changes with anything else, as CSRF protection supposes', () => {
    for (const [method, , procedure] of routes)
      expect([procedure, procedureDefinition(procedure).type]).toEqual([
        procedure,
        method === 'GET' ? 'query' : 'mutation',
      ])
  })
})

describe('every row over HTTP', () => {
  let app: TestApp
  let founder: TestBrowser
  let administrator: TestBrowser
  beforeAll(async () => {
    app = createTestApp()
    openFeature(app, 'premium_library')
    openFeature(app, 'community_sharing')
    founder = (await ana(app)).browser
    administrator = await root(app)
  })
  const request = (browser: TestBrowser, route: Route) => {
    const [method] = route
    if (method === 'GET') return browser.get(urlOf(route))
    if (method === 'PUT') return browser.put(urlOf(route), {})
    return method === 'POST' ? browser.post(urlOf(route), {}) : browser.delete(urlOf(route), {})
  }

  test.each(named(routes))('$name sends JSON to a visitor', async ({ route }) => {
    const { status, headers, body } = await request(app.browser(), route)
    expect(status).toBeLessThan(500)
    expect(headers.get('content-type')).toMatch(/^application\/json/)
    const isToken = route[1] === '/api/csrf-token'
    const isKept = status < 400 && sameForAll.has(route[2])
    expect(headers.get('cache-control')).toBe(
      isKept ? 'private, no-cache' : isToken ? 'no-store, no-transform' : 'no-store',
    )
    if (status >= 400) expect(body.error).toMatch(/^\S.+[.?!t]/)
  })

  test.each(named(routes))('$name sends JSON to a founder', async ({ route }) => {
    const browser = route[1] === '/api/logout' ? await app.register({ name: 'Gone' }) : founder
    const { status, headers, body } = await request(browser, route)
    expect(status).toBeLessThan(500)
    expect(status).not.toBe(401)
    expect(headers.get('content-type')).toMatch(/^application\/json/)
    if (status >= 400) expect(body.error).toMatch(/^\S.+/)
  })

  const helpLine = { checked_at: null, phone: '112', other_way: '', hours: '', url: '' }
  const withId = routes.filter(([, path]) => path.includes(':id'))
  test.each(named(withId))('$name with an unknown id is 404 with a sentence', async ({ route }) => {
    const [method] = route
    const decisions = { reports: 'keep', 'community-reviews': 'show' } as Record<string, string>
    const decision = decisions[urlOf(route).split('/')[3] ?? ''] ?? 'accept'
    const played = { completion_time: 60, items_found: 3, total_items: 3 }
    const profile = { child_id: 'x', name: 'Mia', birth_date: '2021-05-20' }
    const rated = { decision, rating: 5, verdict: 'loved', reason: 'Not for children' }
    const granted = { amount: 5, is_blocked: true, ...helpLine }
    const valid = { ...profile, ...played, ...rated, ...granted }
    const url = method === 'GET' ? `${urlOf(route)}?child_id=x` : urlOf(route)
    const browser = urlOf(route).startsWith('/api/admin/') ? administrator : founder
    const token = await browser.csrfToken()
    const { status, body } = await browser.send(
      method,
      url,
      method === 'GET' ? undefined : JSON.stringify(valid),
      {
        'content-type': 'application/json',
        'x-csrftoken': token,
      },
    )
    expect([status, Object.keys(body), body.code]).toEqual([404, ['error', 'code'], 'not_found'])
    expect(body.error).toMatch(/ not found$/)
  })

  test('an unknown path is 404 with JSON, for any method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])
      for (const path of [
        '/api/nothing',
        '/nothing',
        '/children/a/b',
        '/api',
        '/API/LOGIN',
        '//children',
      ]) {
        const { status, body } = await app.browser().send(method, path, undefined, {})
        expect([method, path, status, body]).toEqual([
          method,
          path,
          404,
          { error: 'Page not found', code: 'not_found' },
        ])
      }
  })

  test('GET and HEAD never change anything: no path of a mutation accepts them', async () => {
    const reading = routes.filter(([method]) => method === 'GET').map(urlOf)
    const changing = routes.map(urlOf).filter((url) => !reading.includes(url))
    expect(changing.length).toBeGreaterThan(10)
    for (const method of ['GET', 'HEAD'])
      for (const url of changing) {
        const { status } = await app.app.request(url, { method })
        // If it is a page as well, only that page responds to GET.
        expect([method, url, status]).toEqual([method, url, url === '/register' ? 404 : 405])
      }
  })
})

describe('the router', () => {
  test.each(procedurePaths())('%s has an input and an output schema', (path) => {
    const { inputs, output } = procedureDefinition(path)
    expect(inputs.length).toBeGreaterThan(0)
    expect(output).toBeDefined()
  })
})
