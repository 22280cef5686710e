import { dayMs } from '@fgm/shared/days'
import type { Deps } from '../../core/deps.ts'
import type { StaticFiles } from './static-files.ts'

/**
 * The page shells of the build by path, for pages that families open first: `shells/<path>.html`. Each names its own
 * files. @returns the shell of a path, or undefined.
 */
export function readPageShells(files: StaticFiles): (path: string) => string | undefined {
  return byPath(
    [...files].flatMap(([name, { body }]): [string, string][] => {
      const path = /^\/shells(\/.+)\.html$/.exec(name)?.[1]
      return path ? [[path, new TextDecoder().decode(body)]] : []
    }),
  )
}

/**
 * Adds the files that a page will need to its HTML, so that the browser requests them with the first
 * ones. `text` is `preload-manifest.json` of the build, tags by path; an empty one adds nothing.
 */
export function readPreloadManifest(text: string): (html: string, path: string) => string {
  const tagsOf = byPath(Object.entries<string>(JSON.parse(text || '{}')))
  return (html, path) => html.replace('</head>', () => `${tagsOf(path) ?? ''}</head>`)
}

/** Finds what the build wrote for a path: the exact path first, then keys whose `$name` matches any segment. */
function byPath(texts: [path: string, text: string][]): (path: string) => string | undefined {
  const exact = new Map(texts)
  const patterns = texts.map(([path, text]) => ({
    pattern: new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}$`),
    text,
  }))
  return (path) => exact.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.text
}

/**
 * The pages that the build prerendered for visitors (docs/decisions/027-first-views-of-visitors.md): the name of
 * today's file for a path, or undefined.
 */
export function readVisitorPages(
  { now }: Pick<Deps, 'now'>,
  files: StaticFiles,
): (path: string) => string | undefined {
  return (path) => {
    // Pages that differ by day are numbered from 0.
    let days = 0
    while (files.has(`/days${path}/${days}.html`)) days += 1
    const today = Math.floor(now().getTime() / dayMs)
    const name = days > 0 ? `/days${path}/${today % days}.html` : `/pages${path}.html`
    return files.has(name) ? name : undefined
  }
}
