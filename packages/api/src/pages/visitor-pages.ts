import type { Deps } from '../deps.ts'
import type { ConstantPage } from './compressed-pages.ts'
import type { StaticFile } from './static-files.ts'

const day_ms = 86_400_000

/**
 * The pages that the build has made as visitors see them first (docs/decisions/027-first-views-of-visitors.md): what is
 * there for a path today, with its head, or undefined. They are made of the authored activities alone, so what becomes of
 * them is kept.
 */
export function readVisitorPages(
  { now }: Pick<Deps, 'now'>,
  files: ReadonlyMap<string, StaticFile>,
  withItsHead: (html: string, path: string) => string,
): (path: string) => ConstantPage | undefined {
  const kept = new Map<string, ConstantPage>()
  const days = countDays(files)
  return (path) => {
    const count = days.get(path)
    const today = Math.floor(now().getTime() / day_ms)
    const name = count ? `/days${path}/${today % count}.html` : `/pages${path}.html`
    const known = kept.get(name)
    if (known) return known
    const file = files.get(name)
    if (!file) return undefined
    const text = withItsHead(new TextDecoder().decode(file.body), path)
    const page: ConstantPage = { text, forms: new Map() }
    kept.set(name, page)
    return page
  }
}

/** How many days a page is there for, where every day has its own. */
function countDays(files: ReadonlyMap<string, StaticFile>): Map<string, number> {
  const days = new Map<string, number>()
  for (const name of files.keys()) {
    const path = /^\/days(\/.+)\/\d+\.html$/.exec(name)?.[1]
    if (path) days.set(path, (days.get(path) ?? 0) + 1)
  }
  return days
}
