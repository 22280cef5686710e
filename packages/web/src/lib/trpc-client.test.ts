import { describe, expect, it } from 'vitest'
import { forFamily } from './call-context.ts'
import { createClient, createCsrfToken } from './trpc-client.ts'

type Call = { path: string; method: string; token: string | null; body: unknown }

/** A server that accepts one token only, and hands out the tokens of the list in turn. */
function serverWith(tokens: string[], accepted: string) {
  const calls: Call[] = []
  const answerWith: typeof fetch = async (input, init) => {
    const url = new URL(String(input), 'http://localhost')
    const token = new Headers(init?.headers).get('x-csrftoken')
    const body = init?.body ? JSON.parse(String(init.body)) : undefined
    calls.push({ path: url.pathname, method: init?.method ?? 'GET', token, body })
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
  const client = createClient(createCsrfToken(answerWith), answerWith)
  return {
    calls,
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

describe('a call that changes something', () => {
  it('fetches the token once and carries it', async () => {
    const { calls, logOut } = serverWith(['good'], 'good')
    await logOut()
    await logOut()
    expect(calls.map((call) => [call.path, call.token])).toEqual([
      ['/trpc/auth.csrfToken', null],
      ['/trpc/auth.logout', 'good'],
      ['/trpc/auth.logout', 'good'],
    ])
  })

  it('is sent once more with a fresh token when the token was refused', async () => {
    const { calls, logOut } = serverWith(['stale', 'good'], 'good')
    await logOut()
    expect(calls.map((call) => call.token)).toEqual([null, 'stale', null, 'good'])
  })

  it('gives up after the second refusal and says why', async () => {
    const { calls, logOut } = serverWith(['stale', 'stale too', 'unused'], 'good')
    await expect(logOut()).rejects.toThrow('The page is too old.')
    expect(calls.filter((call) => call.path === '/trpc/auth.logout')).toHaveLength(2)
  })

  it('does all of this also where the answer is a stream', async () => {
    const { calls, generate } = serverWith(['stale', 'stale too', 'unused'], 'good')
    await expect(generate()).rejects.toThrow('The page is too old.')
    const sent = calls.filter((call) => call.path === '/trpc/generator.generate')
    expect(sent.map(({ method, token }) => [method, token])).toEqual([
      ['POST', 'stale'],
      ['POST', 'stale too'],
    ])
  })

  it('for one family is not sent while another is logged in', async () => {
    const { calls, logOutAs } = serverWith(['good'], 'good')
    await expect(logOutAs('ana')).rejects.toThrow('Please log in again.')
    await logOutAs('eve')
    expect(calls.filter(({ path }) => path === '/trpc/auth.logout')).toHaveLength(1)
  })

  it('for one family is not sent again when another has logged in since', async () => {
    const { calls, logOutAs } = serverWith(['stale', 'good'], 'good')
    await expect(logOutAs('ana')).rejects.toThrow('Please log in again.')
    expect(calls.map(({ token }) => token)).toEqual([null, 'stale', null])
  })

  it('sends an object also when it takes nothing, because the server reads JSON', async () => {
    const { calls, logOut } = serverWith(['good'], 'good')
    await logOut()
    expect(calls.at(-1)).toMatchObject({ method: 'POST', body: {} })
  })
})
