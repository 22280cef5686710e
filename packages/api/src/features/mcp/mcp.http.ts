import type { Hono } from 'hono'
import { bearerToken } from '../../core/context.ts'
import type { Deps } from '../../core/deps.ts'
import { forbidden, notFound, unauthorized } from '../../core/errors.ts'
import { errorResponse, type MakeContext, respond } from '../../http/rest/rest.ts'
import { readSetting } from '../settings/settings.ts'

const path = '/mcp'

/**
 * The Model Context Protocol by streamable HTTP, for a parent's assistant (docs/assistants.md): a 404
 * until an administrator's setting turns it on. A request has an access token and nothing else; nothing is stored
 * between two. The SDK is loaded by the first one.
 */
export function mountMcp(
  app: Hono,
  { db, config }: Pick<Deps, 'db' | 'config'>,
  makeContext: MakeContext,
) {
  const ownHost = new URL(config.base_url).hostname
  app.all(path, async (c) => {
    if (!readSetting(db, 'is_mcp_enabled')) return errorResponse(c, notFound('Page'))
    return respond(c, makeContext, 'of_procedure', async (ctx) => {
      const { headers } = c.req.raw
      // Refuses other sites, and host names that resolve to this machine (DNS rebinding).
      if (
        !isOwn(headers.get('origin'), [ownHost]) ||
        !isOwn(hostOf(headers, c.req.url), [ownHost, ...loopback])
      )
        throw forbidden('access_denied', 'Access Denied')
      if (bearerToken(headers) === null)
        throw unauthorized('token_missing', 'Please send an access token: Authorization: Bearer …')
      const { handleMcp } = await import('./mcp-server.ts')
      return handleMcp(ctx, c.req.raw)
    })
  })
}

const loopback = ['localhost', '127.0.0.1', '[::1]']

const hostOf = (headers: Headers, url: string) =>
  `http://${headers.get('host') ?? new URL(url).host}`

/** Whether an origin, if there is one, names one of these hosts. */
function isOwn(origin: string | null, hosts: readonly string[]): boolean {
  if (origin === null) return true
  return URL.canParse(origin) && hosts.includes(new URL(origin).hostname)
}
