import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'

/** A request without a socket: `app.request` in tests. */
const noSocket = '127.0.0.1'

/**
 * The address of the client. Forwarded addresses count only if the connection comes from
 * a proxy named in TRUST_PROXY: then the last address that is not itself a trusted proxy.
 */
export function remoteAddress(c: HonoContext, trustedProxies: string[]): string {
  const socketAddress = connectionAddress(c)
  if (!trustedProxies.includes(socketAddress)) return socketAddress
  const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map(plain).filter(Boolean)
  return hops.findLast((hop) => !trustedProxies.includes(hop)) ?? socketAddress
}

/** The address at the other end of the connection; headers do not matter. */
export function connectionAddress(c: HonoContext): string {
  return plain(c.env?.incoming ? (getConnInfo(c).remote.address ?? 'unknown') : noSocket)
}

/** Some proxies write the port as well; it is not part of the client's address. */
const plain = (address: string) =>
  address
    .trim()
    .replace(/^\[(.+)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:/i, '')

/** True for connections of this machine itself and of trusted proxies, which speak for many. */
export function isOwnAddress(address: string, trustedProxies: string[]): boolean {
  return isLoopback(address) || address === '::1' || trustedProxies.includes(address)
}

/** Warns once if requests come through a proxy that TRUST_PROXY does not name. */
export function warnOfProxy(log: Logger, trustedProxies: string[]): MiddlewareHandler {
  let hasWarned = trustedProxies.length > 0
  return (c, next) => {
    if (!hasWarned && forwardedBy.some((name) => c.req.header(name) !== undefined)) {
      hasWarned = true
      log.warn(
        'Requests come through a proxy (X-Forwarded-For), but TRUST_PROXY is not set: to every limit all families are one address. Set TRUST_PROXY to the address of the proxy, e.g. TRUST_PROXY=127.0.0.1,::1 (docs/operations.md)',
      )
    }
    return next()
  }
}

const forwardedBy = ['x-forwarded-for', 'forwarded']

/** True for names of this machine itself, where plain http is as private as https. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\./.test(hostname)
}
