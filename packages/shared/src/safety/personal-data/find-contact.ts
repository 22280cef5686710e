import { type ContactRow, contactRows } from './contact-words.ts'
import { normalizedText, withoutAccents } from './normalized-text.ts'
import { matchesOfRow, sureRows } from './personal-patterns.ts'

/*
 * Finds ways to contact a stranger in a text that strangers read: the check of everything that families share, and of what an AI
 * provider wrote. Patterns read words, not minds: what they pass may still be unkind, so families can report it, and what is only
 * doubtful waits for a person.
 */

export type ContactKind = ContactRow['kind']

/**
 * A find: `refuse` if the words are explicit, `doubt` if they may be harmless and a person has to look. `found` are the words in
 * the normalized text.
 */
export type ContactFind = { kind: ContactKind; weight: 'refuse' | 'doubt'; found: string }

/**
 * Links, addresses, numbers, accounts, words of contact or of meeting, and requests for pictures of children in a text (spec part
 * two §3; decisions §14). At most one find for each kind and weight, `refuse` first; empty if there is none. Linear in the text;
 * never throws.
 */
export const findContact = (written: string): ContactFind[] =>
  allAtOnce(findContactBySteps(written))

/**
 * The same, with a step after each pattern, for callers that must serve others meanwhile: patterns are compiled by the first
 * texts, together a tenth of a second, and engines drop the compiled code when they free memory.
 */
export function* findContactBySteps(written: string): Generator<void, ContactFind[]> {
  const text = normalizedText(written)
  const open = unmasked(text)
  const finds = yield* findsIn(text)
  if (open !== text) finds.push(...(yield* findsIn(open)))
  const found = new Set<string>()
  const isNew = ({ kind, weight }: ContactFind) => {
    // What is refused need not be doubted as well.
    const isKnown = found.has(`${kind} refuse`) || found.has(`${kind} ${weight}`)
    found.add(`${kind} ${weight}`)
    return !isKnown
  }
  const [refused, doubted] = [ofWeight(finds, 'refuse'), ofWeight(finds, 'doubt')]
  return [...refused, ...doubted].filter(isNew)
}

/** Runs a generator to its end without a pause. @returns its result. */
export function allAtOnce<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

export const ofWeight = (finds: ContactFind[], weight: ContactFind['weight']) =>
  finds.filter((find) => find.weight === weight)

const personal: readonly ContactRow[] = sureRows.map((row) => ({ ...row, weight: 'refuse' }))

function* findsIn(text: string): Generator<void, ContactFind[]> {
  const finds: ContactFind[] = []
  const readings = [
    { read: text, rows: personal },
    { read: inSmallLetters(withoutAccents(text)), rows: contactRows },
  ]
  for (const { read, rows } of readings)
    for (const row of rows) {
      const [first] = matchesOfRow(read, row)
      if (first)
        finds.push({ kind: row.kind, weight: row.weight, found: text.slice(first.from, first.to) })
      yield
    }
  return finds
}

/** The text in lower case with unchanged positions: a letter that would become two stays as it is. */
const inSmallLetters = (text: string) =>
  text.replace(/\p{Lu}/gu, (letter) => {
    const small = letter.toLowerCase()
    return small.length === letter.length ? small : letter
  })

const lettersOfDigits: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  $: 's',
}

/** 'T e l e g r a m' and 't3legram' as plain words. Words spelled out for children and sizes do not change. */
function unmasked(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{N}])\p{L}(?:[ ._*-]\p{L}(?![\p{L}\p{N}])){2,}/gu, (spread) =>
      spread.replace(/[ ._*-]/g, ''),
    )
    .replace(/(?<![\p{L}\p{N}$])[\p{L}\d$]{3,20}(?![\p{L}\p{N}$])/gu, (word) =>
      /\p{L}.*\p{L}/u.test(word)
        ? word.replace(/[013457$]/g, (sign) => lettersOfDigits[sign] ?? sign)
        : word,
    )
}
