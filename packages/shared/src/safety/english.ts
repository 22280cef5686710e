// Whether the rules, which know English words only, can read a text.

/** Small words of every English text, without those that other languages have, too ('in', 'so', 'no', 'me'). */
const smallWords = new Set(
  `the and of with your it is you for from that this when as or into each them out up then until what where by at
  if their has are how which while who there together around under again every they its be`.split(
    /\s+/,
  ),
)

/** Fewer words say nothing about a language. */
const fewestWords = 12

/** Half of what the activity with the fewest of them has in our library. */
const leastShare = 0.1

/**
 * Whether a text is English, by its small words: of an activity, the description and the steps together. A text of a few
 * words counts as English.
 */
export function isEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  if (words.length < fewestWords) return true
  return words.filter((word) => smallWords.has(word)).length >= leastShare * words.length
}
