import type { ServerResponse } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import type { Config } from '../core/config.ts'

type SecurityHeaders = Readonly<Record<string, string>>

const google = {
  script: 'https://accounts.google.com/gsi/client',
  frame: 'https://accounts.google.com/gsi/',
  style: 'https://accounts.google.com/gsi/style',
}

/**
 * Headers of every response. Scripts only from us (no inline ones), plus Google's button if it is
 * set up; styles may be inline, because dialogs and toasts position themselves with them.
 *
 * Node writes them: setting each on a `Response` takes a tenth of the time of a short request
 * (docs/decisions/037-speed-of-a-call.md). Without an HTTP server the `Response` carries them.
 */
export function securityHeaders(config: Config): MiddlewareHandler {
  const pages = pageHeaders(config)
  const upgrade =
    config.payments.provider === 'razorpay' ? pageHeaders(config, razorpayOrigins) : pages
  const withToken = {
    ...pages,
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  }
  // A browser's PDF viewer is a plugin inside its own page; a policy for pages can blank it.
  const printables = {
    ...commonHeaders(config),
    'content-security-policy': "frame-ancestors 'none'",
  }
  const headersOf = (path: string): SecurityHeaders => {
    if (printablePaths.test(path)) return printables
    if (tokenPaths.test(path)) return withToken
    return path === '/upgrade' ? upgrade : pages
  }
  return async (c, next) => {
    const headers = headersOf(c.req.path)
    const { outgoing } = (c.env ?? {}) as { outgoing?: ServerResponse }
    if (outgoing) for (const name in headers) outgoing.setHeader(name, headers[name] ?? '')
    await next()
    if (!outgoing) for (const name in headers) c.res.headers.set(name, headers[name] ?? '')
  }
}

/** Pages with a secret in their address: their requests send no referrer. */
const tokenPaths =
  /^\/(?:admin\/setup|calendar\/[^/]+|day|reminder|reset-password|verify-email|unsubscribe)\/?$/

/** Paths that respond with a PDF, or with a JSON error; never with a page. */
const printablePaths =
  /^\/(?:downloads\/[^/]+|user\/receipts\/[^/]+|api\/(?:scavenger-hunts|weeks)\/[^/]+\/print)$/

/** The checkout loads its parts from several hosts; only /upgrade allows them. */
const razorpayOrigins = ['https://*.razorpay.com']

const commonHeaders = (config: Config): SecurityHeaders => ({
  ...(config.is_https && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  'cross-origin-resource-policy': 'same-origin',
  // Google's popup needs to talk back to the page that opened it.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
})

/** What a page may do; `checkout` are the origins that a payment may load from. */
function pageHeaders(config: Config, checkout: string[] = []): SecurityHeaders {
  const payment = checkout.length > 0 ? 'self "https://api.razorpay.com"' : ''
  const withGoogle = (source: string) => (config.google ? [source] : [])
  const frames = [...withGoogle(google.frame), ...checkout]
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...withGoogle(google.script), ...checkout],
    'style-src': ["'self'", "'unsafe-inline'", ...withGoogle(google.style)],
    'img-src': ["'self'", 'data:', ...checkout],
    // A page generates silent audio, which makes a headset's buttons work.
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'", ...checkout],
    'connect-src': ["'self'", ...withGoogle(google.frame), ...checkout],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    // The service worker of the hunts, and what a phone needs to put them on its home screen.
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...checkout],
    'frame-ancestors': ["'none'"],
  }
  return {
    ...commonHeaders(config),
    'permissions-policy': `camera=(), microphone=(), geolocation=(), payment=(${payment})`,
    'content-security-policy': Object.entries(policy)
      .map(([name, sources]) => [name, ...sources].join(' '))
      .join('; '),
  }
}
