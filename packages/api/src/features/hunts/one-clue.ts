import type { Db } from '@fgm/db'
import type { Family } from '@fgm/db/schema'
import { huntItemBank } from '@fgm/db/seed/hunts'
import type { AuthoredHuntItem } from '@fgm/shared/hunts/bank'
import { wordingOf } from '@fgm/shared/hunts/clue-wordings'
import { type Clue, type ClueWish, clueFor } from '@fgm/shared/hunts/clues'
import type { ChangeClue, ChangedClue, HuntItem } from '@fgm/shared/hunts/hunts'
import { type Place, placeAt } from '@fgm/shared/hunts/places'
import { safeItem } from '@fgm/shared/hunts/safety'
import { sampleItem } from '@fgm/shared/hunts/samples'
import { type Wording, wordings } from '@fgm/shared/hunts/words'
import { invalid } from '../../core/errors.ts'
import { findBlueprint } from '../blueprints/blueprints.ts'

type ClueRequest = Omit<ChangeClue, 'items_data'> & { items_data: HuntItem[] }

/**
 * Another clue instead of one, or the same in easier or harder words; the rest of the hunt stays. A clue
 * of a parent has no other words.
 * @throws 404 for a blueprint the family cannot see, 400 for an index at which the hunt has no item.
 */
export function changeClue(
  db: Db,
  family: Pick<Family, 'id' | 'waitlist_status'>,
  { blueprint_id, items_data, at, change, press, ...wish }: ClueRequest,
): ChangedClue {
  const { blueprint_data: document } = findBlueprint(db, family, blueprint_id)
  const item = items_data[at]
  if (!item) throw invalid('invalid_input', noSuchItem, { fields: { at: noSuchItem } })
  const seed = [blueprint_id, at, press].join('|')
  if (change === 'other') {
    const without = item.authored_id === undefined ? [] : [item.authored_id]
    const isRhymed = items_data.some(({ wording }) => wording?.is_rhymed)
    const constraints = { ...wish, document, seed, without, is_rhymed: isRhymed }
    const other = sampleItem(huntItemBank(), constraints, items_data, at)
    return { item: other ? { ...other, id: item.id } : null }
  }
  const authored = huntItemBank().find(({ id }) => id === item.authored_id)
  const place = placeAt(document, item)
  // In a house without rooms authored clues have no place.
  if (!authored || (!place && document.rooms.length > 0)) return { item: null }
  const others = items_data.flatMap((one) => (one === item ? [] : one.description))
  const words = { ...wish, document, is_rhymed: item.wording?.is_rhymed, others, seed }
  const clue = clueInOtherWords(authored, place, item, words, change === 'easier' ? -1 : 1)
  if (!clue) return { item: null }
  // Other words can need another safety sentence than the tip has by now.
  const { description, wording, answer } = clue
  return { item: safeItem({ ...item, description, wording, answer }, wish.age_range) ?? null }
}

const noSuchItem = 'This hunt has no such item.'

/** The next wording of the clue that differs: one couplet may serve two of them. */
function clueInOtherWords(
  authored: AuthoredHuntItem,
  place: Place | undefined,
  item: HuntItem,
  words: ClueWish,
  by: -1 | 1,
): Clue | undefined {
  const now = wordingOf(authored, item)
  if (!now) return undefined
  const textOf = (wording: Wording) => clueFor(authored, place, { ...words, wording })
  const same = words.is_rhymed && textOf(now)?.description
  for (let at = wordings.indexOf(now) + by; wordings[at]; at += by) {
    const clue = textOf(wordings[at] ?? now)
    if (clue && (!same || !sameCouplet(clue.description, same))) return clue
  }
  return undefined
}

/** Whether two clues end with the same line. */
const sameCouplet = (one: string, other: string): boolean =>
  one.split('\n').at(-1) === other.split('\n').at(-1)
