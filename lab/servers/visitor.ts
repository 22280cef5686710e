import { setTimeout as wait } from 'node:timers/promises'
import { TestBrowser, type TestResponse } from '@fgm/api/test-browser'
import type { Chance } from '@fgm/shared/seeded-chance'
import type { Caddy } from '../attack/caddy.ts'
import { primaryAway, type Record } from './record.ts'
import { throughCaddy } from './transport.ts'

/**
 * A response, and whether an earlier try of the same request was cut off, or refused because the primary was away: its data may
 * have been stored anyway.
 */
export type Reply = TestResponse & { is_repeated: boolean }

type How = {
  body?: unknown
  headers?: { [name: string]: string }
  /** Idempotency-Key, as pages and programs send it. */
  key?: string
  /** Expected statuses, and those of a repeated request. */
  fine?: number[]
  fine_again?: number[]
  /** Errors after which the parent does something else. */
  fine_codes?: string[]
}

export type Visitor = ReturnType<typeof visitorAt>

/** A parent retries longer than any fault lasts. */
const timeoutMs = 400_000
const notKept = 'We cannot keep this right now. Please try again in a minute.'

/**
 * A family's browser and the parent who uses it: what was cut off is sent again, what was refused temporarily is retried later,
 * and everything is recorded.
 */
export function visitorAt(caddy: Caddy, record: Record, place: number, chance: Chance) {
  // Each in a separate network: few families may register from one within an hour.
  const { request, close } = throughCaddy(caddy, `127.${1 + (place >> 8)}.${place & 255}.1`)
  const browser = new TestBrowser({ request })
  let token: string | undefined

  /** @throws when it is refused, or gets no response for as long as a parent waits. */
  async function send(method: string, path: string, how: How = {}): Promise<Reply> {
    const endsAt = performance.now() + timeoutMs
    let isRepeated = false
    while (performance.now() < endsAt) {
      const { response, from, to } = await once(method, path, how)
      if (!response || codeOf(response) === primaryAway) isRepeated = true
      if (response && isFine(response, how, isRepeated))
        return { ...response, is_repeated: isRepeated }
      // A copy that is outdated because its primary is away does not know the newest.
      if (response && !isForLater(response) && !record.during({ from, to }, 'primary'))
        throw refused(method, path, response)
      if (response?.body?.code === 'csrf') token = undefined
      await wait((response ? 2_000 : 300) * (0.5 + chance()))
    }
    record.find('no response', `${method} ${path}`)
    throw new Error(`no response: ${method} ${path}`)
  }

  function refused(method: string, path: string, { status, body }: TestResponse) {
    const message = `${method} ${path}: ${status} ${JSON.stringify(body).slice(0, 200)}`
    record.find('refused', message)
    return new Error(message)
  }

  async function once(method: string, path: string, { body, headers = {}, key }: How) {
    const csrf = method === 'GET' ? undefined : await csrfToken()
    const from = performance.now()
    const note = (status: number, code: string) => {
      const to = performance.now()
      record.note({ method, path: withoutIds(path), status, code, from, to })
      return { from, to }
    }
    try {
      const response = await browser.send(method, path, textOf(body), {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(csrf && { 'x-csrftoken': csrf }),
        ...(key && { 'idempotency-key': key }),
        ...headers,
      })
      if (isOfProxy(response))
        return { response: null, ...note(0, `${response.status} of the proxy`) }
      return { response, ...note(response.status, codeOf(response)) }
    } catch (cause) {
      return { response: null, ...note(0, cause instanceof Error ? cause.message : 'cut') }
    }
  }

  async function csrfToken(): Promise<string> {
    token ??= (await send('GET', '/api/csrf-token')).body.csrf_token as string
    return token
  }

  return {
    browser,
    send,
    get: (path: string) => send('GET', path),
    post: (path: string, body: unknown, how: Omit<How, 'body'> = {}) =>
      send('POST', path, { ...how, body }),
    /** Logging in or out starts a new session, with another token. */
    forgetToken: () => {
      token = undefined
    },
    close,
  }
}

function isFine(response: TestResponse, how: How, isRepeated: boolean): boolean {
  const { fine = [200, 201], fine_again = [], fine_codes = [] } = how
  if (fine.includes(response.status) || fine_codes.includes(codeOf(response))) return true
  return isRepeated && fine_again.includes(response.status)
}

/** Busy, away, or a token of the session before. */
const isForLater = ({ status, body }: TestResponse) => status === 503 || body?.code === 'csrf'

/** What is signed is sent byte for byte. */
const textOf = (body: unknown) =>
  body === undefined || typeof body === 'string' ? body : JSON.stringify(body)

/** The product says what is wrong in JSON. */
const isOfProxy = ({ status, body }: TestResponse) =>
  status === 502 || status === 504 || (status === 503 && typeof body?.error !== 'string')

const codeOf = ({ body }: TestResponse): string =>
  body?.error === notKept ? primaryAway : String(body?.code ?? '')

const withoutIds = (path: string) => path.replaceAll(/[0-9a-f-]{36}|\?.*$/g, '*')
