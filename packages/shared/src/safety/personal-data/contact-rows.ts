import type { PersonalKind } from './personal-patterns.ts'

/** One thing to look for. `refuse` says it outright; `doubt` may be harmless, and a person looks. */
export type ContactRow = {
  kind: PersonalKind | 'contact' | 'meeting' | 'photo'
  weight: 'refuse' | 'doubt'
  pattern: RegExp
  /** Reads what was found once more; left out, all of it counts. */
  isMeant?: (found: string) => boolean
}

/**
 * A row of alternatives, each read from the beginning of a word to the end of one, in small letters: a
 * pattern that folds every letter by itself takes ten times as long to compile.
 */
export const wordRow = (
  kind: ContactRow['kind'],
  weight: ContactRow['weight'],
  ...sources: string[]
): ContactRow => ({
  kind,
  weight,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${sources.join('|')})(?![\\p{L}\\p{N}])`, 'gu'),
})

/** At most so many signs of the same sentence. */
export const within = (signs: number) => `[^.!?\\n]{0,${signs}}`

export const child =
  '(?:child|kid|kiddo|son|daughter|girl|boy|little one|toddler|baby|children|kids|sons|daughters|girls|boys|little ones|toddlers|babies)'
