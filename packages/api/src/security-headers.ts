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
  const with_google = (source: string) => (config.google ? [source] : [])
  const shared = {
    strictTransportSecurity: config.is_https ? 'max-age=63072000; includeSubDomains' : false,
    // Google's popup needs to talk back to the page that opened it.
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
  }
  const pages = secureHeaders({
    ...shared,
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...with_google(google.script)],
      styleSrc: ["'self'", "'unsafe-inline'", ...with_google(google.style)],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...with_google(google.frame)],
      frameSrc: config.google ? [google.frame] : ["'none'"],
      // The service worker of the hunts, and what a phone needs to put them on its home screen.
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  })
  // A browser's PDF viewer is a plugin inside a page of its own making; a policy for pages can blank it.
  const printables = secureHeaders({
    ...shared,
    contentSecurityPolicy: { frameAncestors: ["'none'"] },
  })
  return (c, next) => (c.req.path.startsWith('/downloads/') ? printables : pages)(c, next)
}
