import type { Mention, Token } from './reader-tokens.ts'
import { articles, bigWords, breakWords, negations, numbers, smallWords } from './reader-words.ts'
import type { WishedSize } from './wish.ts'

/* How many of a noun there are, and how large: from the words before it and after it. */

/** A noun of a line, between the nouns before and after it. */
type Around = {
  tokens: readonly Token[]
  mention: Mention
  previous: Mention | undefined
  next: Mention | undefined
}

/** A noun with what the words around it say. */
export type Counted = Mention & NonNullable<ReturnType<typeof quantityOf>>

const references = new Set([
  'the',
  'our',
  'my',
  'their',
  'his',
  'her',
  'your',
  'these',
  'those',
  'this',
  'that',
  'each',
  'every',
])
const countable = new Set([
  'bedrooms',
  'bathrooms',
  'layout',
  'living',
  'floors',
  'rooms',
  'balcony',
  'garden',
  'office',
])

/**
 * Reads around a noun. @returns undefined for what is not a room of this home: a floor that is not counted, a bed without a
 * number.
 */
export function quantityOf(around: Around) {
  const { tokens, mention, next } = around
  const before = wordsBefore(around)
  const stated = numberIn(around, before)
  const answer = answerBehind(tokens, mention.last)
  const isNone = answer ? answer !== 'yes' : isNegated(around, before)
  const isDefinite = before.some((word) => references.has(word)) || isReference(tokens, mention)
  if (isUncounted(around, stated)) return undefined
  const more = isNone ? 0 : moreAfter(tokens, mention, next)
  const counted = stated ?? (mention.is_plural ? 2 : 1)
  const count = isNone
    ? 0
    : countable.has(mention.kind)
      ? Math.floor(counted) + more
      : Math.min(counted, 1)
  return {
    count: count + (counted % 1 > 0 && mention.kind === 'bathrooms' ? 1 : 0),
    size: sizeAround(around, before),
    /** A number or an article was there. */
    hasNumber: stated !== undefined,
    /** 'Attached', 'en suite': each of the rooms before has one. */
    isEach: stated === undefined && (before.includes('attached') || before.includes('ensuite')),
    /** It refers to rooms counted before: 'the bedrooms', 'one of them'. */
    isAgain: isAgain(around, stated, isDefinite),
  }
}

/** The words that belong to a noun, the nearest first. */
function wordsBefore({ tokens, mention: { first }, previous }: Around): string[] {
  const words: string[] = []
  for (let at = first - 1; at > (previous?.last ?? -1) && words.length < 6; at -= 1) {
    const [token, after] = [tokens[at], tokens[at + 1]]
    if (!token || (after && /[,.;:()!?]|\s[-–—]\s/.test(after.before))) break
    words.push(token.word)
    if (breakWords.has(token.word)) break
  }
  return words
}

/** Homophones from dictation: 'for bedrooms', 'to bathrooms'. */
const spoken: Record<string, number> = { for: 4, to: 2, too: 2, won: 1, tree: 3, free: 3 }

function numberIn({ tokens, mention }: Around, before: readonly string[]): number | undefined {
  const { first, last, is_plural, kind } = mention
  const numeric = before.map((word) =>
    /^\d/.test(word) ? Number(word.replace(',', '.')) : word === '½' ? 0.5 : numbers.get(word),
  )
  const at = numeric.findIndex(
    (value, place) => value !== undefined && !articles.has(before[place] ?? ''),
  )
  const value = numeric[at]
  if (before[at] === 'half' && tokens[first - 3]?.word === 'and') {
    // 'Two and a half baths'.
    const whole = tokens[first - 4]?.word ?? ''
    return (numbers.get(whole) ?? (Number(whole) || 0)) + 0.5
  }
  if (value !== undefined) return value > 20 ? undefined : value
  const [nearest = ''] = before
  if (is_plural && (kind === 'bedrooms' || kind === 'bathrooms') && nearest in spoken)
    return spoken[nearest]
  const behind = numberBehind(tokens, last)
  if (behind !== undefined && before.length === 0) return behind
  // 'The kids' rooms, three of them'.
  const [number, of, them] = tokens.slice(last + 1, last + 4).map(({ word }) => word)
  if (is_plural && of === 'of' && them === 'them') return numbers.get(number ?? '')
  if (before.some((word) => articles.has(word))) return 1
  return undefined
}

/** 'Bedrooms: 3', 'bedrooms (3)', 'bedroom x2', and the numbers of a line that puts each after its noun. */
function numberBehind(tokens: readonly Token[], last: number): number | undefined {
  const [after, next] = [tokens[last + 1], tokens[last + 2]]
  if (!after) return undefined
  if (after.word === 'x' && next && /^\d$/.test(next.word)) return Number(next.word)
  const value = /^\d+$/.test(after.word) ? Number(after.word) : undefined
  const isMarked = /[:(×]/.test(after.before)
  const isLineOfThose = /^(?:\d+|none)$/.test(tokens.at(-1)?.word ?? '')
  return isMarked || !next || /[.,;)]/.test(next.before) || isLineOfThose ? value : undefined
}

/** 'Garden: yes', 'balcony no': answers in a form. */
function answerBehind(tokens: readonly Token[], last: number): string | undefined {
  const [after, next] = [tokens[last + 1], tokens[last + 2]]
  const isAnswer = after && /^(?:yes|no|none)$/.test(after.word)
  return isAnswer && (!next || /[.,;]/.test(next.before)) ? after.word : undefined
}

function sizeAround(
  { tokens, mention: { last }, next }: Around,
  before: readonly string[],
): WishedSize {
  const sizeOf = (word: string): WishedSize | undefined =>
    bigWords.has(word) ? 'big' : smallWords.has(word) ? 'small' : undefined
  const here = before.map(sizeOf).find(Boolean)
  if (here) return here
  // 'The kitchen is really big', 'kitchen (small)'.
  const after = tokens.slice(last + 1, Math.min(next?.first ?? tokens.length, last + 5))
  if (after[0]?.before.includes('(')) return sizeOf(after[0].word) ?? 'usual'
  const isVerb = /^(?:is|are|was|'s)$/.test(after[0]?.word ?? '')
  const said = after.slice(1).map(({ word }) => word)
  return (isVerb && said.slice(0, 3).map(sizeOf).find(Boolean)) || 'usual'
}

function isNegated(
  { tokens, mention: { first }, previous }: Around,
  before: readonly string[],
): boolean {
  if (before.some((word) => negations.has(word))) return true
  // 'We don't have a garden', 'there isn't any balcony', 'no balcony or garden'.
  let at = first - before.length
  for (let steps = 0; at >= 0 && steps < 4; at -= 1, steps += 1) {
    const token = tokens[at]
    if (!token) break
    const isPart =
      /^(?:a|an|any|have|has|had|got|there|is|of|our|own|or|nor|do|does|need|want)$/.test(
        token.word,
      )
    if (negations.has(token.word)) return true
    if (previous && at <= previous.last) return isListed(tokens, first, previous)
    if (!isPart) return false
  }
  return false
}

/** 'no balcony or garden': the second follows the first. */
function isListed(tokens: readonly Token[], first: number, previous: Mention): boolean {
  const between = tokens.slice(previous.last + 1, first).map(({ word }) => word)
  if (!between.some((word) => word === 'or' || word === 'nor')) return false
  const [before, further] = [tokens[previous.first - 1], tokens[previous.first - 2]]
  return [before, further, tokens[previous.first - 3]].some(
    (token) => token && negations.has(token.word),
  )
}

/** 'one of the bedrooms', 'of which two bedrooms' add nothing new. */
const isReference = (tokens: readonly Token[], { first }: Mention) =>
  tokens[first - 1]?.word === 'of' && !['couple', 'pair'].includes(tokens[first - 2]?.word ?? '')

function isAgain(
  { tokens, mention, previous }: Around,
  stated: number | undefined,
  isDefinite: boolean,
): boolean {
  if (mention.kind !== 'bedrooms' && mention.kind !== 'bathrooms') return false
  // 'A bathroom with a toilet', 'two bathrooms, one is en suite'.
  const between = previous
    ? tokens.slice(previous.last + 1, mention.first).map(({ word }) => word)
    : []
  if (previous?.kind === mention.kind) {
    if (between[0] === 'with' && mention.kind === 'bathrooms') return true
    if (
      /^(?:one|two|each|both|all)$/.test(between[0] ?? '') &&
      /^(?:is|being|of|are|has|an|a|en|ensuite|the)$/.test(between[1] ?? '')
    )
      return true
    if (between[0] === 'one' && between.length === 1 && mention.word.startsWith('en')) return true
    if (between.includes('including') || between[0] === 'is' || between[0] === 'are') return true
  }
  return isDefinite && previous !== undefined && stated === undefined && mention.is_plural
}

/** 'two big bedrooms and a small one', 'two upstairs, one downstairs', 'a bath and another with a shower'. */
function moreAfter(tokens: readonly Token[], mention: Mention, next: Mention | undefined): number {
  if (mention.kind !== 'bedrooms' && mention.kind !== 'bathrooms') return 0
  // 'Two bedrooms, a small one and a big one' divides them.
  const first = tokens[mention.last + 1]
  const isShared = first && /[,:(]|\s[-–—]\s/.test(first.before) && numbers.has(first.word)
  if (isShared && !isPlace(tokens, mention.last + 2)) return 0
  const end = Math.min(tokens.length, mention.last + 10)
  const places = Array.from({ length: end - mention.last - 1 }, (_, at) => mention.last + 1 + at)
  const starts = places.filter((at) => {
    const before = tokens[at - 1]?.word
    const isComma = tokens[at]?.before.includes(',') && isPlace(tokens, at + 1)
    return before === 'and' || before === 'plus' || isComma
  })
  return starts.reduce((more, at) => more + oneMore(tokens, at, next), 0)
}

const isPlace = (tokens: readonly Token[], at: number) =>
  /^(?:upstairs|downstairs|up|down|below|above)$/.test(tokens[at]?.word ?? '')

/** What follows a number that refers to rooms of the kind before: 'two upstairs', 'one for the baby'. */
const afterOne =
  /^(?:upstairs|downstairs|up|down|small|smaller|big|bigger|tiny|little|large|larger|for|in|on|more|en|ensuite|below|above)$/

/** 'and a double': a bedroom named by its bed. */
const loneWord = /^(?:double|single|twin)$/

function oneMore(tokens: readonly Token[], at: number, next: Mention | undefined): number {
  const [first = '', ...rest] = tokens.slice(at, at + 4).map(({ word }) => word)
  const value = /^\d$/.test(first) ? Number(first) : numbers.get(first)
  const nextAt = next && next.kind !== 'upstairs' ? next.first - at : Number.POSITIVE_INFINITY
  if (value === undefined || first === 'no') return 0
  if (first === 'another') return nextAt <= 3 ? 0 : 1
  const isArticle = articles.has(first)
  if (isArticle && loneWord.test(rest[0] ?? '')) return nextAt === 2 ? 0 : 1
  const end = isArticle ? rest.indexOf('one') : rest.findIndex((word) => afterOne.test(word))
  const isNear = isArticle ? end >= 0 && end < 3 : end === 0
  return isNear && !isOfNext(rest, nextAt, isArticle ? end : 3) ? value : 0
}

/** The number may belong to the next noun: 'and two small bathrooms'. */
const isOfNext = (rest: readonly string[], nextAt: number, most: number) =>
  nextAt <= most &&
  !rest.slice(0, Math.max(0, nextAt - 1)).some((word) => /^(?:for|in|on)$/.test(word))

/** 'A room for the kids', 'two rooms to sleep', 'a room with bunk beds'. */
export const isForSleep = (tokens: readonly Token[], { last }: Mention) =>
  /^(?:to sleep|for (?:the |our |my )?(?:kids|children|boys|girls|baby|us|parents|guests)|with (?:a |the |two |bunk )*beds?)\b/.test(
    tokens
      .slice(last + 1, last + 5)
      .map(({ word }) => word)
      .join(' '),
  )

/** Floors and beds are rooms only if they are counted; 'on the second floor' says where a home is. */
function isUncounted({ tokens, mention }: Around, stated: number | undefined): boolean {
  const { kind, word, first, is_plural } = mention
  const before = tokens[first - 1]?.word ?? ''
  if (kind === 'floors')
    return stated === undefined || (!is_plural && stated > 1 && before !== 'two' && before !== '2')
  if (kind === 'layout') return stated === undefined
  if (kind === 'bedrooms' && /^(?:bed|br|bd|bdr)$/.test(word))
    return stated === undefined || articles.has(before)
  if (kind === 'bathrooms' && word === 'ba') return stated === undefined
  if (kind === 'rooms') return stated === undefined || articles.has(before)
  return false
}
