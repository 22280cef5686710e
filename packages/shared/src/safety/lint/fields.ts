// The checks of single fields of an activity and of its lists: L00 to L09, and the hazard rules.

import { AuthoredActivity } from '../../activities/authored-activity.ts'
import {
  findMaterial,
  interestIds,
  ownCategories,
  ownCategoryFor,
  premiumCategories,
  skillIds,
} from '../../activities/lists.ts'
import { checkActivitySafety } from '../gate.ts'
import type { DraftReading, Report } from './draft.ts'
import { wordsOf } from './text.ts'
import { imperativeVerbs, observableVerbs, unobservable } from './words.ts'

/** L00: what `AuthoredActivity` refuses. */
export function lintShape({ draft, slug }: DraftReading, report: Report): void {
  for (const { path, message } of AuthoredActivity.safeParse(draft).error?.issues ?? [])
    report('L00', `${path.join(' ')}: ${message}`)
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    report('L01', 'The slug must be lowercase words joined by hyphens')
  }
}

/** L01: 3 to 60 characters, no exclamation mark, no "fun". */
function lintTitle({ title }: DraftReading, report: Report): void {
  const length = title.trim().length
  if (length < 3 || length > 60) report('L01', `Title has ${length} characters, not 3 to 60`)
  if (title.includes('!')) report('L01', 'Title has an exclamation mark')
  if (/\bfun\b/i.test(title)) report('L01', 'Title says "fun"')
}

/** L02: 50 to 220 characters. */
function lintDescription({ description }: DraftReading, report: Report): void {
  const length = description.trim().length
  if (length >= 50 && length <= 220) return
  report('L02', `Description has ${length} characters, not 50 to 220`)
}

const allowedDurations = [5, 10, 15, 20, 25, 30, 35, 40, 45, 60]

/** L03: an allowed duration, and the limits of five-minute activities. */
function lintTimes(read: DraftReading, report: Report): void {
  const { duration, prep, min_age, max_age } = read
  if (!allowedDurations.includes(duration)) {
    report('L03', `Duration is ${duration}, not one of ${allowedDurations.join(', ')}`)
  }
  if (prep < 0 || prep > 15) report('L03', `Preparation takes ${prep} minutes, not 0 to 15`)
  if (min_age < 2 || max_age > 12 || min_age > max_age) {
    report('L09', `Ages ${min_age} to ${max_age} are not within 2 to 12`)
  }
  if (duration !== 5) return
  if (prep > 1) report('L03', 'Five minutes allow 1 minute of preparation')
  if (read.materials.length > 4) report('L03', 'Five minutes allow 4 materials')
  if (read.steps.length > 5) report('L03', 'Five minutes allow 5 steps')
}

/** L04: 3 to 7 steps of at most 24 words, each starting with an imperative. */
function lintSteps({ steps }: DraftReading, report: Report): void {
  if (steps.length < 3 || steps.length > 7) report('L04', `${steps.length} steps, not 3 to 7`)
  steps.forEach((step, index) => {
    const words = wordsOf(step)
    const first = words[0] ?? ''
    const isImperative =
      imperativeVerbs.has(first) || imperativeVerbs.has(first.split('-')[0] ?? '')
    const name = `Step ${index + 1}`
    if (!isImperative) report('L04', `${name} starts with "${first}", not with an imperative verb`)
    if (words.length > 24) report('L04', `${name} has ${words.length} words, more than 24`)
  })
}

/** L05: 2 to 4 objectives, each starting with what a parent can see or hear. */
function lintObjectives({ objectives }: DraftReading, report: Report): void {
  const count = objectives.length
  if (count < 2 || count > 4) report('L05', `${count} objectives, not 2 to 4`)
  for (const objective of objectives) {
    const first = wordsOf(objective)[0] ?? ''
    if (!observableVerbs.has(first.split('-')[0] ?? '')) {
      report('L05', `Objective starts with "${first}", not with a verb such as Counts or Names`)
    }
    const vague = objective.match(unobservable)
    if (vague) report('L05', `Objective says "${vague[0]}", which nobody can see`)
  }
}

const praise = /\b(good|great|nice|excellent|awesome) (job|work)\b|\bwell done\b|\bso proud\b/i
const yesOrNo =
  /(?:^|[.!?]\s+)(?:did|do|does|is|are|was|were|can|could|have|has|will) (?:you|it|that|this|they|we)\b[^.?!]*\?$/i

/** L06: 20 to 180 characters with a sentence in quotes; praise and yes-or-no questions are a warning. */
function lintPrompt({ prompt }: DraftReading, report: Report): void {
  const quoted = (prompt.match(/["“]([^"”]+)["”]/)?.[1] ?? '').trim()
  if (!/[.?!…]$/.test(quoted) || wordsOf(quoted).length < 3) {
    report('L06', 'Connection prompt has no sentence in quotes for the parent to say')
  }
  if (prompt.length < 20 || prompt.length > 180) {
    report('L06', `Connection prompt has ${prompt.length} characters, not 20 to 180`)
  }
  if (praise.test(quoted)) report('L06', 'Connection prompt praises; ask or observe', 'warn')
  if (yesOrNo.test(quoted)) {
    report('L06', 'Connection prompt ends in a yes-or-no question', 'warn')
  }
}

/** L07: easier and harder, 15 to 160 characters each, and not the same. */
function lintVariations({ easier, harder }: DraftReading, report: Report): void {
  for (const [name, text] of Object.entries({ Easier: easier, Harder: harder })) {
    const length = text.trim().length
    if (length < 15 || length > 160)
      report('L07', `${name} has ${length} characters, not 15 to 160`)
  }
  if (easier.trim().toLowerCase() === harder.trim().toLowerCase()) {
    report('L07', 'Easier and harder are the same')
  }
}

const statesSupervision =
  /\b(adults?|grown-?ups?|parents?|carers?|stay|arm's (reach|length)|within (reach|earshot)|beside|next to|(watch|hold|help) your child|you (hold|stay|sit|stand|watch|keep|cut|pour|light|heat|bake|handle|open))\b/i
const levelInWords: Record<string, RegExp> = {
  S0: /\b(adults?|grown-?ups?|parents?|you)\b/i,
  S1: /\b(in the (same )?room|watch(es|ing)?|adults?|grown-?ups?|parents?|beside|arm's (reach|length)|next to)\b/i,
  S2: /\b(arm's (reach|length)|within (your |hand's )?reach|beside|next to|hands? (ready|free)|hold(s|ing)? (a |one |your child's )?hands?)\b/i,
  S3: /\b(adults?|grown-?ups?|parents?|carers?|you (cut|pour|light|heat|bake|handle|open))\b/i,
}

/** L08 and S01 to S46: the note names hazard and level, the level suffices, every hazard rule is met. */
function lintSafety({ draft, note, supervision }: DraftReading, report: Report): void {
  if (note.trim().length < 20) report('L08', 'Safety note is missing or too short')
  else if (!statesSupervision.test(note)) {
    report('L08', 'Safety note does not say how near an adult has to be')
  } else if (levelInWords[supervision]?.test(note) === false) {
    report('L08', `Safety note does not state ${supervision} in words`, 'warn')
  }
  if (/^(always |please )?supervise[^,;:.!]*[.!]?$/i.test(note.trim())) {
    report('L08', 'Safety note only says to supervise; name the hazard and what to do')
  }
  const safety = checkActivitySafety({ ...draft, safety_note: note })
  if (supervision < safety.supervision) {
    const because = safety.touched_rules.join(', ') || 'the age'
    report(
      'L08',
      `Supervision is ${supervision || 'missing'}, needed is ${safety.supervision} (${because})`,
    )
  }
  for (const finding of safety.findings) {
    // Material ages are L09 and reported with the other lists.
    if (finding.rule_id === 'L09') continue
    report(finding.rule_id, `${finding.sentence} [${finding.field}: "${finding.excerpt}"]`)
  }
}

/** L09: materials, interests, skill and category are from the lists; no material before its age. */
function lintLists(read: DraftReading, report: Report): void {
  for (const id of read.materials) {
    const material = findMaterial(id)
    if (!material) report('L09', `Unknown material ${id}`)
    else if (read.min_age < material.min_age) {
      report('L09', `${material.label} from age ${material.min_age}, not ${read.min_age}`)
    }
  }
  if (new Set(read.materials).size < read.materials.length) {
    report('L09', 'A material is listed twice')
  }
  if (read.lines.length === 0) {
    report('L09', 'materials_list has no line; write "Nothing, just you two"')
  }
  for (const id of read.interests) {
    if (!interestIds.some((known) => known === id)) report('L09', `Unknown interest ${id}`)
  }
  lintCategory(read, report)
}

function lintCategory({ category, draft, skill: skillId }: DraftReading, report: Report): void {
  const skill = skillIds.find((known) => known === skillId)
  const premium = premiumCategories.find((known) => known === category)
  const own = ownCategories.find((known) => known === category)
  if (!skill) report('L09', `Unknown skill ${skillId}`)
  if (!premium && !own) report('L09', `Unknown category ${category}`)
  if (
    typeof draft.library === 'string' &&
    (draft.library === 'premium') !== (premium !== undefined)
  ) {
    report('L09', `Category ${category} does not belong to library ${draft.library}`)
  }
  const icon = premium && skill ? ownCategoryFor(premium, skill) : own
  if (icon && typeof draft.own_category === 'string' && draft.own_category !== icon) {
    report('L09', `own_category is ${draft.own_category}, should be ${icon}`)
  }
}

export const fieldChecks = [
  lintTitle,
  lintDescription,
  lintTimes,
  lintSteps,
  lintObjectives,
  lintPrompt,
  lintVariations,
  lintSafety,
  lintLists,
]
