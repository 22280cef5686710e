import { longestNoun, type Noun, nouns } from './reader-words.ts'

/* A line of text as words with their positions. */

export type Token = {
  word: string
  from: number
  to: number
  /** The text between this word and the one before it. */
  before: string
}

/** A noun of the line; `first` and `last` are the positions of its words among the tokens. */
export type Mention = Noun & { word: string; first: number; last: number; is_plural: boolean }

/** Words and numbers, '3bed' and '2BHK' as two; apostrophes stay in their word. */
export function tokensOf(line: string): Token[] {
  const found: Token[] = []
  let end = 0
  for (const match of line.matchAll(/\d+(?:[.,]\d+)?|½|[\p{L}][\p{L}'’]*/gu)) {
    const word = match[0].toLowerCase().replaceAll('’', "'")
    found.push({
      ...{ word, from: match.index, to: match.index + word.length },
      before: line.slice(end, match.index),
    })
    end = match.index + word.length
  }
  return found
}

/** All nouns of a line, the longest first where they share words. */
export function mentionsIn(tokens: readonly Token[]): Mention[] {
  const found: Mention[] = []
  for (let first = 0; first < tokens.length; first += 1) {
    const mention = mentionAt(tokens, first)
    if (!mention) continue
    found.push(mention)
    first = mention.last
  }
  return found.filter(({ kind }) => kind !== 'nothing')
}

function mentionAt(tokens: readonly Token[], first: number): Mention | undefined {
  for (let length = longestNoun; length > 0; length -= 1) {
    const words = tokens.slice(first, first + length)
    if (words.length < length || words.slice(1).some(({ before }) => !/^[\s-]*$/.test(before)))
      continue
    const phrase = words.map(({ word }) => word).join(' ')
    const noun = nounOf(phrase)
    if (noun)
      return {
        ...noun.noun,
        word: noun.word,
        first,
        last: first + length - 1,
        is_plural: noun.isPlural,
      }
  }
  return undefined
}

type Found = { noun: Noun; word: string; isPlural: boolean }

function nounOf(phrase: string): Found | undefined {
  for (const [word, isPlural] of singulars(phrase)) {
    const noun = nouns.get(word)
    if (noun) return { noun, word, isPlural }
  }
  return phrase.includes(' ') || phrase.length < 6 ? undefined : misspelt(phrase)
}

function singulars(phrase: string): [string, boolean][] {
  const forms: [string, boolean][] = [[phrase, false]]
  if (phrase.endsWith('ies')) forms.push([`${phrase.slice(0, -3)}y`, true])
  if (phrase.endsWith('es')) forms.push([phrase.slice(0, -2), true])
  if (phrase.endsWith('s')) forms.push([phrase.slice(0, -1), true])
  return forms
}

/** 'kichen', 'bedrom': one wrong letter is tolerated in longer words. */
function misspelt(word: string): Found | undefined {
  for (const [known, noun] of nouns) {
    if (known.length < 6 || known.includes(' ')) continue
    if (isOneOff(word, known)) return { noun, word: known, isPlural: false }
    if (isOneOff(word, `${known}s`)) return { noun, word: known, isPlural: true }
  }
  return undefined
}

/** True for words that differ by one letter left out, added, changed or swapped. */
function isOneOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let end = 0
  while (
    end < Math.min(one.length, other.length) - start &&
    one[one.length - 1 - end] === other[other.length - 1 - end]
  )
    end += 1
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}
