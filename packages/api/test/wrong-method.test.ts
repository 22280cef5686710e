import { beforeAll, describe, expect, test } from 'vitest'
import { routes } from '../src/http/rest/routes.ts'
import { createTestApp, type TestApp } from './test-app.ts'

/* A known path with a method that it does not take: 405 with `Allow` (RFC 9110, 15.5.6). */

let app: TestApp
beforeAll(() => {
  app = createTestApp()
})
const request = async (method: string, path: string, accept = 'application/json') => {
  const { status, headers, body } = await app.browser().send(method, path, undefined, { accept })
  return { status, allow: headers.get('allow'), body }
}

const known: [path: string, allow: string][] = [
  ['/children', 'GET, HEAD, POST, OPTIONS'],
  ['/children/7', 'PUT, DELETE, OPTIONS'],
  ['/api/login', 'POST, OPTIONS'],
  ['/user', 'DELETE, OPTIONS'],
  ['/activities', 'GET, HEAD, OPTIONS'],
  ['/activities/shadow-wave', 'GET, HEAD, OPTIONS'],
  ['/activities/shadow-wave/complete', 'POST, OPTIONS'],
  ['/register', 'GET, HEAD, POST, OPTIONS'],
  ['/downloads/shadow-wave.pdf', 'GET, HEAD, OPTIONS'],
  ['/api/payment/webhook', 'POST, OPTIONS'],
  ['/api/openapi.json', 'GET, HEAD, OPTIONS'],
  ['/healthz', 'GET, HEAD, OPTIONS'],
]

describe('a method that a path does not take', () => {
  test.each(known)('at %s is 405, and Allow lists its methods', async (path, allow) => {
    for (const method of ['PATCH', 'PROPFIND', 'GET', 'POST', 'PUT', 'DELETE']) {
      if (allow.split(', ').includes(method)) continue
      const takes = allow.split(', ').filter((one) => !['HEAD', 'OPTIONS'].includes(one))
      expect([method, await request(method, path)]).toEqual([
        method,
        {
          status: 405,
          allow,
          body: { error: `This address takes ${takes.join(' and ')} only.`, code: 'wrong_method' },
        },
      ])
    }
  })

  test.each(known)('but OPTIONS at %s gets the same without a body', async (path, allow) => {
    expect(await request('OPTIONS', path)).toEqual({ status: 204, allow, body: '' })
  })

  test('is refused for every row of the table', async () => {
    for (const [, path] of routes)
      expect([path, (await request('PATCH', path)).status]).toEqual([path, 405])
  })

  test('is refused for a page, too', async () => {
    for (const path of ['/', '/dashboard', '/premium', '/scavenger-hunt/play/7'])
      for (const method of ['POST', 'DELETE'])
        expect([path, await request(method, path, 'text/html')]).toMatchObject([
          path,
          { status: 405, allow: 'GET, HEAD, OPTIONS' },
        ])
  })

  test('opens nothing to the pages of other sites: OPTIONS names no origin', async () => {
    const headers = { origin: 'https://other.example', 'access-control-request-method': 'POST' }
    const response = await app.browser().send('OPTIONS', '/children', undefined, headers)
    const names = [...response.headers.keys()].filter((name) => name.startsWith('access-control'))
    expect([response.status, names]).toEqual([204, []])
  })
})

describe('an unknown path stays a 404', () => {
  test.each(['GET', 'POST', 'PATCH', 'OPTIONS'])('for %s', async (method) => {
    expect(await request(method, '/api/nothing')).toEqual({
      status: 404,
      allow: null,
      body: { error: 'Page not found', code: 'not_found' },
    })
  })

  test('and so does a page when JSON is requested', async () => {
    for (const path of ['/dashboard', '/register', '/login'])
      expect([path, (await request('GET', path)).status]).toEqual([path, 404])
  })

  test('while HEAD works wherever GET does, without a body', async () => {
    for (const [path, status] of [
      ['/activities/free', 200],
      ['/api/login', 405],
    ] as const) {
      const response = await app.app.request(path, { method: 'HEAD' })
      expect([path, response.status, await response.text()]).toEqual([path, status, ''])
    }
  })
})
