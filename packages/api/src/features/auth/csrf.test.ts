import { expect, test } from 'vitest'
import { createTestApp, type TestApp, testPassword } from '../../../test/test-app.ts'
import type { TestBrowser, TestResponse } from '../../../test/test-browser.ts'
import { procedureDefinition, procedurePaths } from '../../http/rest/procedures.ts'
import { routes } from '../../http/rest/routes.ts'

const mutations = procedurePaths().filter((path) => procedureDefinition(path).type === 'mutation')
const changes = routes.filter(([method]) => method !== 'GET')
const reads = routes.filter(([method]) => method === 'GET')
const json = { 'content-type': 'application/json' }

test('no mutation runs without a token, logged in or not, and nothing changes', async () => {
  const { app, register } = watchedApp()
  const ana = await register({ name: 'Ana' })
  const unchanged = watch(app)
  for (const path of mutations)
    expectCsrfRefusal(path, await ana.send('POST', `/trpc/${path}`, '{}', json))
  unchanged()
})

test('no changing REST request succeeds without a token', async () => {
  const { app, register } = watchedApp()
  const ana = await register({ name: 'Ana' })
  const unchanged = watch(app)
  for (const [method, path] of changes)
    expectCsrfRefusal(path, await ana.send(method, filled(path), '{}', json))
  unchanged()
})

test.each<[string, (app: TestApp, ana: TestBrowser) => Promise<string>]>([
  ['an empty', async () => ' '],
  ['an invented', async () => 'x'.repeat(43)],
  ['an endless', async () => 'x'.repeat(10_000)],
  ["a visitor's", async (app) => app.browser().csrfToken()],
  ["another family's", async (app) => (await app.register({ name: 'Eve' })).csrfToken()],
  [
    'an outdated',
    async (_, ana) => {
      const outdated = await ana.csrfToken()
      await ana.post('/api/login', { email: 'ana@example.com', password: testPassword })
      return outdated
    },
  ],
])('%s token opens no mutation', async (_, tokenOf) => {
  const { app, register } = watchedApp()
  const ana = await register({ name: 'Ana' })
  const headers = { ...json, 'x-csrftoken': await tokenOf(app, ana) }
  const unchanged = watch(app)
  for (const path of mutations)
    expectCsrfRefusal(path, await ana.send('POST', `/trpc/${path}`, '{}', headers))
  unchanged()
})

test('a visitor without a token gets 401 if login is required, and 400 elsewhere', async () => {
  const { app } = watchedApp()
  const visitor = app.browser()
  const unchanged = watch(app)
  for (const path of mutations) {
    const response = await visitor.send('POST', `/trpc/${path}`, '{}', json)
    if (response.status !== 401) expectCsrfRefusal(path, response)
  }
  const statusOf = async (path: string) => (await visitor.send('POST', path, '{}', json)).status
  expect(await statusOf('/children')).toBe(401)
  expect(await statusOf('/api/auth/change-password')).toBe(401)
  expect(await statusOf('/register')).toBe(400)
  unchanged()
})

test('after a refusal, a fresh token and one more try succeed', async () => {
  const { register } = createTestApp()
  const ana = await register({ name: 'Ana' })
  const logout = async (token: string) =>
    (await ana.send('POST', '/api/logout', undefined, { 'x-csrftoken': token })).status
  expect(await logout('stale')).toBe(400)
  expect(await logout(await ana.csrfToken())).toBe(200)
})

test('the token is new after registering, after logging in, and after logging out', async () => {
  const { register, browser } = createTestApp()
  await register({ name: 'Ana' })
  const visitor = browser()
  const before = await visitor.csrfToken()
  await visitor.post('/api/login', { email: 'ana@example.com', password: testPassword })
  const inside = await visitor.csrfToken()
  await visitor.post('/api/logout')
  expect(new Set([before, inside, await visitor.csrfToken()]).size).toBeGreaterThanOrEqual(2)
  expect(inside).not.toBe(before)
  expect(await visitor.csrfToken()).not.toBe(inside)
})

test('a browser keeps its token while nothing changes, over REST and tRPC', async () => {
  const { register } = createTestApp()
  const ana = await register({ name: 'Ana' })
  const token = await ana.csrfToken()
  expect(await ana.csrfToken()).toBe(token)
  expect((await ana.query('auth.csrfToken')).body.csrf_token).toBe(token)
})

test.each([
  ['a form', 'application/x-www-form-urlencoded', 'name=Mia&birth_date=2021-01-01'],
  ['plain text', 'text/plain', '{"name":"Mia","birth_date":"2021-01-01"}'],
  [
    'a form with files',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nMia\r\n--x--\r\n',
  ],
])('%s changes nothing, not even with a token', async (_, contentType, body) => {
  const { app, register } = watchedApp()
  const ana = await register({ name: 'Ana' })
  const token = { 'x-csrftoken': await ana.csrfToken() }
  const unchanged = watch(app)
  for (const path of ['/children', '/trpc/children.add'])
    for (const extra of [{}, token]) {
      const headers = { 'content-type': contentType, ...extra }
      const { status } = await ana.send('POST', path, body, headers)
      expect([400, 415]).toContain(status)
    }
  unchanged()
})

test('a body without a content type changes nothing', async () => {
  const { app, register } = watchedApp()
  const ana = await register({ name: 'Ana' })
  const unchanged = watch(app)
  const body = new TextEncoder().encode('{"name":"Mia","birth_date":"2021-01-01"}')
  for (const path of ['/children', '/trpc/children.add']) {
    const headers = { cookie: cookieOf(ana), 'x-csrftoken': await ana.csrfToken() }
    const { status } = await app.app.request(path, { method: 'POST', headers, body })
    expect([400, 415]).toContain(status)
  }
  unchanged()
})

test('GET and HEAD of any path change nothing, not even with a token', async () => {
  const { app, register } = watchedApp()
  const ana = await register({ name: 'Ana' })
  const headers = { cookie: cookieOf(ana), 'x-csrftoken': await ana.csrfToken() }
  const unchanged = watch(app)
  const paths = [...reads, ...changes].map(([, path]) => filled(path))
  for (const path of [...paths, ...mutations.map((name) => `/trpc/${name}?input={}`)])
    for (const method of ['GET', 'HEAD']) {
      const { status } = await app.app.request(path, { method, headers })
      expect([path, status < 500]).toEqual([path, true])
    }
  unchanged()
})

test('a mutation requested with GET does not run', async () => {
  const { register } = createTestApp()
  const ana = await register({ name: 'Ana' })
  const headers = { 'x-csrftoken': await ana.csrfToken() }
  const { status } = await ana.send('GET', '/trpc/auth.logout', undefined, headers)
  expect(status).toBe(405)
  expect((await ana.get('/user/profile')).status).toBe(200)
})

test('a method in another header or field is ignored', async () => {
  const { app, register } = watchedApp()
  const ana = await register({ name: 'Ana' })
  const unchanged = watch(app)
  const headers = { ...json, 'x-http-method-override': 'DELETE' }
  await ana.send('GET', '/children?_method=DELETE', undefined, headers)
  await ana.send('POST', '/children?_method=DELETE', '{"_method":"DELETE"}', headers)
  unchanged()
})

/** An app with every row of the database under watch. */
function watchedApp() {
  const app = createTestApp()
  return { app, register: app.register }
}

/** Remembers the database; the returned function asserts that not one byte has changed since. */
function watch({ connection }: TestApp): () => void {
  const before = connection.serialize()
  return () => expect(connection.serialize().equals(before)).toBe(true)
}

function expectCsrfRefusal(path: string, { status, body }: TestResponse) {
  const sentence = body.error?.message ?? body.error
  expect([path, status, sentence]).toEqual([path, 400, expect.stringContaining('CSRF')])
}

const cookieOf = ({ cookies }: TestBrowser) => [...cookies].map((pair) => pair.join('=')).join('; ')

/** A path of the table with values for its parameters. */
const filled = (path: string) => path.replaceAll(/:\w+/g, 'sock-toss')
