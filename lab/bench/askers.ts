import type { Askers } from './cases.ts'
import type { DemoData } from './town.ts'

/** The logged-in families of the demo data with their tokens, and a visitor. */
export const askersOf = async (url: string, demo: DemoData): Promise<Askers> => ({
  families: await Promise.all(demo.families.map((family) => withToken(url, family))),
  visitor: await asVisitor(url),
})

async function withToken<Family extends { session_id: string }>(url: string, family: Family) {
  const headers = { cookie: `fgm_session=${family.session_id}` }
  const response = await fetch(`${url}/api/csrf-token`, { headers })
  const { csrf_token } = (await response.json()) as { csrf_token: string }
  return { ...family, csrf_token }
}

async function asVisitor(url: string): Promise<Askers['visitor']> {
  const response = await fetch(`${url}/api/csrf-token`)
  const { csrf_token } = (await response.json()) as { csrf_token: string }
  const cookie = response.headers.getSetCookie().map((line) => line.split(';')[0])
  return { cookie: cookie.join('; '), csrf_token }
}
