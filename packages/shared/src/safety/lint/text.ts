// Text measures for the lint: words, reading grade, similarity. Deliberately rough, always the same.

/** The words of a text in lowercase; hyphens and apostrophes stay inside a word. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[a-z0-9]+(?:[-'][a-z0-9]+)*/g) ?? []
  )
}

/** The Flesch-Kincaid grade: years of school needed to read a text. Noisy below 60 words. */
export function readingGrade(text: string): number {
  const words = wordsOf(text).flatMap((word) => word.split('-'))
  if (words.length === 0) return 0
  const sentences = Math.max(
    1,
    text.split(/[.!?]+(?:\s|["”']|$)/).filter((part) => /\w/.test(part)).length,
  )
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0)
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59
}

/** The pairs of texts whose TF-IDF vectors have at least this cosine similarity (`threshold`, 0 to 1). */
export function similarTexts(
  texts: readonly string[],
  threshold: number,
): { first: number; second: number; likeness: number }[] {
  const vectors = vectorsOf(texts.map((text) => contentWords(text)))
  const pairs: { first: number; second: number; likeness: number }[] = []
  vectors.forEach((one, first) => {
    for (let second = first + 1; second < vectors.length; second += 1) {
      const likeness = dot(one, vectors[second] ?? new Map())
      if (likeness >= threshold) pairs.push({ first, second, likeness })
    }
  })
  return pairs
}

/** The share of words that two titles have in common (Jaccard, 0 to 1), without small words. */
export const titleOverlap = (one: string, other: string): number =>
  wordOverlap(titleWords(one), titleWords(other))

/** The words of a title that count, for comparing it with many. */
export const titleWords = (title: string): ReadonlySet<string> => new Set(contentWords(title))

/** The same as `titleOverlap`, for words already taken from their titles. */
export function wordOverlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0
  for (const word of one) if (other.has(word)) common += 1
  const all = one.size + other.size - common
  return all === 0 ? 0 : common / all
}

const smallWords = new Set(
  `a an and are as at be by can do does each for from has have how if in into is it its of off on one
  or out so that the their them then there they this to too until up what when where which while who
  with you your child partner`.split(/\s+/),
)

function contentWords(text: string): string[] {
  return wordsOf(text).filter((word) => !smallWords.has(word))
}

function vectorsOf(documents: readonly string[][]): Map<string, number>[] {
  const seenIn = new Map<string, number>()
  for (const words of documents) {
    for (const word of new Set(words)) seenIn.set(word, (seenIn.get(word) ?? 0) + 1)
  }
  const rarity = (word: string) =>
    Math.log((1 + documents.length) / (1 + (seenIn.get(word) ?? 0))) + 1
  return documents.map((words) => {
    const weights = new Map<string, number>()
    for (const word of words) weights.set(word, (weights.get(word) ?? 0) + rarity(word))
    const length = Math.hypot(...weights.values()) || 1
    return new Map([...weights].map(([word, weight]) => [word, weight / length]))
  })
}

function dot(one: Map<string, number>, other: Map<string, number>): number {
  let sum = 0
  for (const [word, weight] of one) sum += weight * (other.get(word) ?? 0)
  return sum
}

function syllablesIn(word: string): number {
  if (/^\d+$/.test(word)) return 1
  const bare = word
    .replace(/[^a-z]/g, '')
    .replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, (ending) => ending.charAt(0))
    .replace(/^y/, '')
  return Math.max(1, bare.match(/[aeiouy]{1,2}/g)?.length ?? 0)
}
