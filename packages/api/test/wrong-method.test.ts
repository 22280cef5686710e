import { beforeAll, describe, expect, test } from 'vitest'
import { routes } from '../src/http/rest/routes.ts'
import { createTestApp, type TestApp } from './test-app.ts'

/* A known address that is asked with a method it does not take: 405 with `Allow` (RFC 9110, 15.5.6). */

let app: TestApp
beforeAll(() => {
  app = createTestApp()
})
const ask = async (method: string, path: string, accept = 'application/json') => {
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

describe('a method that an address does not take', () => {
  test.each(known)('at %s is 405, and Allow says which it takes', async (path, allow) => {
    for (const method of ['PATCH', 'PROPFIND', 'GET', 'POST', 'PUT', 'DELETE']) {
      if (allow.split(', ').includes(method)) continue
      const takes = allow.split(', ').filter((one) => !['HEAD', 'OPTIONS'].includes(one))
      expect([method, await ask(method, path)]).toEqual([
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
    expect(await ask('OPTIONS', path)).toEqual({ status: 204, allow, body: '' })
  })

  test('is refused for every row of the table', async () => {
    for (const [, path] of routes)
      expect([path, (await ask('PATCH', path)).status]).toEqual([path, 405])
  })

  test('is refused at a page too, which is there to be read', async () => {
    for (const path of ['/', '/dashboard', '/premium', '/scavenger-hunt/play/7'])
      for (const method of ['POST', 'DELETE'])
        expect([path, await ask(method, path, 'text/html')]).toMatchObject([
          path,
          { status: 405, allow: 'GET, HEAD, OPTIONS' },
        ])
  })

  test('opens no call to the pages of other sites: OPTIONS names no origin', async () => {
    const headers = { origin: 'https://other.example', 'access-control-request-method': 'POST' }
    const answer = await app.browser().send('OPTIONS', '/children', undefined, headers)
    const names = [...answer.headers.keys()].filter((name) => name.startsWith('access-control'))
    expect([answer.status, names]).toEqual([204, []])
  })
})

describe('an address that no one knows stays a 404', () => {
  test.each(['GET', 'POST', 'PATCH', 'OPTIONS'])('for %s', async (method) => {
    expect(await ask(method, '/api/nothing')).toEqual({
      status: 404,
      allow: null,
      body: { error: 'Page not found', code: 'not_found' },
    })
  })

  test('and so does a page that is asked for JSON', async () => {
    for (const path of ['/dashboard', '/register', '/login'])
      expect([path, (await ask('GET', path)).status]).toEqual([path, 404])
  })

  test('while HEAD is answered wherever GET is, without a body', async () => {
    for (const [path, status] of [
      ['/activities/free', 200],
      ['/api/login', 405],
    ] as const) {
      const answer = await app.app.request(path, { method: 'HEAD' })
      expect([path, answer.status, await answer.text()]).toEqual([path, status, ''])
    }
  })
})
