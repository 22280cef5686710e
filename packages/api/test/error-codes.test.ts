import { readdirSync, readFileSync } from 'node:fs'
import { ErrorCode, type ErrorStatus, errorCodes } from '@fgm/shared/error-codes'
import { beforeAll, describe, expect, test } from 'vitest'
import { procedureDefinition, procedurePaths } from '../src/http/rest/procedures.ts'
import { routes } from '../src/http/rest/routes.ts'
import { ana } from './cast.ts'
import { readDocument } from './openapi-document.ts'
import { createTestApp, type TestApp } from './test-app.ts'
import type { TestBrowser } from './test-browser.ts'

/*
 * Every refusal has a code of the list and a sentence, over REST and tRPC. `contract.ts` compares the responses of all
 * tests with the list; here every request is refused on purpose.
 */

let app: TestApp
let founder: TestBrowser
beforeAll(async () => {
  app = createTestApp()
  founder = (await ana(app)).browser
})

type Refused = { status: number; body: { error?: unknown; code?: unknown } }

/** 'ok', or what is wrong with a refusal: it needs a sentence and a code that belongs to its status. */
function verdict({ status, body }: Refused): string {
  if (status < 400) return 'ok'
  const codes: readonly unknown[] = errorCodes[status as ErrorStatus] ?? []
  if (typeof body.error !== 'string' || !/\S \S/.test(body.error))
    return `${status} has no sentence`
  return codes.includes(body.code) ? 'ok' : `${status} has the code ${String(body.code)}`
}

/** Logging out ends a session, so it gets a separate one. */
const founderFor = async (path: string) =>
  path.includes('logout') ? (await ana(createTestApp())).browser : founder

const odd = { id: 'x'.repeat(101), email: 7, child_id: {}, order_id: [], feature: 'none' }
const refusedPaths = routes.map(([method, path]) => ({
  method,
  path: path.replaceAll(/:\w+/g, 'unknown'),
}))

describe('every row of the table', () => {
  test.each(refusedPaths)('$method $path', async ({ method, path }) => {
    const json = { 'content-type': 'application/json' }
    const family = await founderFor(path)
    const send = (browser: TestBrowser, body?: string, headers: Record<string, string> = json) =>
      browser.send(method, path, method === 'GET' ? undefined : body, headers)
    const visitor = app.browser()
    const token = { ...json, 'x-csrftoken': await visitor.csrfToken() }
    const own = { ...json, 'x-csrftoken': await family.csrfToken() }
    const refusals = [
      await send(app.browser(), '{}'),
      await send(visitor, JSON.stringify(odd), token),
      await send(family, '{}'),
      await send(family, JSON.stringify(odd), own),
      await send(family, '{', own),
      await send(family, '[]', own),
      await send(family, 'a=b', { ...own, 'content-type': 'text/plain' }),
      await family.send('PATCH', path, undefined, {}),
    ]
    expect(refusals.map(verdict)).toEqual(refusals.map(() => 'ok'))
    expect(refusals.at(-1)?.body.code).toBe('wrong_method')
  })
})

/** Requests that tRPC refuses before a procedure is called. */
const ofTrpc: [string, string, string | undefined, Record<string, string>, number, string][] = [
  ['GET', '/trpc/no.such', undefined, {}, 404, 'not_found'],
  ['GET', '/trpc/auth.logout', undefined, {}, 405, 'wrong_method'],
  ['GET', '/trpc/activities.byId?input=%7B', undefined, {}, 400, 'not_json'],
  ['POST', '/trpc/auth.logout', 'x', { 'content-type': 'x/y' }, 415, 'unsupported_media_type'],
  ['GET', `/trpc/${Array(11).fill('a.b')}?batch=1`, undefined, {}, 400, 'invalid_input'],
]

describe('every procedure', () => {
  test.each(procedurePaths())('%s', async (path) => {
    const kind = procedureDefinition(path).type === 'query' ? 'query' : 'mutate'
    for (const browser of [app.browser(), await founderFor(path)])
      expect(verdict(await browser[kind](path, odd))).toBe('ok')
  })

  test.each(ofTrpc)(
    '%s %s: what tRPC itself refuses',
    async (method, path, sent, headers, status, code) => {
      const response = await app.browser().send(method, path, sent, headers)
      const [refusal] = [response.body].flat()
      expect([response.status, refusal.error.data]).toMatchObject([status, { code }])
    },
  )
})

describe('the list', () => {
  test('keeps every code and its status: integrators rely on it', () => {
    for (const [status, codes] of Object.entries(given))
      expect([status, errorCodes[Number(status) as ErrorStatus]]).toEqual([
        status,
        expect.arrayContaining(codes),
      ])
  })

  test('has a code once, in words of small letters', () => {
    expect(new Set(ErrorCode.options).size).toBe(ErrorCode.options.length)
    for (const code of ErrorCode.options) expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/)
    expect(Object.values(given).flat().sort()).toEqual([...ErrorCode.options].sort())
  })

  test('has no code that the server never sends', () => {
    const folder = `${import.meta.dirname}/../src`
    const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .map((path) => readFileSync(`${folder}/${path}`, 'utf8'))
      .join('\n')
    expect(ErrorCode.options.filter((code) => !source.includes(`'${code}'`))).toEqual([])
  })

  test('is in the OpenAPI document: all of it, and under each status its own', () => {
    const { schemas, responses } = readDocument().components
    expect(schemas.ErrorCode).toMatchObject({ enum: ErrorCode.options })
    expect(schemas.Error?.required).toContain('code')
    expect(JSON.stringify(responses.Conflict)).toContain(JSON.stringify(errorCodes[409]))
  })
})

/** The codes that integrators have got so far. Add to it; never remove any. */
const given: Record<number, string[]> = {
  400: [
    'already_in_library',
    'broken_link',
    'child_age_outside',
    'completion_does_not_fit',
    'contact_in_text',
    'csrf',
    'google_mismatch',
    'google_needed',
    'google_not_set_up',
    'incomplete_request',
    'invalid_input',
    'not_json',
    'not_shareable',
    'password_in_address',
    'password_missing',
    'payment_not_verified',
    'second_factor_not_started',
    'stale_link',
    'story_does_not_fit',
    'unknown_page',
    'unsafe_text',
    'weak_password',
    'wrong_code',
    'wrong_password',
    'wrong_signature',
  ],
  401: [
    'google_refused',
    'password_required',
    'second_factor_required',
    'second_factor_wrong',
    'signed_out',
    'token_expired',
    'token_invalid',
    'token_missing',
    'wrong_login',
  ],
  402: ['no_credits'],
  403: [
    'access_denied',
    'account_blocked',
    'administrator_cannot_join',
    'administrator_cannot_leave',
    'blueprint_limit',
    'child_limit',
    'coming_soon',
    'confirm_first',
    'day_link_limit',
    'generator_closed',
    'hunt_limit',
    'locked',
    'mail_not_set_up',
    'no_openings_left',
    'no_test_checkout',
    'not_before_you',
    'not_done_yet',
    'not_premium',
    'not_saved_yet',
    'other_account',
    'payments_closed',
    'ready_made',
    'removed_by_administrator',
    'scope_missing',
    'session_required',
    'spot_not_open',
    'token_limit',
  ],
  404: ['invitation_over', 'not_found'],
  405: ['wrong_method'],
  409: [
    'already_in_family',
    'already_premium',
    'already_reported',
    'already_shared',
    'credits_given_already',
    'declined_unchanged',
    'email_confirmed_already',
    'email_taken',
    'export_too_large',
    'family_full',
    'help_line_changed',
    'is_administrator',
    'last_parent',
    'mail_goes_once',
    'mail_is_being_sent',
    'mail_sent_already',
    'mail_unwanted',
    'not_blocked',
    'nothing_to_play',
    'order_paid_already',
    'others_stay',
    'own_account',
    'own_activity',
    'password_changed',
    'premium_would_be_lost',
    'primary_provider',
    'saved_elsewhere',
    'second_factor_off',
    'second_factor_on',
    'under_review',
    'waiting_for_review',
  ],
  413: ['too_large'],
  415: ['unsupported_media_type'],
  422: ['idempotency_key_reused'],
  429: [
    'cooldown_active',
    'daily_limit_exceeded',
    'hourly_limit_exceeded',
    'monthly_limit_exceeded',
    'rate_limited',
    'too_many_at_once',
  ],
  499: ['stopped'],
  500: ['server_error'],
  503: [
    'busy',
    'generation_failed',
    'generation_under_way',
    'google_unavailable',
    'maintenance',
    'no_room',
    'payment_unavailable',
    'printable_too_slow',
    'registrations_paused',
  ],
}
