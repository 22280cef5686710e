import { gunzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from './test-app.ts'

let server: TestApp
beforeEach(() => {
  server = createTestApp()
})

const request = (path: string, headers: Record<string, string>) =>
  server.app.request(`/trpc/${path}?batch=1&input=%7B%7D`, { headers })
const modern = { 'accept-encoding': 'gzip, deflate, br, zstd' }

test('the long list of activities is compressed for a client without a proxy', async () => {
  const plain = await (await request('activities.cards', {})).text()
  const response = await request('activities.cards', modern)
  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(response.headers.get('vary')).toContain('Accept-Encoding')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(gunzipSync(bytes).toString()).toBe(plain)
  expect(bytes.length).toBeLessThan(plain.length / 3)
})

test('nothing that could hold a secret is compressed, alone or together with the list', async () => {
  for (const path of ['auth.status', 'auth.csrfToken', 'auth.status,activities.cards'])
    expect((await request(path, modern)).headers.get('content-encoding'), path).toBeNull()
})

test('a proxy must not compress a CSRF token, alone or together with others', async () => {
  for (const path of ['/trpc/auth.csrfToken', '/trpc/auth.csrfToken,no.such', '/api/csrf-token']) {
    const { headers } = await server.app.request(`${path}?batch=1&input=%7B%7D`)
    expect(headers.get('cache-control'), path).toBe('no-store, no-transform')
  }
})

test('a browser that cannot decompress it gets it uncompressed', async () => {
  const response = await request('activities.cards', { 'accept-encoding': 'br' })
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(await response.json()).toMatchObject([{ result: { data: expect.any(Array) } }])
})
