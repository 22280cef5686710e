import { dayMs } from '@fgm/shared/days'
import type { Deps } from '../../core/deps.ts'
import type { StaticFiles } from './static-files.ts'

/** Tags by the path of a page, as the build of the pages wrote them. A part `$name` of a path matches anything. */
type PreloadManifest = Record<string, string>

/**
 * The boxes of pages that families open first, by the path of a page, as the build made them: `shells/<path>.html`. They
 * name their files themselves. @returns the one of a path, or undefined.
 */
export function readPageShells(files: StaticFiles): (path: string) => string | undefined {
  const shells = [...files].flatMap(([name, { body }]) => {
    const path = /^\/shells(\/.+)\.html$/.exec(name)?.[1]
    return path ? [{ path, pattern: patternOf(path), html: new TextDecoder().decode(body) }] : []
  })
  return (path) => {
    const exact = shells.find((shell) => shell.path === path)
    return (exact ?? shells.find(({ pattern }) => pattern.test(path)))?.html
  }
}

/**
 * Adds the files that a page is going to need to its HTML, so that the browser requests them with the
 * first ones and not after them. `text` is `preload-manifest.json` of the build; an empty one adds nothing.
 */
export function readPreloadManifest(text: string): (html: string, path: string) => string {
  const manifest: PreloadManifest = text ? JSON.parse(text) : {}
  const patterns = Object.entries(manifest)
    .filter(([path]) => path.includes('$'))
    .map(([path, tags]) => ({ pattern: patternOf(path), tags }))
  return (html, path) => {
    const tags = Object.hasOwn(manifest, path)
      ? manifest[path]
      : patterns.find(({ pattern }) => pattern.test(path))?.tags
    return tags ? html.replace('</head>', () => `${tags}</head>`) : html
  }
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}$`)

/**
 * The pages that the build has made as visitors see them first (docs/decisions/027-first-views-of-visitors.md): the name of
 * the file that is there for a path today, or undefined.
 */
export function readVisitorPages(
  { now }: Pick<Deps, 'now'>,
  files: StaticFiles,
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
function countDays(files: StaticFiles): Map<string, number> {
  const days = new Map<string, number>()
  for (const name of files.keys()) {
    const path = /^\/days(\/.+)\/\d+\.html$/.exec(name)?.[1]
    if (path) days.set(path, (days.get(path) ?? 0) + 1)
  }
  return days
}
