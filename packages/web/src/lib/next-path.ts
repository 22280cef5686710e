/**
 * The page of ours that was opened before logging in, as the address carries it (`?next=`); undefined for anything
 * else. An address may come from a stranger: it never leads to another origin, nor back to logging in.
 */
export function readNextPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > longest) return undefined
  // Browsers read '//host' and '/\host' as another site, and remove tabs and line breaks before they parse.
  if (!/^\/(?![/\\])[^\\\p{Cc}\s]*$/u.test(value)) return undefined
  const { origin, pathname, search, hash } = new URL(value, base)
  if (
    origin !== base ||
    signInPaths.has(pathname.toLowerCase().replace(/\/+$/, '')) ||
    pathname.startsWith('//')
  )
    return undefined
  return `${pathname}${search}${hash}`
}

const longest = 500
/** Any origin works: what resolves to another origin would also leave ours. */
const base = 'https://five-good-minutes.invalid'
const signInPaths = new Set(['/login', '/register', '/forgot-password', '/reset-password'])
