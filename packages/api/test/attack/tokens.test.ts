import { brokenInvariants } from '@fgm/db/invariants'
import { beforeAll, describe, expect, test } from 'vitest'
import { type RequiredScope, scopeOf } from '../../src/core/token-scopes.ts'
import { procedureDefinition } from '../../src/http/rest/procedures.ts'
import { type Route, routes } from '../../src/http/rest/routes.ts'
import { ana, eve, openFeature, root } from '../cast.ts'
import { smallHouse, smallHunt } from '../houses.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { makeToken, programOf, TestProgram } from '../test-program.ts'

/*
 * The intruder's matrix for access tokens: every row of the REST table and every file, by tokens of other families,
 * without the scope, expired, revoked, invented, and of a blocked family.
 */

let app: TestApp
const programs = {} as Record<
  'eves' | 'expired' | 'revoked' | 'madeUp' | 'blocked' | `no_${string}` | 'parents',
  TestProgram
>
let ids: Record<string, string>

const scopes = ['read', 'write', 'generate', 'admin'] as const
const families = ['read', 'write', 'generate']

beforeAll(async () => {
  app = createTestApp()
  openFeature(app, 'premium_library')
  openFeature(app, 'community_sharing')
  const expiring = await ana(app)
  programs.expired = await programOf(app, expiring.browser, { expires_in_days: 1 })
  app.clock.advance(86_400)
  const owner = expiring.browser
  const house = await owner.post('/api/blueprints', { name: 'Ours', blueprint_data: smallHouse })
  const hunt = { ...smallHunt, blueprint_id: house.body.id }
  ids = {
    child: expiring.child_id,
    blueprint: house.body.id,
    hunt: (await owner.post('/api/scavenger-hunts', hunt)).body.id,
    token: (await makeToken(owner)).id,
  }
  const revoked = await makeToken(owner)
  await owner.delete(`/user/tokens/${revoked.id}`)
  programs.revoked = new TestProgram(app, revoked.token)
  programs.madeUp = new TestProgram(app, `fgm_${'A'.repeat(43)}`)
  programs.eves = await programOf(app, await eve(app), { scopes: families })
  programs.blocked = await programOf(app, await app.register({ name: 'Bad' }), { scopes: families })
  // Not by an administrator, who would end the token as well: the check itself has to work.
  app.connection.exec(
    "update families set blocked_at = created_at where id = (select family_id from parents where name = 'Bad')",
  )
  const administrator = await root(app)
  for (const scope of scopes) {
    const others = scopes.filter((other) => other !== scope)
    programs[`no_${scope}`] = await programOf(app, administrator, { scopes: others })
  }
})

/** Every operation: the rows, and the files outside the table. */
const files: [Route, RequiredScope][] = [
  [['GET', '/downloads/:id', 'downloads.request'], 'read'],
  [['GET', '/api/scavenger-hunts/:id/print', 'hunts.byId'], 'read'],
  [['GET', '/user/receipts/:id', 'payments.receipts'], null],
  [['GET', '/api/admin/waitlist-queue/export', 'admin.waitlistQueue'], 'admin'],
]
const operations = [
  ...routes.map((route): [Route, RequiredScope] => {
    const { type, meta } = procedureDefinition(route[2])
    return [route, scopeOf({ path: route[2], type, access: meta?.access ?? 'everyone' })]
  }),
  ...files,
].map(([route, scope]) => ({ call: `${route[0]} ${route[1]}`, route, scope }))

function idFor(path: string): string {
  if (path.startsWith('/children')) return ids.child ?? ''
  if (path.startsWith('/api/blueprints')) return ids.blueprint ?? ''
  if (path.startsWith('/api/scavenger-hunts')) return ids.hunt ?? ''
  if (path.startsWith('/user/tokens')) return ids.token ?? ''
  return path.startsWith('/downloads') || path.startsWith('/user/receipts') ? 'own.pdf' : 'own'
}

/** The response to a request with nothing but the token and, for changes, an empty object. */
async function request(program: TestProgram, [method, path]: Route) {
  const { status, body } = await program.send(method, path.replace(':id', idFor(path)), {})
  return [status, body?.code]
}

/** All data, except attempts and the time of the last use. */
const everything = () => {
  const { connection } = app
  const names = connection
    .prepare("select name from sqlite_master where type = 'table'")
    .pluck()
    .all()
  return names
    .filter((name) => name !== 'throttles')
    .flatMap((name) => connection.prepare(`select * from "${name}"`).all() as object[])
    .map((row) => ({ ...row, last_used_at: null }))
}

describe('an invalid token', () => {
  test.each(operations)('is a 401 at $call, and changes nothing', async ({ route }) => {
    const before = everything()
    expect(await request(programs.expired, route)).toEqual([401, 'token_expired'])
    for (const program of [programs.revoked, programs.madeUp, programs.blocked])
      expect(await request(program, route)).toEqual([401, 'token_invalid'])
    expect(everything()).toEqual(before)
  })
})

describe('a token without the scope', () => {
  test.each(operations)('is a 403 at $call, even an administrator’s', async ({ route, scope }) => {
    const before = everything()
    for (const lacking of scope === null ? scopes : [scope])
      expect(await request(programs[`no_${lacking}`] as TestProgram, route)).toEqual([
        403,
        scope === null ? 'session_required' : 'scope_missing',
      ])
    expect(everything()).toEqual(before)
  })
})

describe('a token of another family', () => {
  test('reads its own data, and no other child (`authorization.test.ts` has what it cannot find)', async () => {
    const reading = operations.filter(({ route, scope }) => route[0] === 'GET' && scope === 'read')
    expect(reading.length).toBeGreaterThan(20)
    for (const { route } of reading) {
      const path = route[1].replace(':id', idFor(route[1]))
      const { body } = await programs.eves.get(`${path}?child_id=${ids.child}&child_age=5`)
      expect(JSON.stringify(body)).not.toMatch(/Mia|ana@example/)
    }
  })

  test('violates no invariant', () => {
    expect(brokenInvariants(app.connection)).toEqual([])
  })
})
