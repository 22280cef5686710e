/**
 * The page of ours that somebody wanted before logging in, as it stands in the address (`?next=`); undefined for whatever
 * is not one. An address may come from a stranger: it never leads to another origin, nor back to logging in.
 */
export function readNextPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > longest) return undefined
  // Browsers read '//host' and '/\host' as another site, and drop tabs and line ends before they read.
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
/** Any origin does: what leads away from it leads away from ours. */
const base = 'https://five-good-minutes.invalid'
const signInPaths = new Set(['/login', '/register', '/forgot-password', '/reset-password'])
