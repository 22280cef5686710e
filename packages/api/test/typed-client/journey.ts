import createClient, { type Middleware } from 'openapi-fetch'
// Generated from the OpenAPI document by the command in the README.
import type { paths } from './five-good-minutes.d.ts'

/*
 * The README's quick start as a typed program, as an integrator would write it: mistakes of the client do not
 * compile. `typed-client.test.ts` generates the types, compiles this strictly and runs it with a real server.
 */

const child = { name: 'Leo', birth_date: '2022-05-01', interests: ['dinosaurs' as const] }

/** Registers, adds a child, plays one activity and likes it. @returns the server's responses. */
export async function playOneActivity(site: string) {
  const client = createClient<paths>({ baseUrl: site })
  client.use(likeABrowser(site))
  const next = taken(await client.GET('/registration-info'))
  const samples = taken(await client.GET('/activities/public'))
  const registered = taken(
    await client.POST('/register', {
      body: { name: 'Ana', email: 'ana@example.com', password: 'sunny-sock-mountain' },
    }),
  )
  const { id: childId } = taken(await client.POST('/children', { body: child }))
  const library = taken(await client.GET('/activities', { params: { query: { limit: 5 } } }))
  const id = 'shadow-wave'
  const ofChild = { params: { path: { id } }, body: { child_id: childId } }
  taken(await client.POST('/activities/{id}/complete', ofChild))
  taken(await client.POST('/activities/{id}/favorite', ofChild))
  const status = taken(
    await client.GET('/activities/{id}/status', {
      params: { path: { id }, query: { child_id: childId } },
    }),
  )
  const printable = taken(
    await client.POST('/activities/download/{id}', { params: { path: { id } } }),
  )
  const made = taken(
    await client.POST('/user/tokens', {
      body: { name: 'Clock', scopes: ['read'], password: 'sunny-sock-mountain' },
    }),
  )
  taken(await client.POST('/api/logout'))
  return {
    next_number: next.next_user_number,
    samples: samples.map(({ title }) => title),
    number: registered.user.registration_number,
    titles: library.map(({ title }) => title),
    status,
    download_url: printable.download_url,
    by_token: await childrenByToken(site, made.token),
  }
}

/** The same children by an access token alone. */
async function childrenByToken(site: string, token: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` }
  const client = createClient<paths>({ baseUrl: site, headers })
  const refused = await client.POST('/children', { body: child })
  if (refused.error?.code !== 'scope_missing') throw new Error('A reading token must not write')
  return taken(await client.GET('/children')).children.map(({ name }) => name)
}

/** What the types must refuse; never run. */
export async function mistakes(site: string) {
  const client = createClient<paths>({ baseUrl: site })
  // @ts-expect-error there is no such path
  await client.GET('/children/all')
  // @ts-expect-error a child has a birth date
  await client.POST('/children', { body: { name: 'Leo' } })
  // @ts-expect-error an interest is one of the list
  await client.POST('/children', { body: { ...child, interests: ['gambling'] } })
  // @ts-expect-error the activity has to be named
  await client.GET('/activities/{id}')
  const { data, error } = await client.GET('/children')
  // @ts-expect-error a child has no password
  data?.children[0]?.password
  // @ts-expect-error codes are those of the document
  return error?.code === 'no_such_code'
}

type ClientResult<Data> = {
  data?: Data
  error?: { error: string; code: string }
  response: Response
}

/** The data of a response. @throws with the sentence and the code of a refusal. */
function taken<Data>({ data, error, response }: ClientResult<Data>): NonNullable<Data> {
  if (data === undefined || data === null)
    throw new Error(`${response.url}: ${error?.error} (${error?.code})`)
  return data
}

/** Cookies, and a fresh CSRF token for every change. */
function likeABrowser(site: string): Middleware {
  const cookies = new Map<string, string>()
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const keep = ({ headers }: Response) => {
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
  }
  return {
    async onRequest({ request }) {
      if (request.method !== 'GET') {
        const response = await fetch(`${site}/api/csrf-token`, { headers: { cookie: cookie() } })
        keep(response)
        const { csrf_token } = (await response.json()) as { csrf_token: string }
        request.headers.set('x-csrftoken', csrf_token)
      }
      request.headers.set('cookie', cookie())
    },
    onResponse({ response }) {
      keep(response)
    },
  }
}
