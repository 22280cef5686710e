import type { MaterialId } from '@fgm/shared/activities'
import { formatCount } from '../../lib/format.ts'

/** A material in a word or two, where a card has room for no more. */
const short_names: Record<MaterialId, string> = {
  paper: 'Paper',
  drawing_tools: 'Crayons',
  paint: 'Paint',
  chalk: 'Chalk',
  scissors: 'Scissors',
  glue: 'Glue',
  tape: 'Tape',
  cardboard: 'Cardboard',
  craft_sticks: 'Craft sticks',
  string: 'Yarn',
  playdough: 'Playdough',
  blocks: 'Blocks',
  toy_figures: 'A toy',
  ball: 'A soft ball',
  textiles: 'Socks, pillows',
  cups_bowls: 'Cups, bowls',
  spoons_tongs: 'Spoons',
  measuring: 'Measuring cups',
  water_ice: 'Water',
  dry_goods: 'Rice, pasta',
  baking_staples: 'Flour, salt',
  snack_foods: 'A snack',
  coins_buttons: 'Coins',
  dice_cards: 'Dice, cards',
  books: 'A book',
  nature_finds: 'Leaves, sticks',
  flashlight: 'A flashlight',
}

/** What you need, in one fact: 'Nothing', the one thing by name, or '3 things'. */
export function needs(materials: readonly MaterialId[]): string {
  const [only, second] = materials
  if (only === undefined) return 'Nothing'
  return second === undefined ? short_names[only] : formatCount(materials.length, 'thing')
}

/** The sentence to say, and whether it is said or asked. It is stored as 'Ask: "Which one was it?"'. */
export function spokenPrompt(prompt: string): { verb: string; words: string } {
  const [, verb, words] = /^(\w+): "(.*)"$/s.exec(prompt.trim()) ?? []
  return { verb: verb ?? 'Say', words: words ?? prompt }
}

const words_per_second = 3.5

/** How long a parent looks at the screen, to the nearest ten seconds, beside how long the two play. */
export function readingTime(instructions: string, duration_minutes: number): string {
  const seconds = instructions.split(/\s+/).filter(Boolean).length / words_per_second
  const rounded = Math.max(10, Math.round(seconds / 10) * 10)
  return `read ${rounded} seconds, play ${formatCount(duration_minutes, 'minute')}`
}
