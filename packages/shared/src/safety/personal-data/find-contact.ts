import { type ContactRow, contactRows } from './contact-words.ts'
import { normalizedText, withoutAccents } from './normalized-text.ts'
import { matchesOfRow, sureRows } from './personal-patterns.ts'

/*
 * Ways to reach a stranger, in a text that strangers read: the check of everything that families share,
 * and of what an AI provider wrote. Patterns read words, not minds: what they pass may still be unkind,
 * so families can report it, and what is only doubtful waits for a person.
 */

export type ContactKind = ContactRow['kind']

/**
 * What was found: `refuse` where the words say it, `doubt` where they may be harmless and a person has
 * to look. `found` are the words, as the normalized text has them.
 */
export type ContactFind = { kind: ContactKind; weight: 'refuse' | 'doubt'; found: string }

/**
 * Links, addresses, numbers, accounts, words of contact or of meeting, and requests for pictures of
 * children in a text (spec part two §3; decisions §14). At most one find for each kind and weight, what
 * is refused first; none: nothing was found. Takes time in proportion to the text, and never throws.
 */
export const findContact = (written: string): ContactFind[] =>
  allAtOnce(findContactBySteps(written))

/**
 * The same with a step after each pattern, for who has others to serve meanwhile: patterns are compiled by their
 * first texts, all together for a tenth of a second, and engines drop them when memory is tidied.
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

/** What a work by steps comes to, done without a pause. */
export function allAtOnce<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const step = work.next()
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

/** The text in small letters, each in the place it had: one that would become two stays as it is. */
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

/** 'T e l e g r a m' and 't3legram' as what they mean. Spelled words and sizes stay what they are. */
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
