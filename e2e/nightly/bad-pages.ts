import type { BrowserContext, Page } from 'playwright-core'
import { watchForProblems } from '../problems.ts'

/* What a page must not become, whatever families wrote into it. */

/**
 * Watches a browser for what bad texts would do if they were more than text: run, open a dialog, request another
 * machine, break the policy. The list grows; it stays empty when all is well.
 */
export async function watchForDeeds(context: BrowserContext): Promise<string[]> {
  const deeds = watchForProblems(context)
  await context.exposeBinding('fgmxss', ({ page }) => void deeds.push(`ran at ${page.url()}`))
  await context.exposeBinding('fgmtold', (_, what: string) => void deeds.push(what))
  await context.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (window as typeof window & { fgmtold: (what: string) => void }).fgmtold(
        `${violatedDirective} stopped ${blockedURI} at ${location.href}`,
      ),
    ),
  )
  context.on('dialog', async (dialog) => {
    deeds.push(`dialog: ${dialog.message()}`)
    await dialog.dismiss()
  })
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost') deeds.push(`requested ${hostname}`)
  })
  return deeds
}

/** What of a page can only be the result of a text; nothing when all is well. */
export function strangeParts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((part) => {
      const found = `${location.pathname}: ${part.outerHTML.slice(0, 200)}`
      const isForeign = part.matches(
        'iframe, object, embed, base, applet, marquee, frameset, meta[http-equiv=refresh], template, math, audio, video, svg script, foreignObject',
      )
      const ownScripts = /^(?:module|application\/(?:json|ld\+json)|speculationrules|)$/
      const isOddScript =
        part instanceof HTMLScriptElement &&
        (!part.src ? ownScripts.test(part.type) && part.type === '' : !own(part.src))
      const isArmed = [...part.attributes].some(
        ({ name, value }) =>
          name.startsWith('on') ||
          (/^(?:href|src|action|formaction|srcset|data|xlink:href|ping|poster)$/.test(name) &&
            !own(value)),
      )
      return isForeign || isOddScript || isArmed ? [found] : []

      function own(address: string) {
        const { protocol, host } = new URL(address, location.href)
        if (/^(?:mailto:|blob:)$/.test(protocol)) return true
        if (protocol === 'data:') return address.startsWith('data:image/')
        return /^https?:$/.test(protocol) && host === location.host
      }
    }),
  )
}

/** How long a page may take until all is rendered, in milliseconds, on a busy machine. */
const timeoutMs = 20_000

/**
 * Clicks what shows more until there is no more, and waits until these texts are rendered, letter by letter, as words
 * or in a field. @returns the missing ones.
 */
export function missingIn(
  page: Page,
  texts: readonly string[],
  withinMs = timeoutMs,
): Promise<string[]> {
  return page.evaluate(
    async ([wanted, timeout]) => {
      const narrow = (text: string) => text.replace(/\s+/g, ' ')
      const endsAt = performance.now() + timeout
      let missing = wanted.map(narrow)
      for (
        let calm = 0;
        (missing.length > 0 || calm < 5) && performance.now() < endsAt;
        calm += 1
      ) {
        const more = [...document.querySelectorAll('button')].find((one) =>
          /^Show (?:\d+ )?more/i.test(one.textContent),
        )
        if (more) calm = 0
        if (more && more.ariaBusy !== 'true') more.click()
        await new Promise(requestAnimationFrame)
        const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
        const shown = narrow(
          [document.body.textContent, ...fields.map((one) => one.value)].join(' '),
        )
        // What was seen once was there, also where the end of a list takes its place.
        missing = missing.filter((text) => !shown.includes(text))
      }
      return missing
    },
    [texts, withinMs] as const,
  )
}
