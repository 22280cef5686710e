// The age × material hazard gate (content spec, section 2): the last check before an activity is stored or shown. It reads words,
// not minds: passing is no proof of safety, failing is always a reason to stop.

import { baseSupervisionFor, findMaterial, type SupervisionLevel } from '../activities/lists.ts'
import { prepareLexicon } from './acts/act-reading.ts'
import { compileRule, effectiveSpans, testing } from './matching.ts'
import {
  isTooLong,
  type Passage,
  type Reading,
  readActivity,
  type SafetyField,
  type SafetySubject,
} from './reading.ts'
import { adultPattern, type SafetyAction, type SafetyRule } from './rules/safety-rule.ts'
import { safetyRules } from './rules.ts'
import { excerptAt, longestCheckedText } from './text.ts'

export type SafetyFinding = {
  /** A rule of section 2, `L09` for a material below its age, or `S00` for a text too long to check. */
  rule_id: string
  hazard: string
  /** The unmet requirement: `phrase` also when a `min_age` rule only lacks its words. */
  action: SafetyAction
  /** What is wrong and what to do instead, for a parent or an author. */
  sentence: string
  /** The words that triggered the rule, or the material's label. */
  excerpt: string
  field: SafetyField
}

export type SafetyReport = {
  is_safe: boolean
  findings: SafetyFinding[]
  /** The required level: the highest of its age and of every rule it triggers. */
  supervision: SupervisionLevel
  /** Every rule the activity triggers, even if its requirements are met. */
  touched_rules: string[]
}

type Hit = { field: SafetyField; excerpt: string; passage: Passage | null }

/**
 * Checks an activity against every hazard rule. `child_age` (years) replaces the activity's `min_age`: generated activities are
 * checked for the child they are made for; an unknown age counts as 2. `is_read_again` is for callers that also call
 * `clearHazards`. Pure, deterministic, and never throws.
 */
export function checkActivitySafety(
  activity: SafetySubject,
  options: { child_age?: number | null; is_read_again?: boolean } = {},
): SafetyReport {
  if (isTooLong(activity)) return tooLong()
  const reading = readActivity(activity, options.child_age ?? activity.min_age)
  // Folding can lengthen a text: one character may become eighteen letters.
  if (reading.text.length > 2 * longestCheckedText) return tooLong()
  const findings: SafetyFinding[] = []
  const touched: SafetyRule[] = []
  for (const rule of safetyRules) {
    if (rule.until !== undefined && reading.age >= rule.until) continue
    const hits = hitsOf(rule, reading, options.is_read_again)
    if (hits.length === 0) continue
    touched.push(rule)
    const finding = judge(rule, hits, reading)
    if (finding) findings.push(finding)
  }
  findings.push(...materialsTooOld(reading, findings))
  return {
    is_safe: findings.length === 0,
    findings,
    supervision: supervisionFor(reading.age, touched),
    touched_rules: touched.map((rule) => rule.id),
  }
}

/** Prepares the rules in steps, a word class or a rule each, so that the first text does not wait for all of it. */
export function* prepareRules(): Generator<void> {
  yield* prepareLexicon()
  for (const rule of safetyRules) yield compileRule(rule)
}

/** Checks the rule's requirement against its hits; null when it is met. */
function judge(rule: SafetyRule, hits: Hit[], reading: Reading): SafetyFinding | null {
  const first = hits[0]
  if (first === undefined) return null
  if (rule.action === 'block')
    return finding(rule, first, `${rule.hazard}: not in an activity for children.`)
  if (rule.action === 'min_age' && reading.age < (rule.min_age ?? 0)) {
    return finding(rule, first, `${rule.hazard}: not before age ${rule.min_age}.`)
  }
  if (rule.action === 'adult_step') {
    const unattended = unattendedHit(rule, hits, reading)
    return unattended && finding(rule, unattended, `${rule.hazard}: an adult has to do this step.`)
  }
  if (rule.phrase_until !== undefined && reading.age >= rule.phrase_until) return null
  if (rule.require === undefined || hasRequiredWords(rule, hits, reading)) return null
  const problem = `${rule.hazard}: the safety note does not say how to stay safe.`
  return finding({ ...rule, action: 'phrase' }, first, problem)
}

/**
 * Each step, variation and part of one of two children with a hit has to name an adult. A hit in the title, the description or
 * the materials is covered by such a step, by an adult named next to it, or by a note about the same thing. What the parent says
 * in the connection prompt is no step.
 */
function unattendedHit(rule: SafetyRule, hits: Hit[], reading: Reading): Hit | null {
  const isStep = (hit: Hit) =>
    ['setup_instructions', 'easier', 'harder', 'two_ages'].includes(hit.field)
  const isAttended = (hit: Hit) => hit.passage !== null && namesAnAdult(hit.passage.text)
  const steps = hits.filter(isStep)
  const unattended = steps.find((hit) => !isAttended(hit))
  if (unattended) return unattended
  if (steps.length > 0 || noteCovers(rule, reading.note)) return null
  return hits.find((hit) => hit.field !== 'connection_prompt' && !isAttended(hit)) ?? null
}

function noteCovers(rule: SafetyRule, note: string): boolean {
  return note
    .split(/(?<=[.!?])\s/)
    .some(
      (sentence) =>
        namesAnAdult(sentence) && rule.patterns.some((one) => testing(one).test(sentence)),
    )
}

function namesAnAdult(text: string): boolean {
  return testing(adultPattern).test(text.replace(absentAdult, ''))
}

/** An adult who is only named: absent, the owner of a thing, a model, or the one who gets what was made. */
const absentAdult = new RegExp(
  [
    '(?:without|no|not|need|before|instead of|like|as|for|past|behind|the way) (?:an? |any |the |your |real |big )*ADULT',
    "(?:ADULT|mummy|daddy|mom|mommy|gran|granny|grandad)'s (?!help|hand|lap|side|arm|reach|eye|turn|job)",
    '(?:bring|carry|serve|surprise|wake|deliver)[^.!?\\n]{0,30} ADULT',
    '(?:feel|feels|look|looks|so|very|all|really|more|be|being|is) (?:a |so |very |really |like a )*grown-?up(?! (?:does|cuts|holds|helps|lights|pours))',
  ]
    .map((source) => `\\b${source}`)
    .join('|')
    .replaceAll(
      'ADULT',
      '(?:adults?|grown-?ups?|parents?|mum|mummy|mom|mommy|mama|amma|dad|daddy|papa|baba|appa|grandma|grandpa|granny|grandad|granddad|nana|nani|nonna|nonno|oma|opa|father|mother|auntie|aunt|uncle|teachers?)\\b',
    ),
  'gi',
)

/**
 * Required words count in the note, and in an adult's step next to one with a hit that has none itself: the words that trigger
 * the rule cannot also satisfy it.
 */
function hasRequiredWords(rule: SafetyRule, hits: Hit[], reading: Reading): boolean {
  const places = [reading.note, ...neighboringSteps(hits, reading).filter(namesAnAdult)]
  const isSaid = (pattern: RegExp) => places.some((text) => testing(pattern).test(text))
  const required = rule.require ?? []
  return rule.require_all ? required.every(isSaid) : required.some(isSaid)
}

function neighboringSteps(hits: Hit[], reading: Reading): string[] {
  const steps = reading.passages.filter((passage) => passage.field === 'setup_instructions')
  const isHit = (step: Passage | undefined) => hits.some((hit) => hit.passage === step)
  return steps
    .filter((step, at) => !isHit(step) && (isHit(steps[at - 1]) || isHit(steps[at + 1])))
    .map((step) => step.text)
}

/** The first effective hit of each passage, then the ticked materials and the setting. */
function hitsOf(rule: SafetyRule, reading: Reading, isReadAgain = false): Hit[] {
  const hits: Hit[] = []
  let last: Passage | undefined
  for (const span of effectiveSpans(rule, reading.text, reading.age, isReadAgain)) {
    const passage = reading.passages.findLast((one) => one.from <= span.from)
    if (passage === undefined || passage === last) continue
    last = passage
    hits.push({ field: passage.field, excerpt: excerptAt(passage, span), passage })
  }
  for (const id of rule.materials ?? []) {
    if (!reading.materials.includes(id)) continue
    hits.push({ field: 'materials', excerpt: findMaterial(id)?.label ?? id, passage: null })
  }
  if (rule.settings?.some((setting) => setting === reading.setting)) {
    hits.push({ field: 'setting', excerpt: 'outdoors', passage: null })
  }
  return hits
}

function finding(
  rule: Pick<SafetyRule, 'id' | 'hazard' | 'action' | 'advice'>,
  hit: Pick<Hit, 'field' | 'excerpt'>,
  problem: string,
): SafetyFinding {
  return {
    rule_id: rule.id,
    hazard: rule.hazard,
    action: rule.action,
    sentence: `${problem} ${rule.advice}`,
    excerpt: hit.excerpt,
    field: hit.field,
  }
}

/** Ticked materials below their own minimum age that no hazard rule has named yet. */
function materialsTooOld(reading: Reading, findings: SafetyFinding[]): SafetyFinding[] {
  const named = findings.filter((one) => one.action === 'min_age').map((one) => one.excerpt)
  return reading.materials.flatMap((id) => {
    const material = findMaterial(id)
    if (!material || reading.age >= material.min_age || named.includes(material.label)) return []
    const { label, note, min_age } = material
    const rule = { id: 'L09', hazard: label, action: 'min_age', advice: `${note}.` } as const
    const hit = { field: 'materials', excerpt: label } as const
    return [finding(rule, hit, `${label}: not before age ${min_age}.`)]
  })
}

function supervisionFor(age: number, touched: SafetyRule[]): SupervisionLevel {
  const levels = touched
    .filter((rule) => rule.sup_until === undefined || age < rule.sup_until)
    .flatMap((rule) => rule.supervision ?? [])
  return [baseSupervisionFor(age), ...levels].sort().at(-1) ?? 'S3'
}

function tooLong(): SafetyReport {
  const rule = { id: 'S00', hazard: 'Too long to check', advice: 'Shorten it.' }
  const hit = { field: 'description', excerpt: '' } as const
  const problem = 'This is too long to be checked for safety.'
  return {
    is_safe: false,
    findings: [finding({ ...rule, action: 'block' }, hit, problem)],
    supervision: 'S3',
    touched_rules: [],
  }
}
