// Finding a rule's words in a text.

import { oncePer } from '../once-per.ts'
import { actSpans, readActs } from './acts/act-reading.ts'
import { actsOfRules, rulesOfSpeech } from './acts/acts-of-rules.ts'
import { doubtOf, type Harmlessness, readsHarmless } from './doubts/hazard-doubts.ts'
import type { SafetyRule } from './rules/safety-rule.ts'
import {
  isAdultDoing,
  isCalled,
  isCraft,
  isMadeUp,
  isNegated,
  isPlayedWith,
  isPretended,
  isTold,
  type Span,
} from './text.ts'

/**
 * Where a rule's words and acts match and count at an age: not excluded, not negated, not only pretended. If `clearHazards` reads
 * the text again, more of them count as only named.
 */
export function effectiveSpans(
  rule: SafetyRule,
  text: string,
  age: number,
  isReadAgain = false,
): Span[] {
  const spans = [...patternSpans(rule, text), ...effectiveActs(rule, text, age)]
  const how = isReadAgain && rule.unless_harmless ? 'read_again' : rule.unless_harmless
  const areAllCounted = how === undefined || (how === 'read_again' && !isReadAgain)
  const counted = areAllCounted
    ? spans
    : spans.filter((span) => !isInHarmlessSentence(text, span, how))
  return counted.sort((one, other) => one.from - other.from)
}

/** Whether the sentence of a hit is clearly harmless, and the words near the hit, too: play does not hide an act. */
function isInHarmlessSentence(text: string, span: Span, how: Harmlessness): boolean {
  if (grave.test(text.slice(Math.max(0, span.from - 20), span.to))) return false
  const sentence = sentenceAround(text, span)
  if (!readsHarmless(text.slice(sentence.from, sentence.to), how)) return false
  const [from, to] = [
    Math.max(sentence.from, span.from - neighborhood),
    Math.min(sentence.to, span.to + neighborhood),
  ]
  const near = text.slice(from, to).replace(from > sentence.from ? /^\S*\s/ : /^/, '')
  return doubtOf(near) < 0
}

/** In or before a hit: the thing itself, how it is lit, or what happens to a head or a neck. */
const grave = /\b(?:real|actual|sharp|lit|live|strikes?|lighters?|heads?|necks?)\b/i

/** About eight words. */
const neighborhood = 45

function sentenceAround(text: string, { from, to }: Span): Span {
  const before = text.slice(0, from)
  const start = Math.max(...['.', '!', '?', '\n'].map((mark) => before.lastIndexOf(mark)))
  const end = text.slice(to).search(/[.!?\n]/)
  return { from: start + 1, to: end < 0 ? text.length : to + end }
}

/** An act counts unless one of its words is excluded, negated or only pretended. */
function effectiveActs(rule: SafetyRule, text: string, age: number): Span[] {
  const acts = (actsOfRules[rule.id] ?? []).filter(
    ({ until }) => until === undefined || age < until,
  )
  if (acts.length === 0) return []
  const spans = acts.flatMap((act) => actSpans(act, readActs(text)))
  if (spans.length === 0) return []
  // No one writes a hazard a hundred times over to say that it is not used.
  if (spans.length > 100) return spans[0]?.slice(0, 1) ?? []
  const excluded = (rule.exclude ?? []).flatMap((pattern) => spansOf(pattern, text))
  return spans.flatMap((words) => {
    const isMeant = words.every(
      (word) =>
        !excluded.some((one) => one.from < word.to && word.from < one.to) &&
        !isNegated(text, word) &&
        !isPretended(text, word, 'scene') &&
        (rulesOfSpeech.has(rule.id) || !(isTold(text, word) || isOnlyNamed(rule, text, word))),
    )
    const from = Math.min(...words.map((word) => word.from))
    return isMeant ? [{ from, to: Math.max(...words.map((word) => word.to)) }] : []
  })
}

function patternSpans(rule: SafetyRule, text: string): Span[] {
  if (rule.patterns.length === 0 || !anyOf(rule).test(text)) return []
  const spans = rule.patterns.flatMap((pattern) => spansOf(pattern, text))
  if (spans.length === 0) return []
  spans.sort((one, other) => one.from - other.from)
  // No one writes a hazard a hundred times over to say that it is not used.
  if (spans.length > 100) return spans.slice(0, 1)
  const excluded = (rule.exclude ?? []).flatMap((pattern) => spansOf(pattern, text))
  return spans.filter((span) => {
    if (excluded.some((one) => one.from < span.to && span.from < one.to)) return false
    if (isHarmlessAs(rule.harmless_as, text, span)) return false
    if (isOnlyNamed(rule, text, span)) return false
    if (rule.action === 'min_age' && isAdultDoing(text, span)) return false
    return !isNegated(text, span)
  })
}

function isOnlyNamed({ id }: SafetyRule, text: string, span: Span): boolean {
  if (rulesOfSpeech.has(id)) return false
  if (isCalled(text, span)) return true
  if (rulesOfTools.has(id) && isPlayedWith(text, span)) return true
  return !rulesOfSmallThings.has(id) && isCraft(text, span)
}

const rulesOfTools: ReadonlySet<string> = new Set(['S17', 'S17b', 'S20'])
/** No one makes a battery of paper: what is taken out of a paper bag is the thing itself. */
const rulesOfSmallThings: ReadonlySet<string> = new Set(
  'S01 S02 S03 S04 S05 S06 S06b S07 S07b S08 S10 S13 S14'.split(' '),
)

function isHarmlessAs(kind: SafetyRule['harmless_as'], text: string, span: Span): boolean {
  if (kind === undefined) return false
  if (kind === 'fiction') return isMadeUp(text, span)
  return isPretended(text, span, kind) || isTold(text, span)
}

/** Compiles a rule's patterns, so that the first two texts do not wait for it. */
export function compileRule(rule: SafetyRule) {
  for (const text of ['Roll a ball.', 'Stack two cups.']) anyOf(rule).test(text)
}

/** All patterns of a rule as one: most rules match nothing in a text, and one test shows that. */
const anyOf = oncePer(
  ({ patterns }: SafetyRule) =>
    new RegExp(patterns.map(({ source }) => `(?:${source})`).join('|'), 'i'),
)

/** Every match of a pattern, including overlapping ones. */
function spansOf(pattern: RegExp, text: string): Span[] {
  const spans: Span[] = []
  const search = compiled(pattern).search
  search.lastIndex = 0
  for (let match = search.exec(text); match !== null; match = search.exec(text)) {
    spans.push({ from: match.index, to: match.index + match[0].length })
    search.lastIndex = match.index + 1
  }
  return spans
}

/** A pattern compiled to test one text, case-insensitive. */
export function testing(pattern: RegExp): RegExp {
  return compiled(pattern).test
}

const compiled = oncePer(({ source }: RegExp) => ({
  search: new RegExp(source, 'gi'),
  test: new RegExp(source, 'i'),
}))
