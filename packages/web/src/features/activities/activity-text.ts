import type { MaterialId } from '@fgm/shared/activities/activities'
import { lowerFirst } from '@fgm/shared/text/words'
import { formatCount } from '../../lib/format.ts'

/** A material in a word or two, right for everything its id covers: a card has only the id. */
export const shortNames: Record<MaterialId, string> = {
  paper: 'Paper',
  drawing_tools: 'Pens or crayons',
  paint: 'Paint',
  chalk: 'Chalk',
  scissors: 'Scissors',
  glue: 'Glue',
  tape: 'Tape',
  cardboard: 'Cardboard',
  craft_sticks: 'Craft sticks',
  string: 'String or yarn',
  playdough: 'Playdough',
  blocks: 'Blocks',
  toy_figures: 'A toy or two',
  ball: 'A ball',
  textiles: 'Cloth or socks',
  cups_bowls: 'Cups or tubs',
  spoons_tongs: 'Spoons or tongs',
  measuring: 'A measuring tool',
  water_ice: 'Water or ice',
  dry_goods: 'Rice or pasta',
  baking_staples: 'Flour or salt',
  snack_foods: 'A bit of food',
  coins_buttons: 'Coins or buttons',
  dice_cards: 'Dice or cards',
  books: 'A book',
  nature_finds: 'Finds from outside',
  flashlight: 'A flashlight',
}

/** All that is needed, by category, as in 'Paper, tape'; else 'Nothing needed'. */
export function needs(materials: readonly MaterialId[]): string {
  if (materials.length === 0) return 'Nothing needed'
  return materials
    .map((id, at) => (at === 0 ? shortNames[id] : lowerFirst(shortNames[id])))
    .join(', ')
}

/**
 * A list of things in about so many characters: all of them, or the first ones and how many more there are, as in
 * 'Basket, whisk, ladle and 3 more'. It never ends in the middle of a thing.
 */
export function firstThings(list: string, room: number): string {
  const things = list.split(', ')
  if (list.length <= room || things.length < 3) return list
  const named = (count: number) =>
    `${things.slice(0, count).join(', ')} and ${things.length - count} more`
  let count = things.length - 2
  while (count > 1 && named(count).length > room) count -= 1
  return named(count)
}

/** Splits a prompt into how it is said and the sentence. It is stored as 'Ask: "Which one was it?"' or 'Say quietly: "..."'. */
export function spokenPrompt(prompt: string): { verb: string; words: string } {
  const [, verb, words] = /^([\p{L} ,]{2,60}): "(.*)"$/su.exec(prompt.trim()) ?? []
  return { verb: verb ?? 'Say', words: words ?? prompt }
}

const wordsPerSecond = 3.5

/** How long a parent looks at the screen, to the nearest ten seconds, and how long the two play. */
export function readingTime(instructions: string, durationMinutes: number): string {
  const seconds = instructions.split(/\s+/).filter(Boolean).length / wordsPerSecond
  const rounded = Math.max(10, Math.round(seconds / 10) * 10)
  return `read ${rounded} seconds, play ${formatCount(durationMinutes, 'minute')}`
}
