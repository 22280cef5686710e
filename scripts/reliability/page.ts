import { asvs, deviations } from './asvs.ts'
import { cases } from './cases.ts'
import { renderedTable } from './proofs.ts'

/** `docs/reliability.md` with its tables of cases and of ASVS written anew; the rest stays as it is. */
export function reliabilityPage(page: string): string {
  const proven = asvs.length - deviations.length
  const with_cases = between(page, 'cases', renderedTable(cases))
  return between(
    with_cases,
    'asvs',
    `${proven} of ${asvs.length} rows are proven; ${deviations.length} deviate.\n\n${renderedTable(asvs)}`,
  )
}

/** Puts a text between the two marks of that name. @throws when the page has no such marks. */
function between(page: string, name: string, text: string): string {
  const [start, end] = [
    `<!-- ${name}: written by scripts/reliability-page.ts -->`,
    `<!-- ${name}: end -->`,
  ]
  const [from, to] = [page.indexOf(start), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`docs/reliability.md has lost its marks of ${name}`)
  return `${page.slice(0, from + start.length)}\n${text}\n${page.slice(to)}`
}
