import { roomPhrase } from './room-names.ts'
import { shifted } from './stories/ciphers.ts'

/* For those who read well, a riddle can tell its room in secret writing. */

type RoomCode = { opening: string; written: (letters: string) => string }

const codes: readonly RoomCode[] = [
  { opening: 'Read the room backward: {code}.', written: (letters) => reversed(letters) },
  { opening: 'Go one letter back each: {code} is the room.', written: shifted },
  {
    opening: 'The room has lost its vowels: {code}.',
    written: (letters) => letters.replaceAll(/[AEIOU]/g, '-'),
  },
  { opening: 'The halves of the room are swapped: {code}.', written: turned },
  {
    opening: 'A is 1, B is 2: the room is {code}.',
    // With dashes or commas between them, numbers would read like those of a telephone.
    written: (letters) => [...letters].map((letter) => letter.charCodeAt(0) - 64).join('+'),
  },
  {
    opening: 'Skip every second letter to read the room: {code}.',
    written: (letters) => [...letters].map((letter, at) => letter + fillers[at % 6]).join(''),
  },
]

const fillers = ['X', 'Q', 'Z', 'V', 'J', 'W']

const reversed = (letters: string): string => [...letters].reverse().join('')

/** The second half first: KITCHEN becomes HENKITC. */
function turned(letters: string): string {
  const half = Math.ceil(letters.length / 2)
  return letters.slice(half) + letters.slice(0, half)
}

/** A code that is longer is work, and no fun. */
const longestCode = 20

/** `{code}` stands for the secret writing. */
export const codeOpenings: readonly string[] = codes.map(({ opening }) => opening)

/** An opening with the room in secret writing; undefined for a name that has none: too short, or not of A to Z. */
export function openedWithCode(opening: string, label: string): string | undefined {
  const letters = lettersOf(label)
  const code = letters && codes.find((one) => one.opening === opening)?.written(letters)
  if (!code || code.length > longestCode) return undefined
  return opening.replace('{code}', () => code)
}

/** The letters of a name that can be written in secret; undefined for others. */
function lettersOf(label: string): string | undefined {
  const letters = label.toUpperCase().replaceAll(/['’ ]/g, '')
  return /^[A-Z]{4,12}$/.test(letters) ? letters : undefined
}

/** Whether a text is secret writing. */
export const isRoomCode = (text: string): boolean => /^[A-Z0-9+-]{3,40}$/.test(text)

/** Whether a clue has one of these rooms in secret writing, or begins as if it had one. */
export const hasRoomCode = (clue: string, labels: readonly string[]): boolean =>
  isOpenedWithCode(clue) || hasWritingOf(clue, labels)

/**
 * A clue for others than the family. `names` has each room's label with the name that others read. Where the two differ,
 * a sentence with the label in secret writing becomes one that says where to go by the other name.
 */
export function withoutRoomCodes(clue: string, names: ReadonlyMap<string, string>): string {
  const rooms = [...names]
  const shown = rooms.flatMap(([label, name]) => (label === name ? [label] : []))
  const forOthers = (sentence: string): string => {
    const hidden = rooms.find(([label, name]) => label !== name && hasWritingOf(sentence, [label]))
    if (hidden) return `Go to ${roomPhrase(hidden[1])}. `
    // Of a room that has another label by now.
    return isOpenedWithCode(sentence) && !hasWritingOf(sentence, shown) ? '' : sentence
  }
  return clue.replaceAll(/[^.!?\n]+[.!?]*\s*/g, forOthers).trim()
}

/**
 * Whether a text has one of these labels in any secret writing, in large letters or small, as a word of its own or spaced
 * out: within other words letters meet by chance.
 */
const hasWritingOf = (text: string, labels: readonly string[]): boolean =>
  labels
    .flatMap((label) => lettersOf(label) ?? [])
    .some((letters) =>
      codes
        .map(({ written }) => written(letters))
        // A name that is the same backward hides nothing.
        .some((writing) => writing !== letters && standsAlone(writing).test(text)),
    )

function standsAlone(writing: string): RegExp {
  const signs = [...writing].map((sign) => (sign === '+' ? String.raw`\+` : sign))
  return new RegExp(
    `(?<![a-z0-9])(?:${signs.join('')}|${signs.join(String.raw`\s+`)})(?![a-z0-9])`,
    'i',
  )
}

const isOpenedWithCode = (clue: string): boolean =>
  codeOpenings.some((opening) => {
    const [before = '', after = ''] = opening.split('{code}')
    const end = clue.indexOf(after, before.length)
    return clue.startsWith(before) && end > 0 && isRoomCode(clue.slice(before.length, end))
  })
