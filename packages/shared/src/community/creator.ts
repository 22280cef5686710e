import { findContact } from '../safety/personal-data/find-contact.ts'
import { looksOf } from '../safety/personal-data/looks-alike.ts'

/**
 * How an author is called to others: the first name, and nothing that is no name. An address or a number
 * is none in whatever letters it is written: it is read as it looks.
 */
export function creatorName(name: string | null): string {
  const first = name?.trim().split(/\s+/)[0] ?? ''
  if (first === '' || /@|\d{4}|\.\w/.test(looksOf(first))) return 'A parent'
  return findContact(first).length > 0 ? 'A parent' : first
}
