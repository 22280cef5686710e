import {
  lengthOf,
  ngramCounts,
  type Shape,
  weightLetters,
  wordBucket,
} from './sentence-features.ts'

/** What lab/doubts learned: each weight is one of 64 letters, which is small and still text. */
export type Weights = Shape & {
  bias: number
  ngram_unit: number
  word_unit: number
  ngrams: string
  words: string
}

/** How similar words are to the sentences from which the weights were learned; decoded at first use. */
export function scorer(weights: Weights): (words: readonly string[]) => number {
  let known: { ngrams: Float32Array; singles: Float32Array } | undefined
  return (words) => {
    known ??= {
      ngrams: decoded(weights.ngrams, weights.ngram_unit),
      singles: decoded(weights.words, weights.word_unit),
    }
    const counts = ngramCounts(words, weights)
    let score = 0
    for (const [bucket, times] of counts) score += times * (known.ngrams[bucket] ?? 0)
    score /= lengthOf(counts)
    for (const word of words) score += known.singles[wordBucket(word)] ?? 0
    return score + weights.bias
  }
}

function decoded(letters: string, unit: number): Float32Array {
  const levels = new Map([...weightLetters].map((letter, at) => [letter.charCodeAt(0), at - 32]))
  const values = new Float32Array(letters.length)
  for (let at = 0; at < letters.length; at += 1)
    values[at] = (levels.get(letters.charCodeAt(at)) ?? 0) * unit
  return values
}
