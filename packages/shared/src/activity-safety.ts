// The age × material hazard gate (content/README.md section 2): the last check before an activity is stored or shown.
// It reads words, not minds: passing it is no proof of safety, failing it is always a reason to stop.

import {
  baseSupervisionFor,
  findMaterial,
  type SupervisionLevel,
  supervision_labels,
} from './activity-lists.ts'
import {
  names_an_adult,
  type SafetyAction,
  type SafetyRule,
  safety_rules,
} from './activity-safety-rules.ts'
import {
  excerptAt,
  isNegated,
  longest_checked_text,
  plainText,
  type Span,
  sentenceAt,
  spansOf,
  undisguisedText,
} from './activity-safety-text.ts'

/** Lines as authored (a list) or as stored (one line each). */
type Lines = string | readonly string[] | null | undefined

/** What the gate reads of an activity; whatever is missing is treated as empty. */
export type SafetySubject = {
  title?: string | null
  description?: string | null
  min_age?: number | null
  materials?: readonly string[] | null
  materials_list?: Lines
  setup_instructions?: Lines
  connection_prompt?: string | null
  easier?: string | null
  harder?: string | null
  safety_note?: string | null
  setting?: string | null
}

export type SafetyField =
  | 'title'
  | 'description'
  | 'setup_instructions'
  | 'materials'
  | 'materials_list'
  | 'easier'
  | 'harder'
  | 'connection_prompt'
  | 'setting'

export type SafetyFinding = {
  rule_id: string
  hazard: string
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
  /** The level this activity needs: the highest of its age and of every rule it touches. */
  supervision: SupervisionLevel
  supervision_label: string
  /** Every rule the activity touches, also where its demands are met. */
  touched_rules: string[]
  /** To show where a family may have younger siblings; null when nothing small is used. */
  younger_children_sentence: string | null
}

type Passage = { field: SafetyField; text: string }
type Hit = { field: SafetyField; excerpt: string; sentence: string; step: number | null }
type Reading = {
  age: number
  passages: Passage[]
  materials: string[]
  setting: string
  note: string
}

/**
 * Holds an activity against every hazard rule. `child_age` (years) replaces the activity's `min_age`, as
 * generated activities are checked for the child they are made for; an unknown age counts as 2.
 * Pure and deterministic; never throws.
 */
export function checkActivitySafety(
  activity: SafetySubject,
  options: { child_age?: number | null } = {},
): SafetyReport {
  const reading = read(activity, options.child_age ?? activity.min_age)
  const findings: SafetyFinding[] = []
  const touched: SafetyRule[] = []
  if (lengthOf(activity) > longest_checked_text) findings.push(too_long)
  for (const rule of safety_rules) {
    if (rule.until !== undefined && reading.age >= rule.until) continue
    const hits = hitsOf(rule, reading)
    if (hits.length === 0) continue
    touched.push(rule)
    const finding = judge(rule, hits, reading)
    if (finding) findings.push(finding)
  }
  findings.push(...materialsTooOld(reading, findings))
  const supervision = supervisionFor(reading.age, touched)
  return {
    is_safe: findings.length === 0,
    findings,
    supervision,
    supervision_label: supervision_labels[supervision],
    touched_rules: touched.map((rule) => rule.id),
    younger_children_sentence: touched.some((rule) => small_part_rules.includes(rule.id))
      ? 'Keep these small things away from younger children, and count them back in when you finish.'
      : null,
  }
}

const small_part_rules = ['S05', 'S06', 'S06b', 'S07']

const too_long: SafetyFinding = {
  rule_id: 'S00',
  hazard: 'Too long to check',
  action: 'block',
  sentence: 'This activity is too long to be checked for safety. Shorten it.',
  excerpt: '',
  field: 'description',
}

function read(activity: SafetySubject, age: number | null | undefined): Reading {
  const known = listOf(activity.materials).filter((id) => findMaterial(id) !== undefined)
  const unknown = listOf(activity.materials).filter((id) => findMaterial(id) === undefined)
  const raw: [SafetyField, string[]][] = [
    ['title', listOf(activity.title)],
    ['description', listOf(activity.description)],
    ['setup_instructions', linesOf(activity.setup_instructions)],
    ['materials_list', [...linesOf(activity.materials_list), ...unknown]],
    ['easier', listOf(activity.easier)],
    ['harder', listOf(activity.harder)],
    ['connection_prompt', listOf(activity.connection_prompt)],
  ]
  const passages: Passage[] = []
  for (const [field, texts] of raw) {
    for (const text of texts.slice(0, 60)) {
      const plain = plainText(text)
      const undisguised = undisguisedText(plain)
      passages.push({ field, text: undisguised ?? plain })
    }
  }
  return {
    age: typeof age === 'number' && Number.isFinite(age) ? age : 2,
    passages,
    materials: known,
    setting: activity.setting ?? '',
    note: plainText(listOf(activity.safety_note).join(' ')),
  }
}

function hitsOf(rule: SafetyRule, reading: Reading): Hit[] {
  const hits: Hit[] = []
  reading.passages.forEach((passage, index) => {
    const span = firstHit(rule, passage.text)
    if (span === null) return
    hits.push({
      field: passage.field,
      excerpt: excerptAt(passage.text, span),
      sentence: sentenceAt(passage.text, span),
      step: passage.field === 'setup_instructions' ? index : null,
    })
  })
  for (const id of rule.materials ?? []) {
    if (!reading.materials.includes(id)) continue
    const label = findMaterial(id)?.label ?? id
    hits.push({ field: 'materials', excerpt: label, sentence: label, step: null })
  }
  if (rule.settings?.some((setting) => setting === reading.setting)) {
    hits.push({ field: 'setting', excerpt: 'outdoors', sentence: '', step: null })
  }
  return hits
}

function firstHit(rule: SafetyRule, text: string): Span | null {
  for (const pattern of rule.patterns) {
    for (const span of spansOf(pattern, text)) {
      const isExcluded = (rule.exclude ?? []).some((exclude) =>
        spansOf(exclude, text).some((covered) => covered.from < span.to && span.from < covered.to),
      )
      if (!isExcluded && !isNegated(text, span)) return span
    }
  }
  return null
}

function judge(rule: SafetyRule, hits: Hit[], reading: Reading): SafetyFinding | null {
  const first = hits[0]
  if (first === undefined) return null
  if (rule.action === 'block') return finding(rule, first, `${rule.hazard} cannot be used here.`)
  if (rule.action === 'min_age' && reading.age < (rule.min_age ?? 0)) {
    return finding(rule, first, `${rule.hazard}: not before age ${rule.min_age}.`)
  }
  if (rule.action === 'adult_step') {
    const unattended = hits.find(
      (hit) =>
        hit.field !== 'connection_prompt' && !names_an_adult.test(hit.sentence.toLowerCase()),
    )
    return unattended
      ? finding(rule, unattended, `${rule.hazard}: an adult must do this step.`)
      : null
  }
  if (rule.phrase_until !== undefined && reading.age >= rule.phrase_until) return null
  if (rule.require === undefined || hasRequiredWords(rule, reading)) return null
  return {
    ...finding(rule, first, `${rule.hazard}: the safety note must say how to stay safe.`),
    action: 'phrase',
  }
}

function hasRequiredWords(rule: SafetyRule, reading: Reading): boolean {
  const steps = reading.passages.filter((passage) => passage.field === 'setup_instructions')
  const places = [reading.note, ...steps.map((step) => step.text)]
  const isSaid = (pattern: RegExp) =>
    places.some((text) => new RegExp(pattern.source, 'i').test(text))
  const require = rule.require ?? []
  return rule.require_all ? require.every(isSaid) : require.some(isSaid)
}

function finding(rule: SafetyRule, hit: Hit, sentence: string): SafetyFinding {
  return {
    rule_id: rule.id,
    hazard: rule.hazard,
    action: rule.action,
    sentence: `${sentence} ${rule.advice}`.trim(),
    excerpt: hit.excerpt,
    field: hit.field,
  }
}

/** Materials below their own minimum age that no hazard rule has named yet. */
function materialsTooOld(reading: Reading, findings: SafetyFinding[]): SafetyFinding[] {
  const named = findings.filter((one) => one.field === 'materials').map((one) => one.excerpt)
  return reading.materials.flatMap((id) => {
    const material = findMaterial(id)
    if (!material || reading.age >= material.min_age || named.includes(material.label)) return []
    return [
      {
        rule_id: 'L09',
        hazard: material.label,
        action: 'min_age' as const,
        sentence: `${material.label}: not before age ${material.min_age}. ${material.note}.`,
        excerpt: material.label,
        field: 'materials' as const,
      },
    ]
  })
}

function supervisionFor(age: number, touched: SafetyRule[]): SupervisionLevel {
  const levels = touched
    .filter((rule) => rule.sup_until === undefined || age < rule.sup_until)
    .flatMap((rule) => rule.supervision ?? [])
  return [baseSupervisionFor(age), ...levels].reduce((highest, level) =>
    level > highest ? level : highest,
  )
}

function lengthOf(activity: SafetySubject): number {
  return Object.values(activity)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length : 0), 0)
}

function listOf(value: Lines): string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
}

function linesOf(value: Lines): string[] {
  return listOf(value).flatMap((text) => text.split('\n'))
}
