// Matches signs: which classes of words follow one another within a few words. Linear in the text, however many words the classes
// have; regular expressions of that size would not be.

import { inflected } from '../safety/acts/act-reading.ts'
import { plainText } from '../safety/text.ts'
import { keyWords, type SignClass, signClasses } from './sign-words.ts'

/** Words from `from` up to `to`, and their clauses. */
type Place = { from: number; to: number; clauses: readonly [first: number, last: number] }
type Step = { classes: readonly SignClass[]; within: number }

/** A compiled sign: the steps in their order, and the classes that cancel it when they are near. */
export type Sign = { steps: readonly Step[]; barred: readonly SignClass[] }

/** A text with the places of its word classes. */
export type SignReading = ReadonlyMap<SignClass, readonly Place[]>

/**
 * `i want:4 die|gone:3 !pet`: one of 'i', then within four words 'want', within three more 'die' or 'gone', and no 'pet' in their
 * clause. Without a number the words may be three apart.
 */
export function signOf(text: string, alwaysBarred: readonly SignClass[] = []): Sign {
  const terms = text.split(' ')
  const steps = terms
    .filter((term) => !term.startsWith('!'))
    .map((term) => {
      const [names = '', within = '3'] = term.split(':')
      return { classes: names.split('|').map(classNamed), within: Number(within) + slack }
    })
  const barred = terms
    .filter((term) => term.startsWith('!'))
    .map((term) => classNamed(term.slice(1)))
  return { steps, barred: [...alwaysBarred, ...barred] }
}

/** Filler words that a step may skip in addition to its own count. */
const slack = 2

function classNamed(name: string): SignClass {
  if (!(name in signClasses)) throw new Error(`There is no word class ${name}`)
  return name as SignClass
}

/** Whether the steps are in the text, with nothing around them that makes them a joke, play or a thing of the past. */
export function isSignIn({ steps, barred }: Sign, reading: SignReading): boolean {
  let reached: Place[] = []
  for (const [index, { classes, within }] of steps.entries()) {
    const places = classes.flatMap((name) => reading.get(name) ?? [])
    reached = index === 0 ? places : places.flatMap((place) => stepTo(place, reached, within))
    if (reached.length === 0) return false
  }
  return reached.some((match) => !barred.some((name) => isBarred(match, name, reading)))
}

/** The match that continues at this place, from the nearest of those before it. */
function stepTo(place: Place, reached: readonly Place[], within: number): Place[] {
  let best: Place | undefined
  for (const one of reached)
    if (place.from >= one.to && wordsBetween(one, place) <= within && (!best || one.to > best.to))
      best = one
  return best
    ? [{ from: best.from, to: place.to, clauses: [best.clauses[0], place.clauses[1]] }]
    : []
}

/** The next clause counts as a little further away than its first word. */
const wordsBetween = (one: Place, next: Place) =>
  next.from - one.to + clauseStep * (next.clauses[0] - one.clauses[1])
const clauseStep = 3

/** A cancelling class must be in a clause of the sign: the toys of 'he hits me, a game with dolls please' are separate. */
function isBarred(match: Place, name: SignClass, reading: SignReading): boolean {
  const [first, last] = match.clauses
  return (reading.get(name) ?? []).some(
    ({ from, to, clauses }) =>
      to > match.from - wordsBefore &&
      from < match.to + wordsAfter &&
      (acrossClauses.has(name) || (clauses[1] >= first && clauses[0] <= last)),
  )
}

const acrossClauses = new Set<SignClass>([
  'joke',
  'fine',
  'explaining',
  'if_i_hear',
  'end_it_small',
])
const wordsBefore = 8
const wordsAfter = 10
/** More than in any honest wish, few enough to compare. */
const mostPlaces = 20

/** The word classes of a text, tolerant of spelling. */
export function readSigns(text: string): SignReading {
  const clauses = plainText(text)
    .toLowerCase()
    .split(clauseStart)
    .map((clause) => wordsOf(clause).map(spelledRight))
  const words = clauses.flat()
  const clauseOf = clauses.flatMap((clause, index) => clause.map(() => index))
  const found = new Map<SignClass, Place[]>()
  const keys = words.map(keysOf)
  for (const from of words.keys())
    for (const { name, to } of namesAt(wordTree(), keys, from))
      keep(found, name, { from, to, clauses: [clauseOf[from] ?? 0, clauseOf[to - 1] ?? 0] })
  if (found.has('in_earnest')) found.delete('joke')
  return found
}

function keep(found: Map<SignClass, Place[]>, name: SignClass, place: Place) {
  const places = found.get(name)
  if (!places) found.set(name, [place])
  else if (places.length < mostPlaces) places.push(place)
}

/** A comma, the end of a sentence, and where a parent begins to ask for an activity. */
const clauseStart =
  /,|(?<=[.!?;\n])|(?=\b(?:because|bcoz|cos|while|and (?:we|i|they) (?:want|need) to play)\b)|(?=\b(?:give (?:me|us)|i? ?need (?:a|an|some|something)|(?:a|any|some|quick|quiet|calm) (?:\w+ )?(?:game|idea|ideas|activity|play)\b|something (?:quiet|calm|with|to|for|silent)|what (?:can|could|game|games)|how (?:can|could) (?:i|we|they)))/

/** The end of a sentence counts as several words, so only signs with wide steps cross it. */
const sentenceEnd = ' . . . '

function wordsOf(text: string): string[] {
  let read = text.replace(/[.!?;\n]+/g, sentenceEnd)
  for (const [pattern, plain] of spellings) read = read.replace(pattern, plain)
  const words = read.match(/[a-z0-9]+\*?|\./g) ?? []
  return words.filter((word) => !fillers.has(word)).map((word) => plainWords.get(word) ?? word)
}

/** Words without meaning here, and words that one spelling stands for. */
const fillers = new Set(
  'a an the just really so very actually honestly literally even still always already quite totally completely absolutely pretty kinda basically suddenly also'.split(
    ' ',
  ),
)
const plainWords = new Map(
  Object.entries({
    he: 'she they',
    him: 'his her hers their theirs them',
    is: 'are was were been being be',
    has: 'have had having',
    do: 'does did doing',
    will: 'would',
    around: 'round',
  }).flatMap(([plain, words]) => words.split(' ').map((word) => [word, plain] as const)),
)

/** Short forms as typed on a phone, mapped to one spelling. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/\bcannot\b|\bcan'?t\b|\bcnt\b|\bcan nt\b/g, 'can not'],
  [/\bwon'?t\b/g, 'will not'],
  [/\b(do|does|did|is|was|are|were|has|have|had|would|could|should)n'?t\b/g, '$1 not'],
  [/\bdnt\b/g, 'do not'],
  [/\bain'?t\b|\baint\b/g, 'is not'],
  [/\bi'?m\b/g, 'i am'],
  [/\bi'?ve\b/g, 'i have'],
  [
    /\bi'(?:ll|d)\b|\bill(?= (?:be|do|never|hurt|make|go|end|kill|snap|lose|hit|see|wake|ever|not)\b)/g,
    'i will',
  ],
  [/\b(he|she|it|that|there|who)(?:'s|s(?= )(?<!its))\b/g, '$1 is'],
  [/\b(they|we|you)'?re\b(?<!\bwere)/g, '$1 are'],
  [/'(?:s|ll|d|ve|re)\b/g, ''],
  [/\bwanna\b/g, 'want to'],
  [/\bgonna\b|\bgoin to\b/g, 'going to'],
  [/\bu\b/g, 'you'],
  [/\bno body\b|\bnoone\b|\bno one\b/g, 'nobody'],
  [/\bany more\b|\bany longer\b/g, 'anymore'],
  [/\b(my|him|her|your|them) ?sel(?:f|ves)\b/g, '$1self'],
  [
    /\bbaby(?: is| at| of)? (?:\d+|one|two|three|four|five|six|seven|eight) (?:days?|weeks?|wks?|months?)\b/g,
    'baby weeksold',
  ],
  [
    /\b\d+ ?(?:yo|yrs?|y\/o|years?)(?: olds?)?\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[ -]years?[ -]olds?\b/g,
    'yearold',
  ],
  [
    /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) ?(?:days?|weeks?|wks?|months?|mo)[ -]olds?\b/g,
    'weeksold',
  ],
  // A parent who pretends that all is well is not playing.
  [
    /\bpretend\w*(?= (?:that )?(?:everything|all is|nothing|i am|it is|to be (?:fine|ok|happy|asleep)))/g,
    'act as if',
  ],
  [/-/g, ' '],
]

/** All phrases of all classes, word by word. */
type WordTree = { names: Set<SignClass>; next: Map<string, WordTree> }
const newTree = (): WordTree => ({ names: new Set(), next: new Map() })
let madeTree: WordTree | undefined
const stems = new Set<string>()

const shortestStem = 3
const longestWord = 16

/** The keys of a word in the tree: itself, and its stems with a star. */
function keysOf(word: string): string[] {
  wordTree()
  const keys = [word]
  for (let end = shortestStem; end <= Math.min(word.length, longestWord); end++) {
    const stem = `${word.slice(0, end)}*`
    if (stems.has(stem)) keys.push(stem)
  }
  return keys
}

/** The classes of the phrases that begin at a word, each with the word after its last. */
function namesAt(tree: WordTree, keys: readonly string[][], at: number): NameAt[] {
  return (keys[at] ?? []).flatMap((key) => {
    const next = tree.next.get(key)
    if (!next) return []
    const here = [...next.names].map((name) => ({ name, to: at + 1 }))
    return next.next.size === 0 ? here : [...here, ...namesAt(next, keys, at + 1)]
  })
}
type NameAt = { name: SignClass; to: number }

function wordTree(): WordTree {
  if (madeTree) return madeTree
  madeTree = newTree()
  for (const [name, list] of Object.entries(signClasses))
    for (const text of list.split(',')) {
      const phrase = wordsOf(text.trim())
      for (const form of formsOf(phrase)) grow(madeTree, form, name as SignClass)
    }
  return madeTree
}

/** A single word stands for its inflections, too. */
const formsOf = (phrase: string[]): string[][] =>
  phrase.length === 1 && phrase[0] !== undefined && phrase[0].length >= shortestInflected
    ? inflected(phrase[0]).map((word) => [word])
    : [phrase]
const shortestInflected = 4

function grow(tree: WordTree, phrase: readonly string[], name: SignClass): void {
  let node = tree
  for (const word of phrase) {
    if (word.endsWith('*')) stems.add(word)
    const next = node.next.get(word) ?? newTree()
    node.next.set(word, next)
    node = next
  }
  node.names.add(name)
}

let misspellings: Map<string, string> | undefined

/** A long unknown word that looks like a key word with one letter left out. */
function spelledRight(word: string): string {
  if (word.length < shortestKeyWord - 1 || word.length > longestWord) return word
  misspellings ??= new Map(
    keyWords.flatMap((right) =>
      [right, ...withoutALetter(right)].map((wrong) => [wrong, right] as const),
    ),
  )
  if (keyWords.includes(word)) return word
  for (const wrong of [word, ...withoutALetter(word)]) {
    const right = misspellings.get(wrong)
    if (right !== undefined && Math.abs(right.length - word.length) <= 1) return right
  }
  return word
}

const shortestKeyWord = 7
const withoutALetter = (word: string) =>
  [...word].map((_, at) => word.slice(0, at) + word.slice(at + 1))
