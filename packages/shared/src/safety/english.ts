// Whether a text is in English, the only language that the rules know.

/** Small words of every English text, without those of other languages ('in', 'so', 'no', 'me'). */
const smallWords = new Set(
  `the and of with your it is you for from that this when as or into each them out up then until what where by at
  if their has are how which while who there together around under again every they its be`.split(
    /\s+/,
  ),
)

/** Fewer words say nothing about the language. */
const fewestWords = 12

/** Half of the lowest share among the activities of our library. */
const leastShare = 0.1

/**
 * Whether a text is English, by its small words: for an activity, the description and the steps together. A text of a few words
 * counts as English.
 */
export function isEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  if (words.length < fewestWords) return true
  return words.filter((word) => smallWords.has(word)).length >= leastShare * words.length
}
