/*
 * What could tell strangers who a family is, found in a text before it is shared with the community.
 * Patterns read words, not minds: the parent sees the preview and decides.
 */

export type FamilyNames = { child_names: string[]; parent_name: string }

/** The parts of an activity that others read, as a sentence calls them. */
const field_words = {
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

export type SharedTexts = Record<keyof typeof field_words, string>

/** One sentence for each personal thing in each part: what it is, and what to change. None: nothing was found. */
export function personalDataProblems(texts: SharedTexts, family: FamilyNames): string[] {
  return Object.entries(field_words).flatMap(([field, words]) => {
    const text = texts[field as keyof SharedTexts].normalize('NFKC')
    return [...namesIn(text, field, family), ...contactsIn(text)].map(
      ({ found, what, instead }) => `${words} ${what} ("${shortened(found)}"). ${instead}`,
    )
  })
}

type Find = { found: string; what: string; instead: string }

function namesIn(text: string, field: string, { child_names, parent_name }: FamilyNames): Find[] {
  const parts = child_names.flatMap((name) => [name, ...name.split(/[\s-]+/)])
  const child = parts
    .filter((name) => [...name].length > 1)
    .flatMap((name) => nameIn(text, name.normalize('NFKC'), field) ?? [])
    .slice(0, 1)
    .map((found) => ({ found, what: 'names your child', instead: 'Write "your child" instead.' }))
  const parent = /\s/.test(parent_name.trim()) ? firstMatch(text, wholeWord(parent_name)) : null
  if (parent === null) return child
  return [...child, { found: parent, what: 'has your name', instead: 'Write "the adult" instead.' }]
}

/** Names that are words, too: they count only where a capital letter inside a sentence makes them names. */
const wordy = new Set(
  `amber angel april art august autumn basil bear bell belle berry bill bob cat chase clay cliff daisy
  dawn dot drew eve faith frank grace grant happy heath holly honey hope hunter iris ivy jack jade jay
  joy june king lily mark mason max may miles olive pat pearl penny poppy prince rain ray reed rich river
  rob robin rose ruby sage skip sky star storm story sue summer sunny violet will wolf wren`.split(
    /\s+/,
  ),
)

function nameIn(text: string, name: string, field: string): string | null {
  if (!wordy.has(name.toLowerCase())) return firstMatch(text, wholeWord(name))
  if (field === 'title') return null
  const capitalized = (name[0] ?? '').toUpperCase() + name.slice(1).toLowerCase()
  return firstMatch(text, new RegExp(`(?<=[\\p{Ll},] )${capitalized}(?![\\p{L}\\p{N}])`, 'u'))
}

const wholeWord = (name: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${name.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
    'iu',
  )

const everybody = 'Please take it out: everybody would see it.'

const contacts: { what: string; pattern: RegExp; isMeant?: (found: string) => boolean }[] = [
  {
    what: 'has an e-mail address',
    pattern:
      /[\p{L}\p{N}._%+-]{1,64}(?:@| ?[([{] ?at ?[)\]}] ?)[\p{L}\p{N}-]{1,63}(?:(?:\.| ?[([{] ?dot ?[)\]}] ?)[\p{L}\p{N}-]{2,24}){1,4}|[\w.+-]{1,64} at [\w-]{1,63} dot (?:com|org|net|de|uk|io|app|info|eu|fr|es|ch)\b/giu,
  },
  {
    what: 'has a link',
    pattern:
      /\b(?:https?:\/\/|www\.)\S+|(?<![@\w.-])[a-z0-9-]{2,63}\.(?:com|org|net|de|uk|io|app|info|eu|fr|es|ch|ly|gg|tv|xyz|shop|online|site)\b(?:\/\S*)?|\bt\.me\/\S+/gi,
  },
  { what: 'has an account name', pattern: /(?<![\p{L}\p{N}._%+-])@[\p{L}\p{N}_.]{3,}/gu },
  {
    what: 'has a number that looks like a phone number or a date',
    pattern: /(?<![\p{L}\d])(?:\+|\()?\d[\d \t().\u2013/-]{5,}\d(?![\p{L}\d])/gu,
    isMeant: isLongNumber,
  },
  {
    what: 'has an address',
    pattern:
      /(?<![\p{L}\d])\d{1,5}[a-z]?,? (?:\p{Lu}[\p{L}'.-]* ){1,3}(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|court|ct|boulevard|blvd|way|place|square|close|terrace)(?!\p{L})|\p{Lu}[\p{L}-]*(?:straße|strasse|gasse|allee|weg|platz|str\.) ?\d+\p{L}?/giu,
    isMeant: (found) => /\d[a-z]?,? \p{Lu}|\p{L} ?\d/u.test(found),
  },
]

function contactsIn(text: string): Find[] {
  return contacts.flatMap(({ what, pattern, isMeant }) => {
    const found = [...text.matchAll(pattern)]
      .map(([all]) => all)
      .find((one) => isMeant?.(one) ?? true)
    return found === undefined ? [] : [{ found, what, instead: everybody }]
  })
}

/** Digits enough for a phone number, and not a row to count along, such as 10 20 30 40. */
function isLongNumber(found: string): boolean {
  const groups = found.split(/\D+/).filter(Boolean)
  const digits = groups.join('').length
  if (digits < 7 || digits > 15) return false
  if (found.startsWith('+') || groups.length === 1) return true
  if (isCountingRow(groups.map(Number))) return false
  return groups.some((group) => group.length > 2) || /^\(?0\d/.test(found)
}

function isCountingRow([first = 0, second = 0, ...rest]: number[]): boolean {
  const step = second - first
  let last = second
  return (
    rest.length > 0 &&
    rest.every((number) => {
      const is_next = number - last === step
      last = number
      return is_next
    })
  )
}

const firstMatch = (text: string, pattern: RegExp): string | null => pattern.exec(text)?.[0] ?? null

const shortened = (found: string) => (found.length > 40 ? `${found.slice(0, 39)}…` : found.trim())
