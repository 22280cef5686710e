import type { Hono, Context as HonoContext } from 'hono'
import type { Deps } from '../../core/deps.ts'
import { notFound, unauthorized } from '../../core/errors.ts'
import { isSameSecret } from '../../core/same-secret.ts'
import { sha256 } from '../../core/sha256.ts'
import { connectionAddress } from '../../http/remote-address.ts'
import { errorResponse } from '../../http/rest/rest.ts'
import type { Metrics } from './metrics.ts'

/** Headers that a proxy adds. A request with one comes from elsewhere, though the connection is from this machine. */
const forwarded =
  /^(?:forwarded|via|x-(?:forwarded|original|envoy)-.+|x-(?:real|client|cluster-client)-ip|true-client-ip|(?:cf|fly|fastly)-.+)$/

/**
 * GET /metrics, for Prometheus: on this machine itself, or with METRICS_TOKEN as a bearer token. Everyone
 * else gets a 404, or a 401 if a token is set.
 */
export function mountMetrics(
  app: Hono,
  { config: { metrics_token } }: Pick<Deps, 'config'>,
  metrics: Metrics,
) {
  app.get('/metrics', async (c) => {
    if (isFromThisMachine(c) || hasToken(c, metrics_token))
      return c.body(await metrics.text(), 200, {
        'content-type': metrics.content_type,
        'cache-control': 'no-store',
      })
    if (!metrics_token) return errorResponse(c, notFound('Page'))
    const refusal = unauthorized('token_missing', 'Please send the token for metrics.')
    return errorResponse(c, refusal)
  })
}

const ownName = /^(localhost|127\.[\d.]+|\[::1\])$/i

/** A direct connection over the loopback, with a host name of this machine. */
function isFromThisMachine(c: HonoContext): boolean {
  const address = connectionAddress(c)
  const isLoopback = address === '::1' || address.startsWith('127.')
  const { hostname } = new URL(c.req.url)
  // `GET http://localhost/metrics` names this machine, whatever the `Host` header says.
  const host = c.req.header('host')?.replace(/:\d+$/, '') ?? hostname
  const isOwnName = ownName.test(hostname) && ownName.test(host)
  const isForwarded = Object.keys(c.req.header()).some((name) => forwarded.test(name))
  // A bare `proxy_pass` of nginx adds no header and sends our own name, but speaks HTTP/1.0, as no client does.
  const isOld = c.env?.incoming?.httpVersion === '1.0'
  return isLoopback && isOwnName && !isForwarded && !isOld
}

/** Hashes have equal lengths, so the time reveals nothing about the token, not even its length. */
function hasToken(c: HonoContext, token: string | null): boolean {
  const [, given] = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '') ?? []
  if (!token || !given) return false
  return isSameSecret(sha256(token), sha256(given))
}
