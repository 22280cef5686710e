import type { MaterialId } from '@fgm/shared/activities/activities'

/** One way to fill a slot. Without an id it is something every home has. */
export type SlotOption = {
  id: MaterialId | null
  one: string
  many: string
  /** No home has more of these at hand. */
  most?: number
  from_age?: number
  /** The line in the list of materials, where amount and noun would read oddly. */
  line?: string
}

/** Ways to fill each slot, the best first. */
export const slotOptions = {
  /** One thing that can be held, tapped, measured with and talked about, whatever is at hand. */
  thing: [
    { id: 'spoons_tongs', one: 'spoon', many: 'spoons' },
    { id: 'blocks', one: 'block', many: 'blocks' },
    { id: 'cups_bowls', one: 'plastic cup', many: 'plastic cups' },
    { id: 'textiles', one: 'sock', many: 'socks' },
    { id: 'books', one: 'book', many: 'books' },
    { id: 'cardboard', one: 'cardboard tube', many: 'cardboard tubes' },
    { id: 'toy_figures', one: 'toy', many: 'toys' },
    { id: 'paper', one: 'paper ball', many: 'paper balls' },
    { id: 'drawing_tools', one: 'crayon', many: 'crayons' },
    { id: 'ball', one: 'soft ball', many: 'soft balls' },
    { id: 'measuring', one: 'measuring cup', many: 'measuring cups' },
    { id: 'tape', one: 'roll of tape', many: 'rolls of tape' },
    { id: 'flashlight', one: 'flashlight', many: 'flashlights' },
    { id: 'playdough', one: 'ball of playdough', many: 'balls of playdough' },
    { id: 'chalk', one: 'stick of chalk', many: 'sticks of chalk' },
    { id: 'paint', one: 'paintbrush', many: 'paintbrushes', line: 'A clean, dry paintbrush' },
    { id: 'glue', one: 'glue stick', many: 'glue sticks', line: 'A closed glue stick' },
    { id: 'nature_finds', one: 'leaf', many: 'leaves' },
    { id: 'craft_sticks', one: 'clothespin', many: 'clothespins' },
    { id: 'dice_cards', one: 'playing card', many: 'playing cards' },
    { id: 'coins_buttons', one: 'large button', many: 'large buttons' },
    { id: 'string', one: 'ball of yarn', many: 'balls of yarn' },
    { id: 'dry_goods', one: 'box of pasta', many: 'boxes of pasta', line: 'A closed box of pasta' },
    {
      id: 'baking_staples',
      one: 'box of salt',
      many: 'boxes of salt',
      line: 'A closed box of salt',
    },
    { id: 'snack_foods', one: 'banana', many: 'bananas' },
    {
      id: 'water_ice',
      one: 'water bottle',
      many: 'water bottles',
      line: 'A closed plastic bottle of water',
    },
  ],
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
  soft: [
    { id: 'ball', one: 'soft ball', many: 'soft balls' },
    { id: 'textiles', one: 'rolled-up sock', many: 'rolled-up socks' },
    { id: 'paper', one: 'crumpled paper ball', many: 'crumpled paper balls' },
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
} as const satisfies Record<string, readonly SlotOption[]>

export type SlotKind = keyof typeof slotOptions
