import { Writable } from 'node:stream'
import pino from 'pino'
import { expect, test } from 'vitest'
import { createTestApp } from '../../test/test-app.ts'

function appWithLog(env: Record<string, string> = {}) {
  const lines: string[] = []
  const out = new Writable({
    write: (chunk, _, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  const app = createTestApp(env, { log: pino(out) })
  return { ...app, warnings: () => lines.filter((line) => line.includes('TRUST_PROXY')) }
}

test.each([
  ['x-forwarded-for', '203.0.113.9'],
  ['forwarded', 'for=203.0.113.9'],
])('an unnamed proxy causes one warning, by %s', async (name, value) => {
  const { browser, warnings } = appWithLog()
  await browser().get('/activities/public')
  expect(warnings()).toEqual([])
  for (const _ of Array(3)) await browser().get('/activities/public', { [name]: value })
  expect(warnings()).toHaveLength(1)
  expect(warnings()[0]).toContain('TRUST_PROXY=127.0.0.1,::1')
  expect(warnings()[0]).not.toContain('203.0.113.9')
})

test('a named proxy causes no warning', async () => {
  const { browser, warnings } = appWithLog({ TRUST_PROXY: '127.0.0.1' })
  await browser().get('/activities/public', { 'x-forwarded-for': '203.0.113.9' })
  expect(warnings()).toEqual([])
})
