import type { TestApp } from './test-app.ts'
import { testPassword } from './test-app.ts'
import type { TestBrowser, TestResponse } from './test-browser.ts'

/** A client that sends an access token and JSON, and stores nothing: no cookies, no CSRF token. */
export class TestProgram {
  readonly #app: TestApp['app']
  readonly token: string

  constructor({ app }: Pick<TestApp, 'app'>, token: string) {
    this.#app = app
    this.token = token
  }

  get(path: string, headers: Record<string, string> = {}) {
    return this.send('GET', path, undefined, headers)
  }
  post(path: string, body: unknown = {}, headers: Record<string, string> = {}) {
    return this.send('POST', path, body, headers)
  }
  put(path: string, body: unknown = {}) {
    return this.send('PUT', path, body)
  }
  delete(path: string, body?: unknown) {
    return this.send('DELETE', path, body)
  }

  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<TestResponse> {
    const sent = method === 'GET' || body === undefined ? undefined : JSON.stringify(body)
    const response = await this.#app.request(path, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        accept: 'application/json',
        ...(sent !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(sent !== undefined && { body: sent }),
    })
    const isJson = response.headers.get('content-type')?.includes('json')
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(text) : text,
    }
  }
}

type Wanted = { name?: string; scopes?: string[]; expires_in_days?: number; code?: string }

/** Makes a token as its owner does in the profile. @returns the server's response, with the token. */
export async function makeToken(owner: TestBrowser, wanted: Wanted = {}) {
  const response = await owner.post('/user/tokens', {
    name: 'Kitchen display',
    scopes: ['read', 'write', 'generate'],
    password: testPassword,
    ...wanted,
  })
  if (response.status !== 201)
    throw new Error(`The token was refused: ${JSON.stringify(response.body)}`)
  return response.body as { id: string; token: string; expires_at: string }
}

/** A program with a token of this family. */
export const programOf = async (app: TestApp, owner: TestBrowser, wanted?: Wanted) =>
  new TestProgram(app, (await makeToken(owner, wanted)).token)
