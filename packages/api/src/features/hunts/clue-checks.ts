import type { BlueprintDocument } from '@fgm/shared/blueprints/document'
import type { HuntItem } from '@fgm/shared/hunts/hunts'
import { withoutQuotes } from '@fgm/shared/hunts/room-names'

/* What a reworded clue may be: the same places, the same things, nothing more (decisions §9). */

/** A clue as it leaves: room labels are marks like {1}, because families name rooms after children. */
export type ClueToReword = { id: string; item: HuntItem; masked: string; labels: string[] }

const maxClueLength = 300

/** A clue with the labels of the house's rooms as marks. */
export function maskPlaces(document: BlueprintDocument, item: HuntItem, id: string): ClueToReword {
  const labels: string[] = []
  const known = [...new Set(document.rooms.flatMap(saidAs))]
    .filter((label) => label !== '')
    .sort((one, other) => other.length - one.length)
  let masked = item.description.replaceAll(/[{}]/g, '')
  for (const label of known)
    masked = masked.replaceAll(asWords(label), (found) => `{${labels.push(found)}}`)
  return { id, item, masked, labels }
}

/** A label as it was typed, and as a clue quotes it. */
const saidAs = ({ label }: { label: string }) => [label.trim(), withoutQuotes(label).trim()]

/** The reworded clue with the labels back in their places. */
export const unmaskPlaces = ({ labels }: ClueToReword, answer: string): string =>
  answer.replaceAll(/\{(\d+)\}/g, (_, mark) => labels[Number(mark) - 1] ?? '')

/** True when an answer says the same: all marks, numbers and what is to be found; no new place or danger. */
export function isFaithful(clue: ClueToReword, answer: string, placeWords: string[]): boolean {
  const { masked, item } = clue
  if (answer.length < 8 || answer.length > maxClueLength || /[<>\n]|https?:/i.test(answer))
    return false
  if (!isSame(marksOf(answer), marksOf(masked)) || !isSame(numbersOf(answer), numbersOf(masked)))
    return false
  const kept = [item.color, item.shape, ...quotedIn(masked)].filter((word) => word !== undefined)
  const isKept = (word: string) => !holds(masked, word) || holds(answer, word)
  const isOld = (word: string) => !holds(answer, word) || holds(masked, word)
  return kept.every(isKept) && [...placeWords, ...riskyWords].every(isOld)
}

const riskyWords =
  'climb,jump,run,hurry,fast,fastest,high,highest,top,ladder,lift,stand on,outside,hot,fire,candle,match,knife,scissors,water,eat,taste,lick,mouth,medicine,plug,socket,wire,dark,alone,secret,lock,locked'.split(
    ',',
  )

const marksOf = (text: string) => (text.match(/\{\d+\}/g) ?? []).sort()
const numbersOf = (text: string) => (text.replaceAll(/\{\d+\}/g, '').match(/\d+/g) ?? []).sort()
/** A letter or word to look for stands in quotes or alone in capitals. */
const quotedIn = (text: string) => text.match(/"[^"]{1,20}"|\b[A-Z]\b(?!')/g) ?? []

const isSame = (one: string[], other: string[]) => one.join() === other.join()

const asWords = (words: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
    'giu',
  )

/** Whether a text holds a word, also in its plural. */
const holds = (text: string, word: string) =>
  asWords(word).test(text) || asWords(`${word}s`).test(text) || asWords(`${word}es`).test(text)
