import { beforeEach, describe, expect, test } from 'vitest'
import { ana, openFeature, registerFamilies } from '../../../test/cast.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { routes, sameForAll } from './routes.ts'

/* Programs that poll what is the same for everyone: `ETag`, `If-None-Match` and 304. */

let app: TestApp
let family: TestBrowser
beforeEach(async () => {
  app = createTestApp()
  family = (await ana(app)).browser
})

const paths = routes
  .filter(([, , procedure]) => sameForAll.has(procedure))
  .map(([, path]) => (path.endsWith('suggestions') ? `${path}?child_age=5` : path))

describe('what is the same for everyone', () => {
  test.each(paths)('%s is not sent again while it is unchanged', async (path) => {
    const first = await family.get(path)
    const etag = first.headers.get('etag') ?? ''
    expect([first.status, etag]).toEqual([200, expect.stringMatching(/^"[\w-]{22}"$/)])
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await family.get(path, { 'if-none-match': known })
      expect([known, again.status, again.body]).toEqual([known, 304, ''])
      expect(again.headers.get('etag')).toBe(etag)
      expect(again.headers.get('vary')).toContain('Accept')
    }
    for (const other of ['', '"other"', etag.slice(1, -1), `x${etag}`])
      expect((await family.get(path, { 'if-none-match': other })).body).toEqual(first.body)
  })

  test.each(paths)('%s has the same tag for another family', async (path) => {
    const other = await app.register({ name: 'Eve' })
    const [one, two] = [await family.get(path), await other.get(path)]
    expect(two.headers.get('etag')).toBe(one.headers.get('etag'))
  })

  test('is sent again after a change', async () => {
    const known = async (path: string) => ({
      'if-none-match': (await family.get(path)).headers.get('etag') ?? '',
    })
    const [info, flags] = [await known('/registration-info'), await known('/feature-flags')]
    registerFamilies(app, 1)
    openFeature(app, 'premium_library')
    expect((await family.get('/registration-info', info)).body.next_user_number).toBe(3)
    expect((await family.get('/feature-flags', flags)).body.premium_library_enabled).toBe(true)
  })

  test('has no tag when it is refused', async () => {
    const { status, headers } = await family.get('/api/ai/activity-suggestions?child_age=x', {
      'if-none-match': '*',
    })
    expect([status, headers.get('etag'), headers.get('cache-control')]).toEqual([
      400,
      null,
      'no-store',
    ])
  })
})

test('the OpenAPI document is not sent again while it is unchanged', async () => {
  const first = await app.browser().get('/api/openapi.json')
  const etag = first.headers.get('etag') ?? ''
  const headers = { 'if-none-match': etag }
  const again = await app.app.request('/api/openapi.json', { headers })
  expect([first.status, again.status, await again.text()]).toEqual([200, 304, ''])
})

test('what belongs to one family has no tag', async () => {
  for (const path of ['/activities', '/children', '/user/profile', '/api/blueprints'])
    expect((await family.get(path)).headers.get('etag')).toBeNull()
})
