import { type APIRequestContext, request } from 'playwright-core'
import { password, post } from '../../e2e/families.ts'

/* What Ana's family sends to others, for the pictures of the recipients' pages. */

type Made = { url: string; link: { url: string } }

/** What Ana's family sends to others. */
function sentByAna(path: string, wanted: object, linkOf: (made: Made) => string) {
  return async (_: APIRequestContext, url: string) => {
    const context = await request.newContext()
    await post(context, url, '/api/login', { email: 'ana@demo.example', password }, 200)
    await takeBack(context, url)
    const { pathname, hash } = new URL(linkOf(await post(context, url, path, wanted)))
    await context.dispose()
    return pathname + hash
  }
}

/** Each open invitation uses a place of the family, and the earlier pictures have used them up. */
export async function takeBack(context: APIRequestContext, url: string) {
  const { csrf_token } = await (await context.get(`${url}/api/csrf-token`)).json()
  const headers = { accept: 'application/json', 'x-csrftoken': csrf_token }
  const family = await (await context.get(`${url}/user/family`, { headers })).json()
  for (const { id } of family.invitations)
    await context.delete(`${url}/user/family/invitations/${id}`, { headers })
}

/** The link of an invitation to the family, and a link for an afternoon with grandparents. */
export const invitation = sentByAna('/user/family/invitations', {}, ({ link }) => link.url)
export const dayLink = sentByAna(
  '/user/day-links',
  { activity_ids: ['sock-mountain-match', 'shadow-wave'], for_name: 'Oma', days: 2 },
  ({ url }) => url,
)
