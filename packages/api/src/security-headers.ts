import { Hono, type MiddlewareHandler } from 'hono'
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
  const pages = headersOfPages(config)
  const upgrade =
    config.payments.provider === 'razorpay' ? headersOfPages(config, razorpay_origins) : pages
  const withToken = headersOfPages(config, [], 'no-referrer')
  // A browser's PDF viewer is a plugin inside a page of its own making; a policy for pages can blank it.
  const printables = headersBy({
    ...headersOfAll(config),
    contentSecurityPolicy: { frameAncestors: ["'none'"] },
  })
  const headersOf = (path: string) => {
    if (printable_paths.test(path)) return printables
    if (token_paths.test(path)) return withToken
    return path === '/upgrade' ? upgrade : pages
  }
  return async (c, next) => {
    const headers = await headersOf(c.req.path)
    await next()
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
  }
}

/** The headers that the library's middleware would set, asked for once. */
async function headersBy(
  options: Parameters<typeof secureHeaders>[0],
): Promise<Readonly<Record<string, string>>> {
  const app = new Hono().use(secureHeaders(options)).get('/', (c) => c.body(null))
  return Object.fromEntries((await app.request('/')).headers)
}

/** Pages with a secret in their address: no request of theirs tells where it comes from. */
const token_paths = /^\/(?:admin\/setup|reset-password|verify-email|unsubscribe)\/?$/

/** These answer with a PDF, or with JSON that says why not; never with a page. */
const printable_paths =
  /^\/(?:downloads\/[^/]+|user\/receipts\/[^/]+|api\/scavenger-hunts\/[^/]+\/print)$/

/** The checkout loads its parts from several hosts of its own; no page but /upgrade lets it. */
const razorpay_origins = ['https://*.razorpay.com']

const headersOfAll = (config: Config) => ({
  strictTransportSecurity: config.is_https ? 'max-age=63072000; includeSubDomains' : false,
  // Google's popup needs to talk back to the page that opened it.
  crossOriginOpenerPolicy: 'same-origin-allow-popups',
  referrerPolicy: 'strict-origin-when-cross-origin',
  xFrameOptions: 'DENY',
  permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] as string[] },
})

/** The policy of a page; `checkout` are the origins that a payment may load from. */
function headersOfPages(
  config: Config,
  checkout: string[] = [],
  referrerPolicy = 'strict-origin-when-cross-origin',
): Promise<Readonly<Record<string, string>>> {
  const all = { ...headersOfAll(config), referrerPolicy }
  const with_google = (source: string) => (config.google ? [source] : [])
  const frames = [...with_google(google.frame), ...checkout]
  return headersBy({
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
  })
}
