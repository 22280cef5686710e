import { findContact } from '../safety/personal-data/find-contact.ts'
import { normalizedText } from '../safety/personal-data/normalized-text.ts'

/**
 * The name of an author for others: the first name, and only if it is a name. An address or a number is not one, also in
 * full-width letters or in the digits of another script.
 */
export function creatorName(name: string | null): string {
  const first = name?.trim().split(/\s+/)[0] ?? ''
  if (first === '' || /@|\d{4}|\.\w/.test(normalizedText(first))) return 'A parent'
  return findContact(first).length > 0 ? 'A parent' : first
}
