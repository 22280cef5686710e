import { type InterestId, interests, type SkillId, skills } from '../activities/lists.ts'
import type { EverydayMoment } from '../activities/moment-lists.ts'
import { momentWordings, patternOf, type Wording } from './wish-moments.ts'
import {
  cannotWords,
  idleWords,
  type Need,
  needWordings,
  skillWords,
  topicWords,
} from './wish-words.ts'

/** A topic of a wish, with the named animal, machine or person that represents it. */
export type WishTopic = { id: InterestId; hero: string | null }

/** What is understood of a free text. All words in it are ours: nothing of the text is repeated. */
export type WishReading = {
  /** Everyday moments, the deciding one first. */
  moments: EverydayMoment[]
  needs: Need[]
  topics: WishTopic[]
  /** Topics that the text asks to leave out. */
  unwanted: InterestId[]
  skills: SkillId[]
  /** What was understood, in a few words: 'on the couch', 'quiet', 'a cold'. Empty when nothing was. */
  labels: string[]
  /** Sentences about what was asked for and cannot be had. */
  cannot: string[]
  /** Whether words remain that we do not understand. */
  has_rest: boolean
}

/**
 * Reads a wish against word lists, the same on the pages and on the server: what the form says it understood is what is used
 * (content spec, section 'Moments', 'reading'). Moments come before topics: 'cooking dinner' is no interest in cooking. Pure;
 * accepts any text; never throws.
 */
export function readWish(wish: string): WishReading {
  const text = plain(wish)
  const read: WishReading = {
    ...{ moments: [], needs: [], topics: [], unwanted: [], skills: [] },
    ...{ labels: [], cannot: [], has_rest: false },
  }
  const spans: Span[] = []
  for (const { id, said } of momentWordings) {
    const label = labelIn(text, said, spans)
    if (label === null) continue
    read.moments.push(id)
    read.labels.push(label)
  }
  if (read.moments.includes('sick')) read.labels.push('quiet')
  for (const { id, said, is_place } of needWordings) {
    const label = labelIn(is_place ? text : without(text, spans), said, spans)
    if (label === null) continue
    read.needs.push(id)
    if (!read.labels.includes(label)) read.labels.push(label)
  }
  for (const { said, sentence } of cannotWordings)
    if (labelIn(without(text, spans), said, spans) !== null) read.cannot.push(sentence)
  readTopics(read, text, spans)
  const rest = without(text, spans).match(/[\p{L}\p{N}'-]+/gu) ?? []
  read.has_rest = rest.some((word) => !isIdle(word))
  return read
}

/** What the form says while a parent types: 'on the couch · quiet · a cold'; null when nothing was understood. */
export const understoodWords = ({ labels }: Pick<WishReading, 'labels'>): string | null =>
  labels.length === 0 ? null : labels.join(' · ')

/** What could not be used, as kind sentences; [] if all of it was used. */
export const unusedSentences = ({ cannot, has_rest, labels }: WishReading): string[] => [
  ...cannot,
  ...(has_rest
    ? [
        labels.length > 0
          ? 'We could not use the rest of your words.'
          : 'We could not use these words. Try where you are, how it is going, or what your child loves.',
      ]
    : []),
]

type Span = { from: number; to: number }

const plain = (wish: string) =>
  wish.slice(0, 500).normalize('NFKC').replace(/[’‘`]/g, "'").replace(/\s+/g, ' ').toLowerCase()

/** The label of the first pattern that the text matches, adding its positions to the spans; null if none does. */
function labelIn(text: string, wordings: readonly Wording[], spans: Span[]): string | null {
  let label: string | null = null
  for (const { label: own, pattern } of wordings)
    for (const match of text.matchAll(pattern)) {
      if (match[0].trim() === '') continue
      label ??= own
      spans.push({ from: match.index, to: match.index + match[0].length })
    }
  return label
}

/** The text with matched words replaced by spaces, so that positions stay. */
function without(text: string, spans: readonly Span[]): string {
  let rest = text
  for (const { from, to } of spans)
    rest = rest.slice(0, from) + '\u0001'.repeat(to - from) + rest.slice(to)
  return rest.replaceAll('\u0001', ' ')
}

const refusal =
  /(?<![\p{L}'])(?:no|not|without|never|won't|barely|hardly|nothing (?:about|with)|anything but|hates?|dislikes?|don't (?:want|like)|doesn't (?:want|like)|bored (?:of|with)|tired of|sick of|scared of|afraid of|except|no more|instead of)(?: [\p{L}'-]+){0,2} *$/u

function readTopics(read: WishReading, text: string, spans: Span[]) {
  for (const { id, heroes, words } of topicPatterns) {
    const rest = without(text, spans)
    const found = [
      ...[...rest.matchAll(heroes)].map((match) => ({ match, hero: heroOf(match[0]) })),
      ...[...rest.matchAll(words)].map((match) => ({ match, hero: null })),
    ]
    for (const { match } of found)
      spans.push({ from: match.index, to: match.index + match[0].length })
    const wanted = found.filter(({ match }) => !refusal.test(rest.slice(0, match.index)))
    if (found.length > 0 && wanted.length === 0) read.unwanted.push(id)
    const [first] = wanted
    if (first) read.topics.push({ id, hero: first.hero })
  }
  for (const { id, pattern } of skillPatterns) {
    const rest = without(text, spans)
    const found = [...rest.matchAll(pattern)]
    if (found.length === 0) continue
    for (const match of found) spans.push({ from: match.index, to: match.index + match[0].length })
    if (found.some((match) => !refusal.test(rest.slice(0, match.index)))) read.skills.push(id)
  }
  for (const { id, hero } of read.topics) read.labels.push(hero ? `${hero}` : topicLabel(id))
  for (const id of read.unwanted) read.labels.push(`no ${topicLabel(id)}`)
  for (const id of read.skills) read.labels.push(skillLabel(id))
}

const plural = (words: string) =>
  words
    .split('|')
    .map((word) => (/[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}(?:y|ies)` : `${word}(?:e?s)?`))
    .join('|')

const topicPatterns = (Object.keys(topicWords) as InterestId[]).map((id) => ({
  id,
  heroes: patternOf(plural(topicWords[id].heroes)),
  words: patternOf(topicWords[id].words),
}))

const skillPatterns = skillWords.map(({ id, words }) => ({ id, pattern: patternOf(words) }))

const cannotWordings = cannotWords.map(({ words, sentence }) => ({
  said: [{ label: '', pattern: patternOf(words) }],
  sentence,
}))

/** The matched word of our own list, in the singular. */
function heroOf(found: string): string | null {
  const nouns = Object.values(topicWords).flatMap(({ heroes }) => heroes.split('|'))
  const known = nouns.find(
    (noun) =>
      !noun.includes('[') &&
      (found === noun ||
        found === `${noun}s` ||
        found === `${noun}es` ||
        found === `${noun.slice(0, -1)}ies`),
  )
  return known ?? (/^t[- ]?rex/.test(found) ? 'T-rex' : null)
}

const topicLabel = (id: InterestId) =>
  (interests.find((interest) => interest.id === id)?.label ?? id).toLowerCase()

const skillLabel = (id: SkillId) =>
  (skills.find((skill) => skill.id === id)?.label ?? id).toLowerCase()

const isIdle = (word: string) =>
  idleWords.has(word) ||
  idleWords.has(word.replace(/'\w+$/, '')) ||
  /^\d+(?:-?(?:year|month|yr|yo)s?(?:-?olds?)?)?$/.test(word) ||
  /^['-]+$/.test(word)
