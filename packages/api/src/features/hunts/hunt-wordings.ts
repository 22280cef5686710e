import type { Family as FamilyRow } from '@fgm/db/schema'
import { huntItemBank } from '@fgm/db/seed/hunts'
import { wordingOf } from '@fgm/shared/hunts/clue-wordings'
import { clueFor } from '@fgm/shared/hunts/clues'
import type { HuntItem, HuntToPlay, HuntWordings } from '@fgm/shared/hunts/hunts'
import { placeAt } from '@fgm/shared/hunts/places'
import {
  isUpOrDown,
  levelOfWording,
  stairsFromAge,
  wordingForAge,
} from '@fgm/shared/hunts/together'
import { ageRanges, youngestOf } from '@fgm/shared/hunts/words'
import type { Deps } from '../../core/deps.ts'
import { findHunt } from './hunts.ts'

type Family = Pick<FamilyRow, 'id' | 'waitlist_status'>

/**
 * The clues of a hunt in the wording of each age, for children who play it together. What a parent wrote is unchanged
 * and not among them, and neither is a wording that is not safe for the age, nor one that sends the youngest up or
 * down stairs. Each tip also has what the item's tip adds to ours: the sentence about stairs, a parent's own words.
 * @throws 404 for a hunt that is missing or another family's.
 */
export function huntWordings(deps: Pick<Deps, 'db' | 'now'>, family: Family, id: string) {
  const hunt = findHunt(deps, family, id)
  return {
    items: hunt.items_data.flatMap((item) => {
      const clues = cluesByAge(hunt, item)
      return clues.length > 0 ? [{ item_id: item.id, clues }] : []
    }),
  }
}

function cluesByAge(hunt: HuntToPlay, item: HuntItem): HuntWordings['items'][number]['clues'] {
  const authored = huntItemBank().find(({ id }) => id === item.authored_id)
  if (!authored || !wordingOf(authored, item)) return []
  const place = placeAt(hunt.blueprint_data, item)
  if (!place && hunt.blueprint_data.rooms.length > 0) return []
  const { difficulty_level, age_range } = hunt
  const wish = {
    difficulty_level,
    others: hunt.items_data.map(({ description }) => description),
    seed: hunt.id,
    is_rhymed: item.wording?.is_rhymed,
    document: hunt.blueprint_data,
  }
  const ours = sentencesOf(clueFor(authored, place, { ...wish, age_range })?.parent_tip)
  const more = sentencesOf(item.parent_tip).filter((sentence) => !ours.includes(sentence))
  const isHigh = isUpOrDown(hunt.blueprint_data, item)
  return ageRanges.flatMap((ageRange) => {
    if (isHigh && youngestOf(ageRange) < stairsFromAge) return []
    const wording = wordingForAge(ageRange)
    // The youngest get the easiest words, whatever the level of the older ones.
    const level = wording === 'easy' ? levelOfWording.easy : difficulty_level
    const words = { ...wish, age_range: ageRange, wording, difficulty_level: level }
    const clue = clueFor(authored, place, words)
    if (!clue) return []
    const { description, parent_tip } = clue
    const tip = [...new Set([...more, ...sentencesOf(parent_tip)])].join(' ')
    return [{ age_range: ageRange, description, ...(tip && { parent_tip: tip }) }]
  })
}

const sentencesOf = (tip = ''): string[] => tip.split(/(?<=[.!?]) +/).filter(Boolean)
