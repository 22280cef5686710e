import { describe, expect, it } from 'vitest'
import { forFamily } from './call-context.ts'
import { createClient, createCsrfToken } from './trpc-client.ts'

type SentRequest = { path: string; method: string; token: string | null; body: unknown }

/** A server that accepts one token only, and hands out the tokens of the list in turn. */
function serverWith(tokens: string[], accepted: string) {
  const requests: SentRequest[] = []
  const fakeFetch: typeof fetch = async (input, init) => {
    const url = new URL(String(input), 'http://localhost')
    const token = new Headers(init?.headers).get('x-csrftoken')
    const body = init?.body ? JSON.parse(String(init.body)) : undefined
    requests.push({ path: url.pathname, method: init?.method ?? 'GET', token, body })
    if (url.pathname === '/trpc/auth.csrfToken') {
      const csrfToken = tokens.shift()
      const userId = csrfToken === 'stale' ? 'ana' : 'eve'
      return Response.json({ result: { data: { csrf_token: csrfToken, user_id: userId } } })
    }
    if (token === accepted) return Response.json({ result: { data: { message: 'Done' } } })
    const message = 'The page is too old. Please try again.'
    const data = { code: 'csrf', httpStatus: 400 }
    return Response.json({ error: { message, code: -32600, data } }, { status: 400 })
  }
  const client = createClient(createCsrfToken(fakeFetch), fakeFetch)
  return {
    requests,
    logOut: () => client.auth.logout.mutate(),
    logOutAs: (family: string) => client.auth.logout.mutate({}, forFamily(family)),
    generate: () =>
      client.generator.generate.mutate({
        child_age: 5,
        category: 'Math',
        available_materials: ['paper'],
      }),
  }
}

describe('a mutation', () => {
  it('fetches the token once and sends it', async () => {
    const { requests, logOut } = serverWith(['good'], 'good')
    await logOut()
    await logOut()
    expect(requests.map(({ path, token }) => [path, token])).toEqual([
      ['/trpc/auth.csrfToken', null],
      ['/trpc/auth.logout', 'good'],
      ['/trpc/auth.logout', 'good'],
    ])
  })

  it('is sent once more with a fresh token when the token was refused', async () => {
    const { requests, logOut } = serverWith(['stale', 'good'], 'good')
    await logOut()
    expect(requests.map(({ token }) => token)).toEqual([null, 'stale', null, 'good'])
  })

  it('fails after the second refusal with its reason', async () => {
    const { requests, logOut } = serverWith(['stale', 'stale too', 'unused'], 'good')
    await expect(logOut()).rejects.toThrow('The page is too old.')
    expect(requests.filter(({ path }) => path === '/trpc/auth.logout')).toHaveLength(2)
  })

  it('does the same where the response is a stream', async () => {
    const { requests, generate } = serverWith(['stale', 'stale too', 'unused'], 'good')
    await expect(generate()).rejects.toThrow('The page is too old.')
    const sent = requests.filter(({ path }) => path === '/trpc/generator.generate')
    expect(sent.map(({ method, token }) => [method, token])).toEqual([
      ['POST', 'stale'],
      ['POST', 'stale too'],
    ])
  })

  it('for one family is not sent while another is logged in', async () => {
    const { requests, logOutAs } = serverWith(['good'], 'good')
    await expect(logOutAs('ana')).rejects.toThrow('Please log in again.')
    await logOutAs('eve')
    expect(requests.filter(({ path }) => path === '/trpc/auth.logout')).toHaveLength(1)
  })

  it('for one family is not sent again when another has logged in since', async () => {
    const { requests, logOutAs } = serverWith(['stale', 'good'], 'good')
    await expect(logOutAs('ana')).rejects.toThrow('Please log in again.')
    expect(requests.map(({ token }) => token)).toEqual([null, 'stale', null])
  })

  it('sends an object also without input, because the server reads JSON', async () => {
    const { requests, logOut } = serverWith(['good'], 'good')
    await logOut()
    expect(requests.at(-1)).toMatchObject({ method: 'POST', body: {} })
  })
})
