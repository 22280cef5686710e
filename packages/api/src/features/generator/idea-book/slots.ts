import type { MaterialId } from '@fgm/shared/activities/activities'

/** One way to fill a slot. Without an id it is something every home has. */
export type SlotOption = {
  id: MaterialId | null
  one: string
  many: string
  /** Where things go: in a bowl, on a towel. */
  at?: 'in' | 'on'
  /** No home has more of these at hand. */
  most?: number
  from_age?: number
  /** The line in the list of materials, where amount and noun would read oddly. */
  line?: string
}

/** Ways to fill each slot, the best first. */
export const slotOptions = {
  counter: [
    { id: 'blocks', one: 'block', many: 'blocks' },
    { id: 'coins_buttons', one: 'button', many: 'buttons' },
    { id: 'dry_goods', one: 'piece of pasta', many: 'pieces of pasta' },
    { id: 'toy_figures', one: 'toy', many: 'toys', most: 6 },
    { id: 'craft_sticks', one: 'craft stick', many: 'craft sticks' },
    { id: 'nature_finds', one: 'pine cone', many: 'pine cones', most: 6, from_age: 4 },
    { id: 'dice_cards', one: 'playing card', many: 'playing cards' },
    { id: 'textiles', one: 'sock', many: 'socks', most: 10 },
    { id: 'spoons_tongs', one: 'spoon', many: 'spoons', most: 6 },
    { id: 'paper', one: 'paper ball', many: 'paper balls' },
    { id: 'drawing_tools', one: 'crayon', many: 'crayons', most: 10, from_age: 3 },
    { id: 'cups_bowls', one: 'cup', many: 'cups', most: 6 },
  ],
  home: [
    { id: 'cups_bowls', one: 'bowl', many: 'bowls', at: 'in' },
    { id: 'cardboard', one: 'box', many: 'boxes', at: 'in' },
    { id: 'textiles', one: 'folded towel', many: 'folded towels', at: 'on' },
    { id: 'paper', one: 'sheet of paper', many: 'sheets of paper', at: 'on' },
  ],
  lineup: [
    { id: 'cups_bowls', one: 'cup', many: 'cups' },
    { id: 'toy_figures', one: 'toy', many: 'toys' },
    { id: 'textiles', one: 'sock', many: 'socks' },
    { id: 'books', one: 'book', many: 'books' },
    { id: 'spoons_tongs', one: 'spoon', many: 'spoons' },
    { id: 'cardboard', one: 'box', many: 'boxes' },
    { id: 'nature_finds', one: 'leaf', many: 'leaves' },
  ],
  soft: [
    { id: 'ball', one: 'soft ball', many: 'soft balls' },
    { id: 'textiles', one: 'rolled-up sock', many: 'rolled-up socks' },
    { id: 'paper', one: 'crumpled paper ball', many: 'crumpled paper balls' },
  ],
  friend: [
    { id: 'toy_figures', one: 'toy friend', many: 'toy friends' },
    { id: 'textiles', one: 'sock puppet', many: 'sock puppets', line: 'A sock for each puppet' },
    {
      id: 'spoons_tongs',
      one: 'spoon puppet',
      many: 'spoon puppets',
      line: 'A spoon for each puppet',
    },
    { id: 'cups_bowls', one: 'cup puppet', many: 'cup puppets', line: 'A cup for each puppet' },
    { id: null, one: 'hand puppet', many: 'hand puppets', line: 'Your hands' },
  ],
  marker: [
    { id: 'tape', one: 'strip of tape', many: 'strips of tape' },
    { id: 'textiles', one: 'rolled towel', many: 'rolled towels' },
    { id: 'cardboard', one: 'cardboard tube', many: 'cardboard tubes' },
    { id: 'cups_bowls', one: 'upside-down cup', many: 'upside-down cups' },
    { id: 'blocks', one: 'block', many: 'blocks' },
    { id: 'toy_figures', one: 'toy', many: 'toys' },
    { id: 'paper', one: 'big paper ball', many: 'big paper balls' },
  ],
  build: [
    { id: 'blocks', one: 'block', many: 'blocks' },
    { id: 'cardboard', one: 'box', many: 'boxes and tubes' },
    { id: 'cups_bowls', one: 'cup', many: 'plastic cups' },
    { id: 'textiles', one: 'pillow', many: 'pillows and towels' },
    { id: 'books', one: 'book', many: 'books', from_age: 5 },
    { id: 'craft_sticks', one: 'craft stick', many: 'craft sticks', from_age: 5 },
    { id: 'paper', one: 'paper roll', many: 'paper rolls', from_age: 5 },
  ],
  weight: [
    { id: 'blocks', one: 'block', many: 'blocks' },
    { id: 'coins_buttons', one: 'coin', many: 'coins' },
    { id: 'books', one: 'thin book', many: 'thin books' },
    { id: 'toy_figures', one: 'toy', many: 'toys' },
    { id: 'spoons_tongs', one: 'spoon', many: 'spoons' },
    { id: 'craft_sticks', one: 'craft stick', many: 'craft sticks' },
  ],
  span: [
    { id: 'paper', one: 'sheet of paper', many: 'sheets of paper' },
    { id: 'cardboard', one: 'piece of cardboard', many: 'pieces of cardboard' },
  ],
  ramp: [
    { id: 'cardboard', one: 'cardboard ramp', many: 'cardboard ramps' },
    { id: 'books', one: 'book ramp', many: 'book ramps' },
  ],
  roller: [
    { id: 'toy_figures', one: 'toy car', many: 'toy cars' },
    { id: 'ball', one: 'soft ball', many: 'soft balls' },
  ],
  page: [
    { id: 'paper', one: 'sheet of paper', many: 'sheets of paper' },
    { id: 'cardboard', one: 'flat piece of cardboard', many: 'flat pieces of cardboard' },
  ],
  pen: [
    { id: 'drawing_tools', one: 'crayon or pencil', many: 'crayons or pencils' },
    { id: 'paint', one: 'brush with washable paint', many: 'brushes with washable paint' },
    { id: 'chalk', one: 'piece of chalk', many: 'pieces of chalk' },
  ],
  pencil: [
    { id: 'drawing_tools', one: 'pencil or crayon', many: 'pencils or crayons' },
    { id: 'chalk', one: 'piece of chalk', many: 'pieces of chalk' },
  ],
  beat: [
    { id: 'spoons_tongs', one: 'spoon', many: 'spoons' },
    { id: 'cups_bowls', one: 'upside-down cup', many: 'upside-down cups' },
    { id: 'cardboard', one: 'cardboard box', many: 'cardboard boxes' },
    { id: 'blocks', one: 'block', many: 'blocks' },
    { id: null, one: 'tabletop', many: 'tabletops', line: 'A table to tap on' },
  ],
} as const satisfies Record<string, readonly SlotOption[]>

export type SlotKind = keyof typeof slotOptions
