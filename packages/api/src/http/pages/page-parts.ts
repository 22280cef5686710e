import type { StaticFile } from './static-files.ts'

/** Tags by the path of a page, as the build of the pages wrote them. A part `$name` of a path stands for anything. */
type PageParts = Record<string, string>

/**
 * The boxes of pages that families open first, by the path of a page, as the build made them: `shells/<path>.html`. They
 * name their files themselves. @returns the one of a path, or undefined.
 */
export function readPageShells(
  files: ReadonlyMap<string, StaticFile>,
): (path: string) => string | undefined {
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
 * Lets a page say in its HTML which files of its own it is going to need, so that the browser asks for them with the
 * first ones and not after them. `text` is `page-parts.json` of the build; an empty one adds nothing.
 */
export function readPageParts(text: string): (html: string, path: string) => string {
  const parts: PageParts = text ? JSON.parse(text) : {}
  const patterns = Object.entries(parts)
    .filter(([path]) => path.includes('$'))
    .map(([path, tags]) => ({ pattern: patternOf(path), tags }))
  return (html, path) => {
    const tags = Object.hasOwn(parts, path)
      ? parts[path]
      : patterns.find(({ pattern }) => pattern.test(path))?.tags
    return tags ? html.replace('</head>', () => `${tags}</head>`) : html
  }
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}$`)
