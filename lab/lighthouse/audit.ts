import lighthouse, { type Result } from 'lighthouse'

/** The result of one audit of a page. Times in ms, scores from 0 to 100, `transfer` in kB as sent over the network. */
export type Look = {
  scores: Record<Category, number>
  largest_paint: number
  blocked: number
  shift: number
  transfer: number
  /** What cost points: names of audits, without performance. */
  findings: string[]
}

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/**
 * Audits a page once like a phone on a slow mobile network (Lighthouse's own phone), in the browser that listens at `port`.
 * @throws when the page did not load.
 */
export async function look(url: string, port: number): Promise<Look> {
  const flags = { port, logLevel: 'error', onlyCategories: [...categories] } as const
  const run = await lighthouse(url, { ...flags, onlyCategories: [...categories] })
  if (!run) throw new Error(`Lighthouse said nothing about ${url}`)
  const { lhr } = run
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
    ) as Look['scores'],
    largest_paint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    transfer: value('total-byte-weight') / 1000,
    findings: findingsOf(lhr),
  }
}

function findingsOf(lhr: Result): string[] {
  return categories
    .flatMap((category) => lhr.categories[category]?.auditRefs ?? [])
    .filter(({ weight, group }) => weight > 0 && group !== 'metrics')
    .flatMap(({ id }) => (lhr.audits[id]?.score === 0 ? [`${id}${places(lhr, id)}`] : []))
}

/** Where on the page it is, if the audit says so. */
function places(lhr: Result, id: string): string {
  const details = lhr.audits[id]?.details
  if (details?.type !== 'table') return ''
  const found = details.items.map((item) => {
    const node = item.node as { selector?: string } | undefined
    return node?.selector ?? words(item.description ?? item.issueType ?? item.source)
  })
  const named = found.filter(Boolean).slice(0, 3)
  return named.length > 0 ? ` (${named.join('; ')})` : ''
}

/** What an audit names is a text, or a part of the page or of the response's head. */
function words(named: unknown): string {
  if (typeof named !== 'object' || named === null) return String(named ?? '')
  const { snippet, selector, url, value } = named as Record<string, unknown>
  return String(snippet ?? selector ?? url ?? value ?? '')
}

/** The median run by performance, with everything that any run found. */
export function median(looks: Look[]): Look {
  const sorted = looks.toSorted((one, other) => one.scores.performance - other.scores.performance)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new Error('No audit ran')
  return { ...middle, findings: [...new Set(looks.flatMap(({ findings }) => findings))] }
}
