import type { Deps } from '../../core/deps.ts'
import type { StaticFile } from './static-files.ts'

const dayMs = 86_400_000

/**
 * The pages that the build has made as visitors see them first (docs/decisions/027-first-views-of-visitors.md): the name of
 * the file that is there for a path today, or undefined.
 */
export function readVisitorPages(
  { now }: Pick<Deps, 'now'>,
  files: ReadonlyMap<string, StaticFile>,
): (path: string) => string | undefined {
  const days = countDays(files)
  return (path) => {
    const count = days.get(path)
    const today = Math.floor(now().getTime() / dayMs)
    const name = count ? `/days${path}/${today % count}.html` : `/pages${path}.html`
    return files.has(name) ? name : undefined
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
