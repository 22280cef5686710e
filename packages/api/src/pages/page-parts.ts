/** Tags by the path of a page, as the build of the pages wrote them. A part `$name` of a path stands for anything. */
type PageParts = Record<string, string>

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
