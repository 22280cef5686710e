/*
 * Whether to serve the page or the JSON of a path that has both (decisions §6, §14). A client that accepts `text/html`
 * and a browser's navigation get the page; everything else gets JSON.
 */

/** What responses of shared paths depend on; without it a browser shows stored JSON on 'Back'. */
export const vary = 'Accept, Sec-Fetch-Mode, Sec-Fetch-Dest, Cookie'

/** Whether a request gets a CSRF token, alone or in a batch. */
export const asksForCsrfToken = (path: string) => /csrf-?token/i.test(path)

/** No response is stored; one with a CSRF token is not compressed on its way either. */
export const cacheControl = (path: string) =>
  asksForCsrfToken(path) ? 'no-store, no-transform' : 'no-store'

/** Programs that fetch a link to show a preview of it; many send `Accept: *\/*`. */
const previewBots =
  /facebookexternalhit|WhatsApp|Slackbot|Twitterbot|LinkedInBot|TelegramBot|Discordbot/i

/** True when a GET should show a page. */
export function wantsPage(headers: Headers): boolean {
  if (headers.get('accept')?.includes('text/html')) return true
  // Node's own fetch says 'cors' too, so the mode alone does not rule out a page.
  const mode = headers.get('sec-fetch-mode')
  if (mode) return mode === 'navigate'
  return previewBots.test(headers.get('user-agent') ?? '')
}

/**
 * True when a browser submits a form natively, as it does without our scripts. A client that sends JSON is a program,
 * whatever it accepts.
 */
export function sendsForm(headers: Headers): boolean {
  if (/\bjson\b/i.test(headers.get('content-type') ?? '')) return false
  const mode = headers.get('sec-fetch-mode')
  return mode ? mode === 'navigate' : (headers.get('accept')?.includes('text/html') ?? false)
}
