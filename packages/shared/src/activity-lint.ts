// The content lint (content/README.md 4.3): what a program can say about an authored activity.
//
// On files, with any tsx:   npx tsx scripts/lint-activities.ts packages/db/src/seed/activities/*.json
// against the outline too:  npx tsx scripts/lint-activities.ts --outline <activities-outline.json> <files>
//
// An 'error' must go before the activity may be stored; a 'warn' is for the author to judge.
// L14 (do the steps fit the duration) and L17 (spelling) are left to a reviewer.

import { readingGrade, similarTexts, titleOverlap, wordsOf } from './activity-lint-text.ts'
import {
  banned_words,
  brands,
  imperative_verbs,
  observable_verbs,
  shopping,
  unobservable,
} from './activity-lint-words.ts'
import {
  difficulty_levels,
  findMaterial,
  interest_ids,
  own_categories,
  ownCategoryFor,
  type PremiumCategory,
  premium_categories,
  type SkillId,
  skill_ids,
  supervision_levels,
} from './activity-lists.ts'
import { checkActivitySafety } from './activity-safety.ts'

export type LintLevel = 'error' | 'warn'
export type LintFinding = { slug: string; rule_id: string; level: LintLevel; message: string }

/** An activity as it comes from an author's file: nothing about it is certain yet. */
export type ActivityDraft = Record<string, unknown>

type Read = {
  slug: string
  title: string
  description: string
  steps: string[]
  objectives: string[]
  prompt: string
  easier: string
  harder: string
  note: string
  materials: string[]
  lines: string[]
  interests: string[]
  category: string
  skill: string
  supervision: string
  min_age: number
  max_age: number
  duration: number
  prep: number
  draft: ActivityDraft
}
type Report = (rule_id: string, message: string, level?: LintLevel) => void

/** Every finding about one activity, safety rules included; an empty list means it passes. Never throws. */
export function lintActivity(activity: ActivityDraft): LintFinding[] {
  const read = readDraft(activity)
  const findings: LintFinding[] = []
  const report: Report = (rule_id, message, level = 'error') => {
    findings.push({ slug: read.slug, rule_id, level, message })
  }
  for (const check of checks) check(read, report)
  return findings
}

/** Every finding about a set: each activity on its own, then what only shows side by side (L01 unique, L12 alike). */
export function lintLibrary(activities: readonly ActivityDraft[]): LintFinding[] {
  const findings = activities.flatMap(lintActivity)
  const reads = activities.map(readDraft)
  const seen = new Map<string, string>()
  for (const { slug, title } of reads) {
    for (const key of [`slug ${slug}`, `title ${title.toLowerCase()}`]) {
      const other = seen.get(key)
      if (other !== undefined) {
        findings.push({ slug, rule_id: 'L01', level: 'error', message: `Same ${key} as ${other}` })
      }
      seen.set(key, slug)
    }
  }
  return [...findings, ...lintLikeness(reads)]
}

const checks: ((read: Read, report: Report) => void)[] = [
  lintShape,
  lintTitle,
  lintDescription,
  lintTimes,
  lintSteps,
  lintObjectives,
  lintPrompt,
  lintVariations,
  lintSafety,
  lintLists,
  lintGrade,
  lintFiller,
  lintAges,
  lintPlaceholders,
  lintMarkup,
  lintBrands,
]

const text_keys = [
  'slug title description library category own_category collection difficulty_level connection_prompt',
  'easier harder safety_note supervision skill setting',
].flatMap((keys) => keys.split(' '))
const number_keys = ['min_age', 'max_age', 'duration_minutes', 'prep_minutes']
const list_keys = [
  'materials',
  'materials_list',
  'setup_instructions',
  'learning_objectives',
  'interests',
]
const fixed_values: Record<string, readonly string[]> = {
  library: ['free', 'prebuilt', 'premium'],
  collection: ['starter', 'montessori', 'older'],
  setting: ['indoor', 'outdoor', 'any'],
  difficulty_level: difficulty_levels,
  supervision: supervision_levels,
}

/** L00: the keys and kinds of values of `AuthoredActivity`, without zod, so that a plain sentence comes out. */
function lintShape({ draft }: Read, report: Report): void {
  for (const key of text_keys)
    if (typeof draft[key] !== 'string') report('L00', `${key} must be text`)
  for (const key of number_keys)
    if (!Number.isInteger(draft[key])) report('L00', `${key} must be a whole number`)
  for (const key of list_keys) {
    const value = draft[key]
    const isList =
      Array.isArray(value) &&
      value.every((entry) => typeof entry === 'string' && entry.trim() !== '')
    if (!isList) report('L00', `${key} must be a list of texts`)
  }
  for (const key of Object.keys(draft)) {
    if (![...text_keys, ...number_keys, ...list_keys].includes(key))
      report('L00', `Unknown key ${key}`)
  }
  for (const [key, values] of Object.entries(fixed_values)) {
    const value = draft[key]
    if (typeof value === 'string' && !values.includes(value))
      report('L00', `${key} must be one of ${values.join(', ')}`)
  }
}

function lintTitle({ title, slug }: Read, report: Report): void {
  if (title.length < 3 || title.length > 60)
    report('L01', `Title has ${title.length} characters, not 3 to 60`)
  if (title.includes('!')) report('L01', 'Title has an exclamation mark')
  if (/\bfun\b/i.test(title)) report('L01', 'Title says "fun"')
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    report('L01', 'Slug is not lowercase words joined by hyphens')
}

function lintDescription({ description }: Read, report: Report): void {
  const length = description.length
  if (length < 50 || length > 220)
    report('L02', `Description has ${length} characters, not 50 to 220`)
}

const allowed_durations = [5, 10, 15, 20, 25, 30, 35, 40, 45, 60]

function lintTimes(read: Read, report: Report): void {
  const { duration, prep, min_age, max_age } = read
  if (!allowed_durations.includes(duration))
    report('L03', `Duration ${duration} is not in ${allowed_durations.join(', ')}`)
  if (min_age < 2 || max_age > 12 || min_age > max_age)
    report('L09', `Ages ${min_age} to ${max_age} are not within 2 to 12`)
  if (prep < 0 || prep > 15) report('L03', `Preparation of ${prep} minutes is not 0 to 15`)
  if (duration !== 5) return
  if (prep > 1) report('L03', 'Five-minute activities allow 1 minute of preparation')
  if (read.materials.length > 4) report('L03', 'Five-minute activities allow 4 materials')
  if (read.steps.length > 5) report('L03', 'Five-minute activities allow 5 steps')
}

function lintSteps({ steps }: Read, report: Report): void {
  if (steps.length < 3 || steps.length > 7) report('L04', `${steps.length} steps, not 3 to 7`)
  steps.forEach((step, index) => {
    const words = wordsOf(step)
    const first = words[0]?.split('-')[0] ?? ''
    if (!imperative_verbs.has(first))
      report(
        'L04',
        `Step ${index + 1} starts with "${words[0] ?? ''}", not with an imperative verb`,
      )
    if (words.length > 24)
      report('L04', `Step ${index + 1} has ${words.length} words, more than 24`)
  })
}

function lintObjectives({ objectives }: Read, report: Report): void {
  if (objectives.length < 2 || objectives.length > 4)
    report('L05', `${objectives.length} objectives, not 2 to 4`)
  for (const objective of objectives) {
    const first = wordsOf(objective)[0] ?? ''
    if (!observable_verbs.has(first))
      report(
        'L05',
        `Objective starts with "${first}", not with an observable verb such as Counts or Names`,
      )
    const vague = objective.match(unobservable)
    if (vague) report('L05', `Objective says "${vague[0]}", which nobody can see`)
  }
}

function lintPrompt({ prompt }: Read, report: Report): void {
  const quoted = prompt.match(/["“]([^"”]+)["”]/)?.[1] ?? ''
  if (!/[.?!…]$/.test(quoted.trim()) || wordsOf(quoted).length < 3)
    report('L06', 'Connection prompt has no sentence in quotes for the parent to say')
  if (prompt.length < 20 || prompt.length > 180)
    report('L06', `Connection prompt has ${prompt.length} characters, not 20 to 180`)
  if (
    /\b(good|great|nice|excellent) (job|work)|well done|so proud|clever (boy|girl)\b/i.test(quoted)
  )
    report('L06', 'Connection prompt praises; ask or observe instead', 'warn')
  const isClosed =
    /(?:^|[.!?]\s+)(did|do|does|is|are|was|were|can|could|have|has|will) (you|it|that|this|they|we)\b[^.?!]*\?$/i.test(
      quoted,
    )
  if (isClosed) report('L06', 'Connection prompt ends in a yes-or-no question', 'warn')
}

function lintVariations({ easier, harder }: Read, report: Report): void {
  for (const [name, text] of [
    ['Easier', easier],
    ['Harder', harder],
  ] as const) {
    if (text.length < 15 || text.length > 160)
      report('L07', `${name} has ${text.length} characters, not 15 to 160`)
  }
  if (easier.trim().toLowerCase() === harder.trim().toLowerCase())
    report('L07', 'Easier and harder are the same')
}

const states_supervision =
  /\b(adults?|grown-?ups?|parents?|carers?|stay|arm's (reach|length)|within (reach|earshot)|beside|next to|(watch|hold|help) your child|you (hold|stay|sit|stand|watch|keep|cut|pour|light|heat|bake|handle|open))\b/i
const level_words: Record<string, RegExp> = {
  S0: /\b(adults?|grown-?ups?|parents?|you)\b/i,
  S1: /\b(in the (same )?room|watch(es|ing)?|adults?|grown-?ups?|beside|arm's (reach|length)|next to)\b/i,
  S2: /\b(arm's (reach|length)|within (your |hand's )?reach|beside|next to|hands? (ready|free)|hold(s|ing)? (a |one |your child's )?hands?)\b/i,
  S3: /\b(adults?|grown-?ups?|parents?|carers?|you (cut|pour|light|heat|bake|handle|open))\b/i,
}

function lintSafety(read: Read, report: Report): void {
  const { note, supervision, draft } = read
  if (note.length < 20) report('L08', 'Safety note is missing or too short')
  if (note !== '' && !states_supervision.test(note))
    report('L08', 'Safety note does not say how near an adult has to be')
  const specific = note
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !/^(always |please )?supervise[^,;:]*[.!]?$/i.test(sentence.trim()))
  if (note !== '' && specific.length === 0)
    report('L08', 'Safety note only says to supervise; name the hazard and what to do')
  const needed = checkActivitySafety({ ...draft, safety_note: note })
  if (supervision < needed.supervision) {
    report(
      'L08',
      `Supervision is ${supervision || 'missing'}, but ${needed.supervision} is needed (${needed.touched_rules.join(', ') || 'age'})`,
    )
  }
  if (level_words[supervision]?.test(note) === false)
    report('L08', `Safety note does not state ${supervision} in words`, 'warn')
  for (const finding of needed.findings) {
    if (finding.rule_id === 'L09') continue
    const where = finding.excerpt === '' ? '' : ` [${finding.field}: "${finding.excerpt}"]`
    report(finding.rule_id, `${finding.sentence}${where}`)
  }
}

function lintLists(read: Read, report: Report): void {
  const { category, draft, materials, min_age, skill } = read
  for (const id of materials) {
    const material = findMaterial(id)
    if (!material) report('L09', `Unknown material ${id}`)
    else if (min_age < material.min_age)
      report('L09', `${material.label} from age ${material.min_age}, not ${min_age}`)
  }
  if (new Set(materials).size < materials.length) report('L09', 'A material is listed twice')
  if (read.lines.length === 0)
    report('L09', 'materials_list has no line; write "Nothing, just you two"')
  for (const id of read.interests)
    if (!interest_ids.some((known) => known === id)) report('L09', `Unknown interest ${id}`)
  if (!skill_ids.some((known) => known === skill)) return report('L09', `Unknown skill ${skill}`)
  const isPremium = premium_categories.some((known) => known === category)
  const isOwn = own_categories.some((known) => known === category)
  if (!isPremium && !isOwn) return report('L09', `Unknown category ${category}`)
  if (typeof draft.library === 'string' && isPremium !== (draft.library === 'premium'))
    report('L09', `Category ${category} does not belong to library ${draft.library}`)
  const own = isPremium ? ownCategoryFor(category as PremiumCategory, skill as SkillId) : category
  if (typeof draft.own_category === 'string' && draft.own_category !== own)
    report('L09', `own_category is ${draft.own_category}, should be ${own}`)
}

function lintGrade({ description, steps }: Read, report: Report): void {
  const grade = readingGrade([description, ...steps].join(' '))
  if (grade > 6.5)
    report(
      'L10',
      `Reading grade ${grade.toFixed(1)}: use shorter sentences and words`,
      grade > 8 ? 'error' : 'warn',
    )
}

function lintFiller(read: Read, report: Report): void {
  for (const [name, text] of textsOf(read)) {
    for (const banned of banned_words) {
      const found = text.match(banned)
      if (found) report('L11', `${name} says "${found[0]}"`)
    }
  }
}

const number_words =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

function lintAges(read: Read, report: Report): void {
  const { min_age, description, objectives, steps } = read
  if (min_age >= 6) return
  const limit = min_age < 4 ? 5 : min_age < 5 ? 10 : Number.POSITIVE_INFINITY
  for (const text of [description, ...steps, ...objectives]) {
    const counted =
      text.match(
        /\b(?:counts?|counting|numbers?|adds?|how many)\b[^.!?;]{0,40}?\b(\d{1,3}|[a-z]+)\b(?! ?(?:seconds?|minutes?|hours?|cm|inch|inches|feet))/gi,
      ) ?? []
    const largest = Math.max(0, ...counted.flatMap((part) => wordsOf(part).map(numberOf)))
    if (largest > limit) report('L13', `Counts to ${largest} at age ${min_age}: "${text}"`, 'warn')
    if (
      min_age < 4 &&
      /\b(writes?|spells?|reads? (the|a|each|every|one|simple) (word|letter|label|card|sentence)s?)\b/i.test(
        text,
      )
    )
      report('L13', `Writing or reading before age 4: "${text}"`, 'warn')
    if (
      /\b(writes?|reads?) (a|one|two|the|three|short|full|whole|true) ?(\w+ )?sentences?\b/i.test(
        text,
      )
    )
      report('L13', `Sentences before age 6: "${text}"`, 'warn')
  }
}

function numberOf(word: string): number {
  const named = number_words.indexOf(word)
  if (named >= 0) return named
  return /^\d{1,3}$/.test(word)
    ? Number(word)
    : ({ thirty: 30, forty: 40, fifty: 50, hundred: 100 }[word] ?? 0)
}

function lintPlaceholders(read: Read, report: Report): void {
  for (const [name, text] of textsOf(read)) {
    const found = text.match(
      /\{[^}]{0,40}\}|\[[^\]]{0,40}\]|\b(his|hers?|he\/she|she\/he|him\/her|s\/he)\b/i,
    )
    if (found) report('L15', `${name} says "${found[0]}"; write "your child" or "partner"`)
    const gendered = text.match(/\b(he|she|him|himself|herself)\b/i)
    if (!found && gendered)
      report('L15', `${name} says "${gendered[0]}"; is "they" or "your child" meant?`, 'warn')
  }
}

const markup: [RegExp, string][] = [
  [/https?:|www\.|\b[a-z0-9-]{2,}\.(com|org|net|io|co|uk|de)\b/i, 'a link'],
  [/<\/?[a-z][^>]{0,60}>|\*\*|__|```|^#{1,6} |\]\(|&[a-z]{2,8};/im, 'markup'],
  [/[\w.+-]{1,64}@[\w-]{1,64}\.[a-z]{2,}/i, 'an e-mail address'],
  [/(?:\+|\b)\d(?:[ ().-]?\d){6,}\b/, 'a phone number'],
  [/\p{Extended_Pictographic}/u, 'an emoji'],
]

function lintMarkup(read: Read, report: Report): void {
  for (const [name, text] of textsOf(read)) {
    for (const [pattern, what] of markup)
      if (pattern.test(text)) report('L16', `${name} contains ${what}`)
  }
}

function lintBrands(read: Read, report: Report): void {
  for (const [name, text] of textsOf(read)) {
    const found = text.match(brands) ?? text.match(shopping)
    if (found) report('L18', `${name} says "${found[0]}"; no brands, no shopping`)
  }
}

/** L12: two activities that tell nearly the same thing, or titles made of the same words. */
function lintLikeness(reads: Read[]): LintFinding[] {
  const findings: LintFinding[] = []
  const texts = reads.map((read) => [read.title, read.description, ...read.steps].join(' '))
  for (const { first, second, likeness } of similarTexts(texts, 0.45)) {
    const [one, other] = [reads[first], reads[second]]
    if (!one || !other) continue
    findings.push({
      slug: one.slug,
      rule_id: 'L12',
      level: likeness >= 0.6 ? 'error' : 'warn',
      message: `Text is ${likeness.toFixed(2)} like ${other.slug}`,
    })
  }
  reads.forEach((one, index) => {
    for (const other of reads.slice(index + 1)) {
      const overlap = titleOverlap(one.title, other.title)
      if (overlap < 0.6) continue
      findings.push({
        slug: one.slug,
        rule_id: 'L12',
        level: 'error',
        message: `Title is too much like "${other.title}"`,
      })
    }
  })
  return findings
}

function textsOf(read: Read): [string, string][] {
  return [
    ['Title', read.title],
    ['Description', read.description],
    ...read.steps.map((text, index): [string, string] => [`Step ${index + 1}`, text]),
    ...read.lines.map((text): [string, string] => ['Materials line', text]),
    ...read.objectives.map((text): [string, string] => ['Objective', text]),
    ['Connection prompt', read.prompt],
    ['Easier', read.easier],
    ['Harder', read.harder],
    ['Safety note', read.note],
  ]
}

function readDraft(draft: ActivityDraft): Read {
  const text = (key: string) => (typeof draft[key] === 'string' ? draft[key] : '')
  const number = (key: string) => (typeof draft[key] === 'number' ? draft[key] : Number.NaN)
  const list = (key: string) => {
    const value: unknown = draft[key]
    if (typeof value === 'string') return value.split('\n').filter((line) => line.trim() !== '')
    return Array.isArray(value)
      ? value.filter((entry): entry is string => typeof entry === 'string')
      : []
  }
  return {
    slug: text('slug'),
    title: text('title'),
    description: text('description'),
    steps: list('setup_instructions'),
    objectives: list('learning_objectives'),
    prompt: text('connection_prompt'),
    easier: text('easier'),
    harder: text('harder'),
    note: text('safety_note'),
    materials: list('materials'),
    lines: list('materials_list'),
    interests: list('interests'),
    category: text('category'),
    skill: text('skill'),
    supervision: text('supervision'),
    min_age: number('min_age'),
    max_age: number('max_age'),
    duration: number('duration_minutes'),
    prep: number('prep_minutes'),
    draft,
  }
}
