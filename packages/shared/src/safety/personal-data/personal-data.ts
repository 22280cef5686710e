import {
  allAtOnce,
  type ContactKind,
  findContact,
  findContactBySteps,
  ofWeight,
} from './find-contact.ts'
import { normalizedText, withoutAccents } from './normalized-text.ts'
import {
  type FamilyNames,
  matchesOfName,
  matchesWithAccentsOrNot,
  namesAndParts,
  wholeWord,
} from './personal-patterns.ts'

/*
 * Finds what could tell strangers who a family is, or bring them together, in a text before it is shared with the community.
 * Patterns read words, not minds: doubtful finds wait for a person.
 */

/** The parts of an activity that others read, as a sentence names them. */
const fieldWords = {
  title: 'The title',
  description: 'The description',
  materials_list: 'The materials',
  setup_instructions: 'A step',
  learning_objectives: 'An objective',
  connection_prompt: 'The question',
  easier: 'The easier way',
  harder: 'The harder way',
  safety_note: 'The safety note',
} as const

export type SharedTexts = Record<keyof typeof fieldWords, string>

/** One sentence for each personal thing in each part: what it is, and what to change. Empty: nothing was found. */
export const personalDataProblems = (texts: SharedTexts, family: FamilyNames): string[] =>
  allAtOnce(personalDataProblemsBySteps(texts, family))

/** The same, with a step after each pattern, for callers that must serve others meanwhile. */
export function* personalDataProblemsBySteps(
  texts: SharedTexts,
  family: FamilyNames,
): Generator<void, string[]> {
  const problems: string[] = []
  for (const [field, words] of Object.entries(fieldWords)) {
    const text = normalizedText(texts[field as keyof SharedTexts])
    const finds = [...namesIn(text, field, family), ...(yield* contactsIn(text))]
    for (const { found, what, instead } of finds)
      problems.push(`${words} ${what} ("${shortened(found)}"). ${instead}`)
  }
  return problems
}

/** One sentence for each find that may be harmless: why a person checks the text first. Empty: it is published. */
export function personalDataDoubts(texts: SharedTexts): string[] {
  return Object.entries(fieldWords).flatMap(([field, words]) =>
    ofWeight(findContact(texts[field as keyof SharedTexts]), 'doubt').map(
      ({ kind, found }) => `${words} ${doubts[kind]} ("${shortened(found)}").`,
    ),
  )
}

type Find = { found: string; what: string; instead: string }

function namesIn(text: string, field: string, { child_names, parent_names }: FamilyNames): Find[] {
  const child = namesAndParts(child_names)
    .flatMap((name) => nameIn(text, normalizedText(name), field) ?? [])
    .slice(0, 1)
    .map((found) => ({ found, what: 'names your child', instead: 'Write "your child" instead.' }))
  // A first name alone may be anyone's; with the family name it is this parent.
  const whole = parent_names.filter((name) => /\s/.test(name.trim()))
  const parent = firstMatch(
    text,
    whole.flatMap((name) => matchesOfName(text, normalizedText(name))),
  )
  if (parent === null) return child
  return [...child, { found: parent, what: 'has your name', instead: 'Write "the adult" instead.' }]
}

/** Names that are also words: they count only if a capital letter inside a sentence makes them names. */
export const wordyNames: ReadonlySet<string> = new Set(
  `amber angel april art august autumn basil bear bell belle berry bill bob cat chase clay cliff daisy
  dawn dot drew eve faith frank grace grant happy heath holly honey hope hunter iris ivy jack jade jay
  joy june king lily mark mason max may miles olive pat pearl penny poppy prince rain ray reed rich river
  rob robin rose ruby sage skip sky star storm story sue summer sunny violet will wolf wren`.split(
    /\s+/,
  ),
)

function nameIn(text: string, name: string, field: string): string | null {
  // 'Máx' is no word, though 'max' is one.
  const patternOf = (one: string) => {
    if (!wordyNames.has(one.toLowerCase())) return wholeWord(one)
    return field === 'title' ? null : asName(one)
  }
  return firstMatch(
    text,
    matchesWithAccentsOrNot(text, patternOf(name), patternOf(withoutAccents(name))),
  )
}

function asName(word: string): RegExp {
  const capitalized = (word[0] ?? '').toUpperCase() + word.slice(1).toLowerCase()
  return new RegExp(`(?<=[\\p{Ll},] )${capitalized}(?![\\p{L}\\p{N}])`, 'gu')
}

const everybody = 'Please take it out: everybody would see it.'

const betweenFamilies = 'Please take it out: families cannot contact each other here.'

const contacts: Record<ContactKind, { what: string; instead: string }> = {
  email: { what: 'has an e-mail address', instead: everybody },
  link: { what: 'has a link', instead: everybody },
  account: { what: 'has an account name', instead: everybody },
  place: { what: 'has an address', instead: everybody },
  date: { what: 'has a date', instead: everybody },
  number: { what: 'has a number that looks like a phone number or a date', instead: everybody },
  contact: { what: 'asks to get in touch', instead: betweenFamilies },
  meeting: { what: 'asks to meet', instead: betweenFamilies },
  photo: { what: 'asks for pictures of a child', instead: betweenFamilies },
}

const doubts: Record<ContactKind, string> = {
  email: 'may have an e-mail address',
  link: 'may have a link',
  account: 'may have an account name',
  place: 'may have an address',
  date: 'may have a date',
  number: 'may have a phone number',
  contact: 'may be about getting in touch',
  meeting: 'may be about meeting',
  photo: 'may be about pictures or clothes of a child',
}

function* contactsIn(text: string): Generator<void, Find[]> {
  const finds = yield* findContactBySteps(text)
  return ofWeight(finds, 'refuse').map(({ kind, found }) => ({ found, ...contacts[kind] }))
}

/** The first find, as the text has it. */
function firstMatch(text: string, [first]: { from: number; to: number }[]): string | null {
  return first ? text.slice(first.from, first.to) : null
}

const shortened = (found: string) => (found.length > 40 ? `${found.slice(0, 39)}…` : found.trim())
