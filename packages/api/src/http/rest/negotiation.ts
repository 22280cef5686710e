/*
 * A path that is a page and a call (decisions §6, §14): which one is served. A client that accepts `text/html` gets the
 * page, and so does a browser's navigation; everything else gets JSON.
 */

/** What answers of shared paths depend on; without it a browser shows stored JSON on 'Back'. */
export const vary = 'Accept, Sec-Fetch-Mode, Sec-Fetch-Dest, Cookie'

/** Whether a path is a call for a CSRF token, alone or together with others. */
export const asksForCsrfToken = (path: string) => /csrf-?token/i.test(path)

/** How a response to a call may be kept and changed on its way: never, and one with a CSRF token is not compressed. */
export const cacheControl = (path: string) =>
  asksForCsrfToken(path) ? 'no-store, no-transform' : 'no-store'

/** Programs that fetch a link to show a preview of it; many send `Accept: *\/*`. */
const previewBots =
  /facebookexternalhit|WhatsApp|Slackbot|Twitterbot|LinkedInBot|TelegramBot|Discordbot/i

/** True when a GET should show a page. */
export function wantsPage(headers: Headers): boolean {
  if (headers.get('accept')?.includes('text/html')) return true
  // Node's own fetch says 'cors' too, so the mode alone never takes a page away.
  const mode = headers.get('sec-fetch-mode')
  if (mode) return mode === 'navigate'
  return previewBots.test(headers.get('user-agent') ?? '')
}

/**
 * True when a browser submits a form natively, as it does where our scripts are missing. What sends JSON is a program,
 * whatever it accepts.
 */
export function sendsForm(headers: Headers): boolean {
  if (/\bjson\b/i.test(headers.get('content-type') ?? '')) return false
  const mode = headers.get('sec-fetch-mode')
  return mode ? mode === 'navigate' : (headers.get('accept')?.includes('text/html') ?? false)
}
