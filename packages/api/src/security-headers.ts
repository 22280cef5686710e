import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { Config } from './config.ts'

const google = {
  script: 'https://accounts.google.com/gsi/client',
  frame: 'https://accounts.google.com/gsi/',
  style: 'https://accounts.google.com/gsi/style',
}

/**
 * Headers of every answer. Scripts only from us (no inline ones), plus Google's button where it is
 * set up; styles may be inline, because dialogs and toasts place themselves with them.
 */
export function securityHeaders(config: Config): MiddlewareHandler {
  const pages = secureHeaders(pageOptions(config))
  const upgrade =
    config.payments.provider === 'razorpay'
      ? secureHeaders(pageOptions(config, razorpay_origins))
      : pages
  const withToken = secureHeaders(pageOptions(config, [], 'no-referrer'))
  // A browser's PDF viewer is a plugin inside a page of its own making; a policy for pages can blank it.
  const printables = secureHeaders({
    ...commonOptions(config),
    contentSecurityPolicy: { frameAncestors: ["'none'"] },
  })
  return (c, next) => {
    if (printable_paths.test(c.req.path)) return printables(c, next)
    if (token_paths.test(c.req.path)) return withToken(c, next)
    return c.req.path === '/upgrade' ? upgrade(c, next) : pages(c, next)
  }
}

/** Pages with a secret in their address: no request of theirs tells where it comes from. */
const token_paths = /^\/(?:admin\/setup|reset-password|verify-email|unsubscribe)\/?$/

/** These answer with a PDF, or with JSON that says why not; never with a page. */
const printable_paths =
  /^\/(?:downloads\/[^/]+|user\/receipts\/[^/]+|api\/scavenger-hunts\/[^/]+\/print)$/

/** The checkout loads its parts from several hosts of its own; no page but /upgrade lets it. */
const razorpay_origins = ['https://*.razorpay.com']

const commonOptions = (config: Config) => ({
  strictTransportSecurity: config.is_https ? 'max-age=63072000; includeSubDomains' : false,
  // Google's popup needs to talk back to the page that opened it.
  crossOriginOpenerPolicy: 'same-origin-allow-popups',
  referrerPolicy: 'strict-origin-when-cross-origin',
  xFrameOptions: 'DENY',
  permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] as string[] },
})

/** The policy of a page; `checkout` are the origins that a payment may load from. */
function pageOptions(
  config: Config,
  checkout: string[] = [],
  referrerPolicy = 'strict-origin-when-cross-origin',
): Parameters<typeof secureHeaders>[0] {
  const all = { ...commonOptions(config), referrerPolicy }
  const with_google = (source: string) => (config.google ? [source] : [])
  const frames = [...with_google(google.frame), ...checkout]
  return {
    ...all,
    permissionsPolicy: {
      ...all.permissionsPolicy,
      payment: checkout.length > 0 ? ['self', 'https://api.razorpay.com'] : [],
    },
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...with_google(google.script), ...checkout],
      styleSrc: ["'self'", "'unsafe-inline'", ...with_google(google.style)],
      imgSrc: ["'self'", 'data:', ...checkout],
      fontSrc: ["'self'", ...checkout],
      connectSrc: ["'self'", ...with_google(google.frame), ...checkout],
      frameSrc: frames.length > 0 ? frames : ["'none'"],
      // The service worker of the hunts, and what a phone needs to put them on its home screen.
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'", ...checkout],
      frameAncestors: ["'none'"],
    },
  }
}
