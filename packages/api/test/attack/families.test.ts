import { brokenInvariants } from '@fgm/db/invariants'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Route, routes } from '../../src/http/rest/routes.ts'
import { ana, eve } from '../cast.ts'
import {
  invitationIn,
  invite,
  joinAs,
  leaveFamily,
  removeParent,
  secondParent,
} from '../families.ts'
import { createTestApp, type TestApp, testPassword } from '../test-app.ts'
import type { TestBrowser, TestResponse } from '../test-browser.ts'
import { programOf, type TestProgram } from '../test-program.ts'

/*
 * Membership in a family decides who sees its children. Everyone else, and every link that is over, with every
 * request about families, over REST and tRPC: 401, 403 or 404, and nothing changes.
 */

let app: TestApp
let owner: TestBrowser
let callers: Record<string, TestBrowser | TestProgram>
let links: Record<string, string>
let ids: { invitation: string; parent: string }

beforeAll(async () => {
  app = createTestApp()
  owner = (await ana(app)).browser
  const left = await secondParent(app, owner, 'Cy')
  await leaveFamily(left, true)
  const removed = await secondParent(app, owner, 'Dee')
  await removeParent(owner, 'Dee')
  const outsider = await eve(app)
  links = { unknown: 'x'.repeat(24), ...(await endedLinks()) }
  const { body } = await owner.post('/user/family/invitations', {})
  ids = { invitation: body.id, parent: (await owner.get('/user/family')).body.parents[0].id }
  callers = {
    'a visitor': app.browser(),
    'a parent of another family': outsider,
    'a parent who left': left,
    'a parent who was removed': removed,
    'a key that may all but this': await programOf(app, owner),
    'a key that may not read': await programOf(app, owner, { scopes: ['write'] }),
  }
  await callers['a key that may not read']?.get('/children')
  await callers['a key that may all but this']?.get('/children')
})

/** Links of ana's that were valid once. */
async function endedLinks() {
  const used = await invite(owner)
  await leaveFamily(await joinAs(app, used, 'Flo'), false)
  const expired = await invite(owner)
  app.clock.advance(7 * 86_400)
  const { body } = await owner.post('/user/family/invitations', {})
  await owner.delete(`/user/family/invitations/${body.id}`)
  const maker = await joinAs(app, await invite(owner), 'Gus')
  const formerInvitation = await invite(maker)
  await leaveFamily(maker, false)
  return {
    used,
    expired,
    'taken back': invitationIn(body.link.url),
    'of a parent who left': formerInvitation,
  }
}

/** All data of families. */
const contentOf = ({ connection }: TestApp) =>
  ['families', 'parents', 'children', 'invitations', 'favorites', 'credit_entries'].map((table) =>
    connection.prepare(`select * from ${table}`).all(),
  )

async function sendBoth(
  caller: TestBrowser | TestProgram,
  [method, path, procedure]: Route,
  input: Record<string, string | boolean>,
): Promise<TestResponse[]> {
  const address = path.replace(':id', String(input.id))
  if (method === 'GET') return [await caller.get(address), await caller.get(`/trpc/${procedure}`)]
  const rest =
    method === 'DELETE' ? await caller.delete(address) : await caller.post(address, input)
  return [rest, await caller.post(`/trpc/${procedure}`, input)]
}

/** Input of each request that is valid except for the sender. */
const inputs: Record<string, () => Record<string, string | boolean>> = {
  'families.members': () => ({}),
  'families.invite': () => ({}),
  'families.revokeInvitation': () => ({ id: ids.invitation }),
  'families.joinChoices': () => ({ invitation: links.used ?? '' }),
  'families.join': () => ({
    invitation: links.used ?? '',
    choice: 'bring',
    password: testPassword,
  }),
  'families.leave': () => ({ with_copy: true, password: testPassword }),
  'families.removeParent': () => ({ id: ids.parent, password: testPassword }),
  'families.invitation': () => ({ invitation: links.used ?? '' }),
}
const operations = routes.filter(([, , procedure]) => procedure.startsWith('families.'))
const named = ['families.revokeInvitation', 'families.removeParent']
const byInvitation = ['families.joinChoices', 'families.join', 'families.invitation']

/** What each sender may read; undefined if the request is about the sender only. */
function expectedStatus(caller: string, procedure: string): number | undefined {
  if (caller.startsWith('a key')) {
    const isTheirs = procedure === 'families.members' && caller.includes('may all but')
    return isTheirs ? undefined : 403
  }
  const isPublic = procedure === 'families.invitation'
  if (/visitor|removed/.test(caller)) return isPublic ? 404 : 401
  return named.includes(procedure) || byInvitation.includes(procedure) ? 404 : undefined
}

const matrix = [
  'a visitor',
  'a parent of another family',
  'a parent who left',
  'a parent who was removed',
  'a key that may all but this',
  'a key that may not read',
].flatMap((name) =>
  operations
    .map((route) => ({ name, route, status: expectedStatus(name, route[2]) }))
    .filter(({ status }) => status !== undefined)
    .map((one) => ({ ...one, call: one.route[2] })),
)

describe('a family', () => {
  test.each(matrix)('gives $name $status at $call, over REST and tRPC', async (one) => {
    const before = contentOf(app)
    const caller = callers[one.name] ?? app.browser()
    const responses = await sendBoth(caller, one.route, inputs[one.route[2]]?.() ?? {})
    expect(responses.map(({ status }) => status)).toEqual([one.status, one.status])
    expect(JSON.stringify(responses.map(({ body }) => body))).not.toMatch(/Ana|Mia|ana@/)
    expect(contentOf(app)).toEqual(before)
  })

  test('shows a parent of another family, and one who left, only their own', async () => {
    for (const name of ['a parent of another family', 'a parent who left']) {
      const { status, body } = (await callers[name]?.get('/user/family')) ?? {}
      expect([status, body.parents.length, body.invitations]).toEqual([200, 1, []])
      expect(body.parents[0].is_you).toBe(true)
    }
  })

  test('is complete here: every operation about families has its input', () => {
    expect(operations.map(([, , procedure]) => procedure).sort()).toEqual(
      Object.keys(inputs).sort(),
    )
  })

  test('violates no invariant', () => {
    expect(brokenInvariants(app.connection)).toEqual([])
  })
})

describe('a link that is over', () => {
  test.each(['unknown', 'used', 'expired', 'taken back', 'of a parent who left'])(
    '(%s) opens nothing for anyone, and does not reveal why',
    async (kind) => {
      const before = contentOf(app)
      const invitation = links[kind] ?? ''
      const account = { name: 'Hal', email: 'hal@example.com', password: testPassword }
      const outsider = callers['a parent of another family'] as TestBrowser
      const move = { invitation, choice: 'leave_behind', password: testPassword }
      const responses = [
        await app.browser().post('/api/invitations/look', { invitation }),
        await app.browser().mutate('families.invitation', { invitation }),
        await app.browser().post('/api/auth/join', { invitation, ...account }),
        await app.browser().mutate('auth.join', { invitation, ...account }),
        await outsider.post('/user/family/join-choices', { invitation }),
        await outsider.mutate('families.joinChoices', { invitation }),
        await outsider.post('/user/family/join', move),
        await outsider.mutate('families.join', move),
      ]
      expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 404))
      expect(new Set(responses.map(({ body }) => body.error ?? body.message)).size).toBe(1)
      expect(contentOf(app)).toEqual(before)
    },
  )
})
