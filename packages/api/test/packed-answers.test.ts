import { brotliDecompressSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from './test-app.ts'

let server: TestApp
beforeEach(() => {
  server = createTestApp()
})

const ask = (path: string, headers: Record<string, string>) =>
  server.app.request(`/trpc/${path}?batch=1&input=%7B%7D`, { headers })
const modern = { 'accept-encoding': 'gzip, deflate, br, zstd' }

test('the long list of activities comes packed, the same every time', async () => {
  const plain = await (await ask('activities.cards', {})).text()
  for (const _ of ['packed now', 'packed before']) {
    const answer = await ask('activities.cards', modern)
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('vary')).toContain('Accept-Encoding')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(brotliDecompressSync(bytes).toString()).toBe(plain)
    expect(bytes.length).toBeLessThan(plain.length / 3)
  }
})

test('nothing that could hold a secret is packed, alone or together with the list', async () => {
  for (const path of ['auth.status', 'auth.csrfToken', 'auth.status,activities.cards'])
    expect((await ask(path, modern)).headers.get('content-encoding'), path).toBeNull()
})

test('a browser that cannot read it gets it as it is', async () => {
  const answer = await ask('activities.cards', { 'accept-encoding': 'gzip' })
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(await answer.json()).toMatchObject([{ result: { data: expect.any(Array) } }])
})

test('more different lists than are kept are packed all the same', async () => {
  for (let count = 1; count <= 10; count += 1) {
    const answer = await server.app.request(
      `/trpc/activities.cards?batch=1&input=${encodeURIComponent(JSON.stringify({ 0: 'x'.repeat(count) }))}`,
      { headers: modern },
    )
    expect(answer.status).toBe(400)
    expect(answer.headers.get('content-encoding')).toBe('br')
  }
})
