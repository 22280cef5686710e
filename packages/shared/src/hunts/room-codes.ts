import { roomPhrase } from './room-names.ts'
import { shifted } from './stories/ciphers.ts'

/* For good readers, a riddle can name its room in secret writing. */

type RoomCode = { opening: string; written: (letters: string) => string }

/** Read in one step. */
const easyCodes: readonly RoomCode[] = [
  { opening: 'Read the room backward: {code}.', written: reversed },
  { opening: 'Move each letter one back in the alphabet: {code}.', written: shifted },
  { opening: 'The room has lost its vowels: {code}.', written: withoutVowels },
  {
    opening: 'Swap the parts before and after the dash: {code}.',
    written: (letters) => turned(letters, '-'),
  },
  {
    opening: 'A is 1, B is 2: the room is {code}.',
    // With dashes or commas between them, numbers would look like a telephone number.
    written: (letters) => [...letters].map((letter) => letter.charCodeAt(0) - 64).join('+'),
  },
  {
    opening: 'Skip every second letter to read the room: {code}.',
    written: filled,
  },
]

/** Read in two steps, or with a key. */
const hardCodes: readonly RoomCode[] = [
  {
    opening: 'For the room, move each letter one back in the alphabet and read backward: {code}.',
    written: (letters) => reversed(shifted(letters)),
  },
  {
    opening: 'For the room, take 2 off each number, then 1 is A and 2 is B: {code}.',
    written: (letters) => [...letters].map((letter) => letter.charCodeAt(0) - 62).join('+'),
  },
  {
    opening: 'The room is written with Z for A, Y for B, X for C and so on: {code}.',
    written: (letters) =>
      letters.replaceAll(/[A-Z]/g, (letter) => String.fromCharCode(155 - letter.charCodeAt(0))),
  },
  {
    opening: 'Read the room in turns, a letter before the dash, a letter after it: {code}.',
    written: (letters) => `${everySecond(letters, 0)}-${everySecond(letters, 1)}`,
  },
  {
    opening: 'For the room, cross out every second letter and read backward: {code}.',
    written: (letters) => filled(reversed(letters)),
  },
  {
    opening: 'Backward and without its vowels, this is the room: {code}.',
    written: (letters) => reversed(withoutVowels(letters)),
  },
  {
    opening: 'Swap the halves of the room, then move each letter one back in the alphabet: {code}.',
    written: (letters) => turned(shifted(letters), '-'),
  },
]

/** Saved clues may begin like this. */
const earlierCodes: readonly RoomCode[] = [
  {
    opening: 'The room has lost its vowels and stands backward: {code}.',
    written: (letters) => reversed(withoutVowels(letters)),
  },
  { opening: 'Go one letter back each: {code} is the room.', written: shifted },
  { opening: 'The halves of the room are swapped: {code}.', written: (letters) => turned(letters) },
]

const codes = [...easyCodes, ...hardCodes, ...earlierCodes]

function reversed(letters: string): string {
  return [...letters].reverse().join('')
}

function withoutVowels(letters: string): string {
  return letters.replaceAll(/[AEIOU]/g, '-')
}

/** A dummy letter after each real one. */
function filled(letters: string): string {
  return [...letters].map((letter, at) => letter + 'XQZVJW'.charAt(at % 6)).join('')
}

const everySecond = (letters: string, from: 0 | 1): string =>
  [...letters].filter((_, at) => at % 2 === from).join('')

/** The second half first: KITCHEN becomes HEN-KITC. */
function turned(letters: string, between = ''): string {
  const half = Math.ceil(letters.length / 2)
  return letters.slice(half) + between + letters.slice(0, half)
}

/** A longer code is work, and no fun. */
const longestCode = 20

/** `{code}` stands for the secret writing. */
export const easyCodeOpenings: readonly string[] = easyCodes.map(({ opening }) => opening)
export const hardCodeOpenings: readonly string[] = hardCodes.map(({ opening }) => opening)
export const codeOpenings: readonly string[] = codes.map(({ opening }) => opening)

/**
 * An opening with the room in secret writing; undefined for an unsuitable name: too short, not of A to Z, or with a word that can
 * still be read, as in ROOM-GUEST.
 */
export function openedWithCode(opening: string, label: string): string | undefined {
  const letters = lettersOf(label)
  const code = letters && codes.find((one) => one.opening === opening)?.written(letters)
  if (!code || code.length > longestCode) return undefined
  const words = label.toUpperCase().match(/[A-Z]{3,}/g) ?? []
  if (words.some((word) => code.includes(word))) return undefined
  return opening.replace('{code}', () => code)
}

/** The letters of a name that can be written in secret; undefined if it has others. */
function lettersOf(label: string): string | undefined {
  const letters = label.toUpperCase().replaceAll(/['’ ]/g, '')
  return /^[A-Z]{4,16}$/.test(letters) ? letters : undefined
}

/** Whether a text is secret writing. */
export const isRoomCode = (text: string): boolean => /^[A-Z0-9+-]{3,40}$/.test(text)

/** Whether a clue has one of these rooms in secret writing, or begins as if it had one. */
export const hasRoomCode = (clue: string, labels: readonly string[]): boolean =>
  isOpenedWithCode(clue) || hasWritingOf(clue, labels)

/**
 * A clue for people outside the family. `names` maps each room's label to the name that others read. If they differ, a sentence
 * with the label in secret writing is replaced by one with the other name.
 */
export function withoutRoomCodes(clue: string, names: ReadonlyMap<string, string>): string {
  const rooms = [...names]
  const shown = rooms.flatMap(([label, name]) => (label === name ? [label] : []))
  const forOthers = (sentence: string): string => {
    const hidden = rooms.find(([label, name]) => label !== name && hasWritingOf(sentence, [label]))
    if (hidden) return `Go to ${roomPhrase(hidden[1])}. `
    // For a room whose label has changed.
    return isOpenedWithCode(sentence) && !hasWritingOf(sentence, shown) ? '' : sentence
  }
  return clue.replaceAll(/[^.!?\n]+[.!?]*\s*/g, forOthers).trim()
}

/**
 * Whether a text has one of these labels in any secret writing, in any case, as a separate word or spaced out: inside other words
 * such letters occur by chance.
 */
const hasWritingOf = (text: string, labels: readonly string[]): boolean =>
  labels
    .flatMap((label) => lettersOf(label) ?? [])
    .some((letters) =>
      codes
        .map(({ written }) => written(letters))
        // A palindrome hides nothing when reversed.
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
