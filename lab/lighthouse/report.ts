import { readFileSync, writeFileSync } from 'node:fs'
import { type Category, categories, type Look } from './audit.ts'
import type { Visitor } from './visitors.ts'

export type Place = { path: string; as: Visitor; is_public: boolean }
export type Verdict = Place & { look: Look; below: string[] }

const goals: Record<Category, number> = {
  performance: 90,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
}
/** Visitors' pages are prerendered. */
const visitorsPerformance = 95

/** The goals that a page misses. Only public pages are for search engines. */
export function judge(place: Place, look: Look): Verdict {
  const wanted = categories.filter((name) => name !== 'seo' || place.is_public)
  const goal = (name: Category) =>
    name === 'performance' && place.as === 'visitor' ? visitorsPerformance : goals[name]
  const below = wanted.filter((name) => look.scores[name] < goal(name))
  return { ...place, look, below }
}

/** The verdicts as a readable Markdown table. */
export function table(verdicts: Verdict[]): string {
  const head = [
    'page',
    'as',
    'performance',
    'accessibility',
    'best practices',
    'SEO',
    'LCP',
    'TBT',
    'CLS',
    'transfer',
  ]
  const rows = verdicts.map(({ path, as, is_public, look }) => [
    `\`${path}\``,
    as,
    String(look.scores.performance),
    String(look.scores.accessibility),
    String(look.scores['best-practices']),
    is_public ? String(look.scores.seo) : '',
    `${(look.largest_paint / 1000).toFixed(1)} s`,
    `${Math.round(look.blocked)} ms`,
    look.shift.toFixed(3),
    `${Math.round(look.transfer)} kB`,
  ])
  const all = [head, head.map(() => '---'), ...rows]
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  return all
    .map((row, line) => {
      const cells = row.map((cell, column) =>
        cell.padEnd(widths[column] ?? 0, line === 1 ? '-' : ' '),
      )
      return `| ${cells.join(' | ')} |`
    })
    .join('\n')
}

const begin = '<!-- lighthouse -->'
const end = '<!-- /lighthouse -->'

/** Writes the newest figures between the two marks of a document. @throws when the marks are missing. */
export function writeInto(path: string, text: string): void {
  const document = readFileSync(path, 'utf8')
  const [before, rest] = document.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) throw new Error(`${path} lacks ${begin}`)
  writeFileSync(path, `${before}${begin}\n\n${text}\n\n${end}${after}`)
}
