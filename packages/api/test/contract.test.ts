import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { holdToContract } from './contract.ts'

/* The harness itself: a response that does not match the OpenAPI document fails the test that got it. */

const json = { 'content-type': 'application/json' }
const respondingWith = (body: string, status: number, headers: Record<string, string> = json) =>
  holdToContract(new Hono().all('*', () => new Response(body, { status, headers })))
const child = {
  id: 'c1',
  name: 'Mia',
  birth_date: '2021-05-20',
  age: 5,
  interests: [],
  preferences: '',
  created_at: '2026-03-02T09:00:00.000Z',
}

describe('a response on a path of the document', () => {
  test.each([
    ['a status it does not name', '{"error":"No."}', 418, json],
    ['a sentence that is missing', '{"code":"signed_out"}', 401, json],
    ['a code that is missing', '{"error":"No."}', 401, json],
    ['a code that is not in the list', '{"error":"No.","code":"nope"}', 401, json],
    ['a code of another status', '{"error":"No.","code":"email_taken"}', 401, json],
    [
      'a key that it does not know',
      '{"error":"No.","code":"signed_out","stack":"at …"}',
      401,
      json,
    ],
    ['a success of another shape', '{"children":[{"id":7}]}', 200, json],
    ['an age in words', JSON.stringify({ children: [{ ...child, age: 'five' }] }), 200, json],
    ['another type of content', '<p>No.</p>', 401, { 'content-type': 'text/html' }],
  ])('throws for %s', async (_, body, status, headers) => {
    await expect(respondingWith(body, status, headers).request('/children')).rejects.toThrow(
      /GET \/children \(children\.list\) answered \d+/,
    )
  })

  test.each([
    ['/children', JSON.stringify({ children: [child] }), 200],
    ['/children', '{"error":"Please log in first.","code":"signed_out"}', 401],
    ['/activities/some-id', '{"error":"Wait.","code":"busy","retry_after_seconds":5}', 503],
    ['/a/path/that/is/not/in/it', 'anything', 418],
  ])('passes as documented: %s', async (path, body, status) => {
    const response = await respondingWith(body, status).request(path)
    expect([response.status, await response.text()]).toEqual([status, body])
  })

  test('is not checked if it is a page for a client that requests pages', async () => {
    const app = respondingWith('<p>Activities</p>', 200, { 'content-type': 'text/html' })
    const headers = { accept: 'text/html' }
    expect((await app.request('/activities', { headers })).status).toBe(200)
    await expect(app.request('/activities')).rejects.toThrow(/as text\/html/)
  })
})
