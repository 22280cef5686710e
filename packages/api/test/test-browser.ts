/** A response. `body` is the parsed JSON, or the text if it is not JSON. */
// biome-ignore lint/suspicious/noExplicitAny: tests read responses of every shape and assert on them
export type TestResponse = { status: number; headers: Headers; body: any }

/** A Hono app, or a client of one over the network. */
type Requested = { request: (path: string, init?: RequestInit) => Response | Promise<Response> }

/**
 * A client with a cookie jar that uses the app as an integrator would: literal paths, JSON, and
 * the CSRF header on requests that change something.
 */
export class TestBrowser {
  readonly cookies = new Map<string, string>()
  readonly #app: Requested

  constructor(app: Requested) {
    this.#app = app
  }

  get(path: string, headers: Record<string, string> = {}) {
    return this.send('GET', path, undefined, headers)
  }
  post(path: string, body?: unknown, headers: Record<string, string> = {}) {
    return this.#change('POST', path, body, headers)
  }
  put(path: string, body?: unknown) {
    return this.#change('PUT', path, body, {})
  }
  delete(path: string, body?: unknown) {
    return this.#change('DELETE', path, body, {})
  }

  async query(procedure: string, input?: unknown): Promise<TestResponse> {
    const query = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`
    return unwrapped(await this.get(`/trpc/${procedure}${query}`))
  }
  async mutate(procedure: string, input?: unknown): Promise<TestResponse> {
    return unwrapped(await this.post(`/trpc/${procedure}`, input ?? {}))
  }

  /** One request exactly as given, with this browser's cookies. */
  async send(
    method: string,
    path: string,
    body: string | undefined,
    headers: Record<string, string>,
  ): Promise<TestResponse> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await this.#app.request(path, {
      method,
      headers: { accept: 'application/json', ...(cookie && { cookie }), ...headers },
      ...(body !== undefined && { body }),
    })
    this.#keepCookies(response.headers)
    return { status: response.status, headers: response.headers, body: await parsed(response) }
  }

  async csrfToken(): Promise<string> {
    return (await this.get('/api/csrf-token')).body.csrf_token
  }

  async #change(method: string, path: string, body: unknown, headers: Record<string, string>) {
    return this.send(method, path, body === undefined ? undefined : JSON.stringify(body), {
      'content-type': 'application/json',
      'x-csrftoken': await this.csrfToken(),
      ...headers,
    })
  }

  #keepCookies(headers: Headers) {
    // In happy-dom two cookies arrive as one line; no cookie of ours contains a comma.
    for (const line of headers.getSetCookie().flatMap((lines) => lines.split(', '))) {
      const [pair = '', ...attributes] = line.split('; ')
      const at = pair.indexOf('=')
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
      const isGone = value === '' || attributes.some((attribute) => /^max-age=0$/i.test(attribute))
      if (isGone) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }
}

async function parsed(response: Response): Promise<unknown> {
  const isJson = response.headers.get('content-type')?.includes('json')
  if (isJson) return response.json()
  if (response.headers.get('content-type')?.includes('pdf'))
    return new Uint8Array(await response.arrayBuffer())
  return response.text()
}

/** A tRPC response without its envelope, so that it can be compared with REST. */
function unwrapped({ body, ...rest }: TestResponse): TestResponse {
  if (body?.error) return { ...rest, body: { error: body.error.message, ...body.error.data } }
  return { ...rest, body: body?.result?.data ?? body }
}
