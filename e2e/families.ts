import { type APIRequestContext, type BrowserContext, request } from 'playwright-core'
import { expect } from 'vitest'
import type { BuiltServer } from './server.ts'

/** The password of all families. */
export const password = 'sunny-sock-mountain'

export type Child = { name: string; birth_date: string; interests: string[] }
type Family = { name: string; email: string; child?: Child; referral_code?: string }

/** Leo loves dinosaurs and is six on every day; a form without a child says five. */
export const leo: Child = {
  name: 'Leo',
  birth_date: `${new Date().getFullYear() - 6}-01-01`,
  interests: ['dinosaurs'],
}

/**
 * Registers over the literal paths, as an integrator would; the context keeps the cookie. A journey may number its
 * families: names of people have no digits and no signs.
 */
export async function registerFamily(
  { request: caller }: Pick<BrowserContext, 'request'>,
  { url }: BuiltServer,
  { child, ...family }: Family,
) {
  const name = family.name.replace(/[^\p{L} ]/gu, '')
  await post(caller, url, '/register', { ...family, name, password })
  if (child) await post(caller, url, '/children', child)
}

/** So many families register before; their browsers are not used. */
export async function registerFamilies(server: BuiltServer, count: number) {
  for (let number = 1; number <= count; number += 1) {
    const caller = await request.newContext()
    const family = { name: 'Family', email: `family-${number}@example.com` }
    await registerFamily({ request: caller }, server, family)
    await caller.dispose()
  }
}

/** Sends over a literal path what a page would send. @returns the response's body. */
export async function post(
  caller: APIRequestContext,
  url: string,
  path: string,
  data: object,
  status = 201,
) {
  const { csrf_token } = await (await caller.get(`${url}/api/csrf-token`)).json()
  const headers = { 'x-csrftoken': csrf_token }
  const response = await caller.post(`${url}${path}`, { headers, data })
  expect([path, response.status()]).toEqual([path, status])
  return response.json()
}
