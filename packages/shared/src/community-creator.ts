import { looksOf } from './looks-alike.ts'

/**
 * How an author is called to others: the first name, and nothing that is no name. An address or a number
 * is none in whatever letters it is written: it is read as it looks.
 */
export function creatorName(name: string | null): string {
  const first = name?.trim().split(/\s+/)[0] ?? ''
  return first === '' || /@|\d{4}|\.\w/.test(looksOf(first)) ? 'A parent' : first
}
