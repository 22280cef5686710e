import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { ana, eve } from '../../../test/cast.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { makeToken, programOf } from '../../../test/test-program.ts'
import { createApp } from '../../http/app.ts'
import { setFeatureMode } from '../flags/flags.ts'
import { writeSetting } from '../settings/settings.ts'

/* An assistant, played by the official client over real HTTP (docs/assistants.md). */

let app: TestApp
let owner: TestBrowser
let childId: string
beforeEach(async () => {
  app = createTestApp()
  const family = await ana(app)
  owner = family.browser
  childId = family.child_id
  writeSetting(app.deps, 'is_mcp_enabled', true)
})

/** The app on its own port. */
async function listen(): Promise<URL> {
  const server = serve({ fetch: createApp(app.deps, { files: new Map() }).fetch, port: 0 })
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  return new URL(`http://localhost:${(server.address() as AddressInfo).port}/mcp`)
}

type Mode = 'legacy' | 'auto'

/** The official client, connected with a token of these scopes. */
async function assistant(scopes: string[], mode: Mode = 'auto', browser = owner) {
  const { token } = await makeToken(browser, { scopes })
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
  const headers = { authorization: `Bearer ${token}` }
  await client.connect(
    new StreamableHTTPClientTransport(await listen(), { requestInit: { headers } }),
  )
  onTestFinished(() => client.close())
  return async (name: string, args: Record<string, unknown> = {}) => {
    const { content, isError } = await client.callTool({ name, arguments: args })
    const [first] = content as { text: string }[]
    return { isError: isError ?? false, text: first?.text ?? '', client }
  }
}

const wish = {
  ...{ child_age: 5, category: 'Creative', available_materials: ['paper', 'drawing_tools'] },
  ...{ duration: 5, prompt: 'something with socks' },
}

describe('an assistant', () => {
  test.each(['auto', 'legacy'] as const)(
    'finds, reads, plays and sees it: one round (%s)',
    async (mode) => {
      const use = await assistant(['read', 'write', 'generate'], mode)
      const input = { child_age: 4, max_minutes: 5, place: 'sofa', mood: 'whiny', limit: 3 }
      const { activities } = JSON.parse((await use('find_activity', input)).text)
      expect(activities.length).toBeGreaterThan(0)
      for (const { min_age, max_age, duration_minutes } of activities)
        expect([min_age <= 4, max_age >= 4, duration_minutes <= 5]).toEqual([true, true, true])
      const [{ id }] = activities
      const { activity } = JSON.parse((await use('read_activity', { activity_id: id })).text)
      expect(activity).toMatchObject({ id, setup_instructions: expect.stringMatching(/\S/) })
      await owner.post(`/activities/${id}/favorite`, { child_id: childId })
      const played = JSON.parse(
        (await use('mark_played', { activity_id: id, child_id: childId })).text,
      )
      expect(played.is_completed).toBe(true)
      const { children } = JSON.parse((await use('liked_by_child')).text)
      const marked = [{ id, title: activity.title }]
      expect(children).toEqual([
        { child_id: childId, name: 'Mia', age: 4, liked: marked, done: marked },
      ])
    },
  )

  test('makes an activity with the scope for it', async () => {
    setFeatureMode(app.deps, 'ai_generation', 'on')
    const use = await assistant(['generate'])
    const made = await use('make_activity', wish)
    expect([made.isError, JSON.parse(made.text).activity.title]).toEqual([
      false,
      expect.any(String),
    ])
    const hard = await use('make_activity', { ...wish, prompt: 'I want to kill myself' })
    expect(JSON.parse(hard.text)).toMatchObject({ help: expect.any(Array) })
  })

  test('gets the tools with their input', async () => {
    const { client } = await (await assistant(['read']))('find_activity')
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'find_activity',
      'read_activity',
      'liked_by_child',
      'mark_played',
      'make_activity',
    ])
    expect(tools[0]?.inputSchema.properties).toHaveProperty('child_age')
  })
})

const needs: [tool: string, scope: string, input: Record<string, unknown>][] = [
  ['find_activity', 'read', {}],
  ['read_activity', 'read', { activity_id: 'shadow-wave' }],
  ['liked_by_child', 'read', {}],
  ['mark_played', 'write', { activity_id: 'shadow-wave', child_id: 'unknown' }],
  ['make_activity', 'generate', wish],
]

describe('a tool', () => {
  test.each(needs)(
    '%s needs the scope %s, and reveals nothing without it',
    async (tool, scope, input) => {
      const use = await assistant(['read', 'write', 'generate'].filter((other) => other !== scope))
      const { isError, text } = await use(tool, input)
      expect([isError, JSON.parse(text)]).toMatchObject([
        true,
        { code: 'scope_missing', needs_scope: scope },
      ])
      expect(text).not.toContain('Mia')
    },
  )

  test('finds nothing of another family', async () => {
    const use = await assistant(['read', 'write'], 'auto', await eve(app))
    const played = await use('mark_played', { activity_id: 'shadow-wave', child_id: childId })
    expect([played.isError, JSON.parse(played.text).code]).toEqual([true, 'not_found'])
    expect((await use('liked_by_child', { child_id: childId })).text).toBe('{"children":[]}')
  })

  test('refuses invalid input', async () => {
    const use = await assistant(['read'])
    const refused = await use('find_activity', { child_age: 40, place: 'moon' })
    expect(refused.isError).toBe(true)
  })
})

const initialize = { jsonrpc: '2.0', id: 1, method: 'ping' }
const accept = { accept: 'application/json, text/event-stream' }

describe('the address', () => {
  test('is a 404 until an administrator turns it on', async () => {
    const program = await programOf(app, owner)
    writeSetting(app.deps, 'is_mcp_enabled', false)
    for (const method of ['POST', 'GET', 'DELETE'])
      expect((await program.send(method, '/mcp', initialize, accept)).status).toBe(404)
    writeSetting(app.deps, 'is_mcp_enabled', true)
    expect((await program.send('POST', '/mcp', initialize, accept)).status).toBe(200)
  })

  test('accepts a token, but no session', async () => {
    for (const browser of [app.browser(), owner]) {
      const { status, headers, body } = await browser.post('/mcp', initialize, accept)
      expect([status, body.code, headers.get('www-authenticate')]).toEqual([
        401,
        'token_missing',
        'Bearer',
      ])
    }
    const wrong = { ...accept, authorization: 'Bearer fgm_wrong' }
    expect((await app.browser().post('/mcp', initialize, wrong)).body.code).toBe('token_invalid')
  })

  test.each([
    ['origin', 'https://evil.example', 403],
    ['origin', 'null', 403],
    ['origin', 'http://localhost:3000', 200],
    ['host', 'evil.example', 403],
    ['host', 'evil.example:3000', 403],
    ['host', '127.0.0.1:3000', 200],
  ])('with %s: %s responds with %i', async (name, value, status) => {
    const program = await programOf(app, owner)
    const response = await program.send('POST', '/mcp', initialize, { ...accept, [name]: value })
    expect(response.status).toBe(status)
  })

  test('keeps no stream open, and has no sessions', async () => {
    const program = await programOf(app, owner)
    const { status, headers } = await program.send('POST', '/mcp', initialize, accept)
    expect([status, headers.get('mcp-session-id')]).toEqual([200, null])
    expect((await program.get('/mcp', accept)).status).toBe(405)
  })
})
