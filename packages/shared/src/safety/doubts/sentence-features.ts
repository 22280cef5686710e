// The features of a sentence: its words, their neighbors and pieces of words, each in a numbered bucket.

import { hashOf } from '../../seeded-chance.ts'
import { plainText, undisguised } from '../text.ts'

/** Buckets for words, pairs and pieces of words; a power of two. */
export const ngramBuckets = 1 << 16
/** Buckets for single words; a power of two. */
export const wordBuckets = 1 << 15

/** A weight from -32 to 31 as one letter. */
export const weightLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** The sentences of a text, as they are shown. */
export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?;:])\s+|\n+/).filter((sentence) => sentence.length > 8)

/** The words of a sentence in lower case, normalized as for the hazard rules. */
export const wordsOf = (sentence: string): string[] =>
  undisguised(plainText(sentence))
    .toLowerCase()
    .replace(/'s\b/g, '')
    .match(/[a-z]+/g) ?? []

/** The position of a word. */
export const wordBucket = (word: string): number => bucket(109, word, wordBuckets)

/** Which pairs and pieces of words are used; stored with the weights that were learned from them. */
export type Shape = {
  /** The maximum distance between two words of a pair: 1 is next to each other. */
  reach: number
  /** The fewest and the most letters of a piece of a word. */
  pieces: readonly number[]
}

/** How often each bucket occurs: a word, two words near each other, some letters of a word. */
export function ngramCounts(words: readonly string[], shape: Shape): Map<number, number> {
  const counts = new Map<number, number>()
  const count = (kind: number, text: string) => {
    const at = bucket(kind, text, ngramBuckets)
    counts.set(at, (counts.get(at) ?? 0) + 1)
  }
  const [fewest = 0, most = 0] = shape.pieces
  words.forEach((word, place) => {
    count(119, word)
    const others = words.slice(place + 1, place + 1 + shape.reach)
    for (const [between, other] of others.entries())
      count(between === 0 ? 98 : 115, `${word} ${other}`)
    const marked = `<${word}>`
    for (let size = fewest; size <= most; size += 1)
      for (let from = 0; from + size <= marked.length; from += 1)
        count(99, marked.slice(from, from + size))
  })
  return counts
}

/** The length of the counts as a vector: a long sentence weighs no more than a short one. */
export function lengthOf(counts: Map<number, number>): number {
  let squares = 0
  for (const times of counts.values()) squares += times * times
  return Math.sqrt(squares) || 1
}

/** FNV-1a with a last mixing step, so that the low bits are as good as the high ones. */
function bucket(kind: number, text: string, buckets: number): number {
  let hash = hashOf(text, Math.imul(2166136261 ^ kind, 16777619))
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507)
  return (hash ^ (hash >>> 13)) & (buckets - 1)
}
