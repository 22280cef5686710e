import { type Hint, hintsOf, type KnownPlace } from '@fgm/shared/hunts/hints'
import { cluePresentation, wordingLevel } from '@fgm/shared/hunts/words'
import type { HuntToPlay } from '../kept-hunts.ts'
import type { Item } from './play-state.ts'

/** What an item's hints are in this hunt. */
export const hintsFor = (hunt: HuntToPlay, item: Item): Hint[] =>
  hintsOf(item, hunt.blueprint_data, shownFrom(hunt))

/** What is known of its place after so many hints: riddles hide it, easy clues name it themselves. */
export function knownPlace(hunt: HuntToPlay, item: Item, taken: number): KnownPlace {
  const told = hintsFor(hunt, item)
    .slice(0, taken)
    .map(({ kind }) => kind)
  if (told.includes('spot') || told.includes('answer')) return 'spot'
  return told.includes('room') ? 'room' : shownFrom(hunt)
}

/** What the map shows from the beginning. */
function shownFrom({ difficulty_level, age_range }: HuntToPlay): KnownPlace {
  if (wordingLevel(difficulty_level, age_range) <= 2) return 'spot'
  return cluePresentation(difficulty_level, age_range).is_place_hidden ? 'nothing' : 'room'
}
