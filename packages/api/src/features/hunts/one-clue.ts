import type { Db } from '@fgm/db'
import type { Family } from '@fgm/db/schema'
import { clueFor, wordingOf } from '@fgm/shared/hunts/clues'
import type { ChangeClue, ChangedClue, HuntItem } from '@fgm/shared/hunts/hunts'
import { placeAt } from '@fgm/shared/hunts/places'
import { safeItem } from '@fgm/shared/hunts/safety'
import { sampleItem } from '@fgm/shared/hunts/samples'
import { wordings } from '@fgm/shared/hunts/words'
import { invalid } from '../../core/errors.ts'
import { findBlueprint } from '../blueprints/blueprints.ts'
import { huntBank } from './hunt-bank.ts'

type Asked = Omit<ChangeClue, 'items_data'> & { items_data: HuntItem[] }

/**
 * Another clue in the place of one, or the same in easier or harder words; all else of the hunt stays. A clue
 * that a parent wrote has no other words.
 * @throws 404 for a blueprint the family cannot see, 400 for a place that the hunt does not have.
 */
export function changeClue(
  db: Db,
  family: Pick<Family, 'id' | 'waitlist_status'>,
  { blueprint_id, items_data, at, change, press, ...wish }: Asked,
): ChangedClue {
  const { blueprint_data: document } = findBlueprint(db, family, blueprint_id)
  const item = items_data[at]
  if (!item) throw invalid('invalid_input', 'This hunt has no such item.')
  const others = items_data.filter((other) => other !== item)
  const seed = [blueprint_id, at, press].join('|')
  if (change === 'other') {
    const without = item.authored_id === undefined ? [] : [item.authored_id]
    const other = sampleItem(huntBank().items, { ...wish, document, seed, without }, others)
    return { item: other ? { ...other, id: item.id } : null }
  }
  const authored = huntBank().items.find(({ id }) => id === item.authored_id)
  const place = placeAt(document, item)
  if (!authored || !place) return { item: null }
  const now = wordingOf(authored, item.description)
  if (!now) return { item: null }
  const wording = wordings[wordings.indexOf(now) + (change === 'easier' ? -1 : 1)]
  const descriptions = others.map(({ description }) => description)
  const clue = wording && clueFor(authored, place, { ...wish, wording, others: descriptions, seed })
  if (!clue) return { item: null }
  // Other words can need another sentence of safety than the tip has by now.
  const { description } = clue
  return { item: safeItem({ ...item, description }, wish.age_range) ?? null }
}
