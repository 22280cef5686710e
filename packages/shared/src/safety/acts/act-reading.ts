// Matches acts: which classes of words are in one sentence, close together. Linear in the text, however many words the classes
// have; regular expressions of that size would not be.

import { oncePer } from '../../once-per.ts'
import type { Span } from '../text.ts'
import { type WordClass, wordClasses } from './word-classes.ts'

/** Words of these classes in one sentence, close together, make a hazard. */
export type Act = {
  /** Class names, the main one first: 'tie child', 'burn|cut child'. With `>` the others must come after it. */
  has: string
  /** Not if the sentence has a word of one of these classes. */
  unless?: string
  /** The most words between the main class and each other. */
  within?: number
  /** Only below this age. */
  until?: number
}

type Token = { word: string; from: number; to: number; sentence: number }
type Found = { cls: WordClass; at: number; size: number }

/** A text with the classes of its words. */
export type ActReading = { tokens: Token[]; found: Map<WordClass, Found[]> }

/** The spans of an act: each lists its own words, so that a negation before any of them counts. */
export function actSpans(act: Act, { tokens, found }: ActReading): Span[][] {
  const { names, isOrdered, barred, within } = parsed(act)
  const places = names.map((either) => either.flatMap((name) => found.get(name) ?? []))
  if (places.some((candidates) => candidates.length === 0)) return []
  const [leading = [], ...others] = places
  const spans: Span[][] = []
  for (const first of leading) {
    const sentence = tokens[first.at]?.sentence
    const isInSentence = ({ at }: Found) => tokens[at]?.sentence === sentence
    const words = [first]
    for (const candidates of others) {
      const near = candidates.find(
        (one) =>
          one.at - first.at <= within + first.size &&
          (isOrdered ? one.at > first.at : first.at - one.at <= within) &&
          isInSentence(one) &&
          words.every((other) => one.at >= other.at + other.size || other.at >= one.at + one.size),
      )
      if (near) words.push(near)
    }
    if (words.length < names.length) continue
    if (barred.some((name) => found.get(name)?.some(isInSentence))) continue
    spans.push(words.map((one) => spanOf(one, tokens)))
    // No one writes a hazard that often to say that it is not used.
    if (spans.length > 100) break
  }
  return spans
}

const parsed = oncePer(({ has, unless = '', within = 8 }: Act) => ({
  names: namesOf(has),
  isOrdered: has.includes('>'),
  barred: namesOf(unless).flat(),
  within,
}))

function namesOf(text: string): WordClass[][] {
  return text
    .split(/[\s>]+/)
    .filter(Boolean)
    .map((either) => either.split('|').map(nameOf))
}

function nameOf(name: string): WordClass {
  if (!(name in wordClasses)) throw new Error(`There is no word class ${name}`)
  return name as WordClass
}

function spanOf({ at, size }: Found, tokens: Token[]): Span {
  return { from: tokens[at]?.from ?? 0, to: tokens[at + size - 1]?.to ?? 0 }
}

let lastRead: { text: string; reading: ActReading } | undefined

/** Words and their classes; the last text is cached, because every rule uses the same one. */
export function readActs(text: string): ActReading {
  if (lastRead?.text === text) return lastRead.reading
  const tokens = tokensOf(text)
  const found: ActReading['found'] = new Map()
  for (let at = 0; at < tokens.length; at++)
    for (const { classes, size } of phrasesAt(tokens, at))
      for (const cls of classes)
        if (cls !== 'child' || size > 1 || !isPossessive(tokens, at)) keep(found, { cls, at, size })
  const reading = { tokens, found }
  lastRead = { text, reading }
  return reading
}

/** The lexicon's entries that begin at a word, the shortest first. */
function* phrasesAt(tokens: Token[], at: number) {
  const known = lexicon()
  const sentence = tokens[at]?.sentence
  let phrase = ''
  for (let size = 1; tokens[at + size - 1]?.sentence === sentence; size++) {
    phrase = size === 1 ? (tokens[at]?.word ?? '') : `${phrase} ${tokens[at + size - 1]?.word}`
    const classes = known.get(phrase)
    if (classes) yield { classes, size }
    // The lexicon also has every beginning (two words or more) of a longer phrase.
    else if (size > 1) return
  }
}

/** Many more than in any honest text, few enough to compare. */
const mostFound = 400

function keep(found: ActReading['found'], one: Found) {
  const list = found.get(one.cls)
  if (!list) found.set(one.cls, [one])
  else if (list.length < mostFound) list.push(one)
}

/** 'her laces' are not 'her'; 'your child's shoes' are not 'your child'. */
function isPossessive(tokens: Token[], at: number): boolean {
  const word = tokens[at]?.word ?? ''
  if (word.endsWith("'s")) return true
  if (word !== 'her') return false
  const next = tokens[at + 1]
  if (next === undefined || next.sentence !== tokens[at]?.sentence) return false
  return !afterPerson.has(next.word)
}

const afterPerson = new Set(
  'to up on in into with by from at under and over off down round around inside alone for while then when as out onto hang upside until till a an the some through against across if or but so before after toward have hold carry stand stir go sit climb cut pour light eat taste drink play count take put touch try sleep run push lick'.split(
    ' ',
  ),
)

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let sentence = 0
  for (const match of text.toLowerCase().matchAll(/[a-z0-9&]+(?:'[a-z]+)?|[.!?;:\n]/g)) {
    const [word] = match
    if (/^[.!?;:\n]/.test(word)) sentence += 1
    else
      for (const part of spelledOut(word))
        tokens.push({ word: part, from: match.index, to: match.index + word.length, sentence })
  }
  return tokens
}

/** The words of a contraction: the classes have `do not tell`, not `don't tell`. */
function spelledOut(word: string): string[] {
  const [, stem = '', ending = ''] = word.match(contraction) ?? []
  if (ending === '') return [word]
  if (ending === "n't") return stem === 'ca' ? ['cannot'] : [stem === 'wo' ? 'will' : stem, 'not']
  return [stem, endings[ending] ?? '']
}

const contraction = /^([a-z]+?)(n't|'re|'ll|'ve)$/
const endings: Record<string, string> = { "'re": 'are', "'ll": 'will', "'ve": 'have' }

type Lexicon = Map<string, readonly WordClass[]>

const madeLexicon: Lexicon = new Map()
const making = makeLexicon()
let isMade = false

/** The classes of a word or phrase; none for the beginning of a longer one. Built once, at the first text at the latest. */
function lexicon(): Lexicon {
  for (const _ of making);
  // With an incomplete lexicon, hazards would pass.
  if (!isMade) throw new Error('The act lexicon could not be made')
  return madeLexicon
}

/** Builds the lexicon, one class per step, so that the first text does not wait for all of its 100,000 forms. */
export function* prepareLexicon(): Generator<void> {
  while (!making.next().done) yield
}

function* makeLexicon(): Generator<void> {
  for (const [name, list] of Object.entries(wordClasses)) {
    // Forms of one class share its list.
    const alone = [name as WordClass]
    for (const phrase of list.split(','))
      for (const form of formsOf(phrase.trim().split(' '))) add(madeLexicon, form, alone)
    yield
  }
  isMade = true
}

function add(lexicon: Lexicon, words: string[], alone: readonly WordClass[]) {
  for (let size = 2; size < words.length; size++) {
    const beginning = words.slice(0, size).join(' ')
    if (!lexicon.has(beginning)) lexicon.set(beginning, none)
  }
  const form = words.join(' ')
  const known = lexicon.get(form) ?? none
  if (alone.every((cls) => known.includes(cls))) return
  lexicon.set(form, known.length > 0 ? [...known, ...alone] : alone)
}

const none: readonly WordClass[] = []

/** A phrase as written, and with its first or its last word inflected. */
function formsOf(words: string[]): string[][] {
  const [first = '', ...rest] = words
  if (rest.length === 0) return inflected(first).map((word) => [word])
  const last = rest[rest.length - 1] ?? ''
  return [
    ...inflected(first).map((word) => [word, ...rest]),
    ...inflected(last).map((word) => [...words.slice(0, -1), word]),
  ]
}

/** The regular inflections of an English word, including itself and its possessive; some are no real words. */
export function inflected(word: string): string[] {
  if (word.length < 3 || /[^a-z]/.test(word)) return [word, `${word}'s`]
  const forms = [word, `${word}s`, `${word}'s`, `${word}ed`, `${word}ing`]
  if (/(?:s|x|z|ch|sh|o)$/.test(word)) forms.push(`${word}es`)
  if (/[^aeiou]y$/.test(word)) forms.push(`${word.slice(0, -1)}ies`, `${word.slice(0, -1)}ied`)
  if (/e$/.test(word)) forms.push(`${word}d`, `${word.slice(0, -1)}ing`)
  if (/[aeiou][bdglmnprt]$/.test(word))
    forms.push(`${word}${word.slice(-1)}ed`, `${word}${word.slice(-1)}ing`)
  return forms
}
