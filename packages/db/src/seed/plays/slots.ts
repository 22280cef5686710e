import type { MaterialId } from '@fgm/shared/activities/activities'

/** One way to fill a slot, from a material with the property that the slot is named for. */
export type SlotOption = {
  id: MaterialId
  one: string
  many: string
  /** No home has more of these at hand. */
  most?: number
  from_age?: number
  /** Only if nothing better is ticked. */
  is_last_resort?: boolean
}

/**
 * Ways to fill each slot, by what a play does with it: what can be thrown is soft, what rolls is round, a unit has a length.
 * `thing` is for plays that work with any thing that fits into two hands.
 */
export const slotOptions = {
  thing: [
    { id: 'toy_figures', one: 'toy', many: 'toys' },
    { id: 'spoons_tongs', one: 'spoon', many: 'spoons' },
    { id: 'blocks', one: 'block', many: 'blocks' },
    { id: 'cups_bowls', one: 'plastic cup', many: 'plastic cups' },
    { id: 'textiles', one: 'sock', many: 'socks' },
    { id: 'drawing_tools', one: 'crayon', many: 'crayons' },
    { id: 'ball', one: 'soft ball', many: 'soft balls' },
    { id: 'cardboard', one: 'cardboard tube', many: 'cardboard tubes' },
    { id: 'measuring', one: 'measuring cup', many: 'measuring cups' },
    { id: 'playdough', one: 'ball of playdough', many: 'balls of playdough' },
    { id: 'craft_sticks', one: 'clothespin', many: 'clothespins' },
    { id: 'dice_cards', one: 'playing card', many: 'playing cards' },
    { id: 'coins_buttons', one: 'large button', many: 'large buttons' },
    { id: 'nature_finds', one: 'leaf', many: 'leaves' },
    { id: 'books', one: 'book', many: 'books' },
    { id: 'paint', one: 'dry paintbrush', many: 'dry paintbrushes' },
    { id: 'chalk', one: 'stick of chalk', many: 'sticks of chalk' },
    { id: 'string', one: 'ball of yarn', many: 'balls of yarn' },
    { id: 'tape', one: 'roll of tape', many: 'rolls of tape' },
    ...(
      [
        { id: 'snack_foods', one: 'banana', many: 'bananas' },
        { id: 'flashlight', one: 'flashlight', many: 'flashlights' },
        { id: 'water_ice', one: 'closed water bottle', many: 'closed water bottles' },
        { id: 'glue', one: 'closed glue stick', many: 'closed glue sticks' },
        { id: 'dry_goods', one: 'closed box of pasta', many: 'closed boxes of pasta' },
        { id: 'baking_staples', one: 'closed box of salt', many: 'closed boxes of salt' },
        { id: 'paper', one: 'paper ball', many: 'paper balls' },
      ] as const
    ).map((option) => ({ ...option, is_last_resort: true })),
  ],
  /** Things of one kind that can be counted, shared and laid in a row. */
  counter: [
    { id: 'blocks', one: 'block', many: 'blocks', most: 20 },
    { id: 'coins_buttons', one: 'button', many: 'buttons', most: 20 },
    { id: 'dry_goods', one: 'dry noodle', many: 'dry noodles' },
    { id: 'toy_figures', one: 'toy', many: 'toys', most: 6 },
    { id: 'craft_sticks', one: 'craft stick', many: 'craft sticks', most: 20 },
    { id: 'nature_finds', one: 'leaf', many: 'leaves', most: 10, from_age: 4 },
    { id: 'dice_cards', one: 'playing card', many: 'playing cards', most: 20 },
    { id: 'textiles', one: 'sock', many: 'socks', most: 10 },
    { id: 'spoons_tongs', one: 'spoon', many: 'spoons', most: 6 },
    { id: 'drawing_tools', one: 'crayon', many: 'crayons', most: 10, from_age: 3 },
    { id: 'cups_bowls', one: 'plastic cup', many: 'plastic cups', most: 6 },
    { id: 'paper', one: 'paper ball', many: 'paper balls', most: 12, is_last_resort: true },
  ],
  /** Six of them disappear in a fist. */
  small: [
    { id: 'coins_buttons', one: 'button', many: 'buttons', most: 20 },
    { id: 'dry_goods', one: 'dry noodle', many: 'dry noodles' },
    { id: 'blocks', one: 'small block', many: 'small blocks', most: 20 },
    { id: 'craft_sticks', one: 'craft stick', many: 'craft sticks', most: 20 },
    { id: 'drawing_tools', one: 'crayon', many: 'crayons', most: 10 },
    { id: 'nature_finds', one: 'leaf', many: 'leaves', most: 10 },
    {
      id: 'paper',
      one: 'small paper ball',
      many: 'small paper balls',
      most: 12,
      is_last_resort: true,
    },
  ],
  /** Harmless when thrown. */
  soft: [
    { id: 'ball', one: 'soft ball', many: 'soft balls', most: 1 },
    { id: 'textiles', one: 'rolled-up sock', many: 'rolled-up socks' },
    { id: 'paper', one: 'paper ball', many: 'paper balls', is_last_resort: true },
  ],
  /** What rolls down a slope. */
  roller: [
    { id: 'ball', one: 'soft ball', many: 'soft balls' },
    { id: 'cardboard', one: 'cardboard tube', many: 'cardboard tubes' },
    { id: 'playdough', one: 'ball of playdough', many: 'balls of playdough' },
  ],
  /** What stands and can be stacked. */
  build: [
    { id: 'blocks', one: 'block', many: 'blocks', most: 20 },
    { id: 'cups_bowls', one: 'plastic cup', many: 'plastic cups', most: 8 },
    { id: 'cardboard', one: 'small box', many: 'small boxes', most: 6 },
    { id: 'books', one: 'book', many: 'books', from_age: 5, most: 8 },
  ],
  /** What has a length and can be laid end to end. */
  unit: [
    { id: 'craft_sticks', one: 'craft stick', many: 'craft sticks' },
    { id: 'spoons_tongs', one: 'spoon', many: 'spoons' },
    { id: 'drawing_tools', one: 'crayon', many: 'crayons' },
    { id: 'dice_cards', one: 'playing card', many: 'playing cards' },
    { id: 'blocks', one: 'block', many: 'blocks' },
    { id: 'cardboard', one: 'cardboard tube', many: 'cardboard tubes' },
    { id: 'books', one: 'book', many: 'books' },
    { id: 'textiles', one: 'sock', many: 'socks' },
    { id: 'paper', one: 'sheet of paper', many: 'sheets of paper' },
  ],
  /** What was made for one job, with a handle, a hole or a point to it. */
  tool: [
    { id: 'spoons_tongs', one: 'spoon', many: 'spoons' },
    { id: 'cups_bowls', one: 'plastic cup', many: 'plastic cups' },
    { id: 'craft_sticks', one: 'clothespin', many: 'clothespins' },
    { id: 'drawing_tools', one: 'pencil', many: 'pencils' },
    { id: 'textiles', one: 'sock', many: 'socks' },
    { id: 'measuring', one: 'measuring cup', many: 'measuring cups' },
    { id: 'flashlight', one: 'flashlight', many: 'flashlights' },
    { id: 'paint', one: 'dry paintbrush', many: 'dry paintbrushes' },
    { id: 'tape', one: 'roll of tape', many: 'rolls of tape' },
    { id: 'dice_cards', one: 'die', many: 'dice' },
    { id: 'books', one: 'book', many: 'books' },
  ],
  /** What is long and stiff and lies on two fingers. */
  stick: [
    { id: 'measuring', one: 'ruler', many: 'rulers' },
    { id: 'spoons_tongs', one: 'long spoon', many: 'long spoons' },
    { id: 'craft_sticks', one: 'craft stick', many: 'craft sticks' },
    { id: 'drawing_tools', one: 'long pencil', many: 'long pencils' },
  ],
  page: [
    { id: 'paper', one: 'sheet of paper', many: 'sheets of paper' },
    {
      ...{ id: 'cardboard', one: 'flat piece of cardboard', many: 'flat pieces of cardboard' },
      is_last_resort: true,
    },
  ],
  pen: [
    { id: 'drawing_tools', one: 'crayon', many: 'crayons' },
    { id: 'chalk', one: 'piece of chalk', many: 'pieces of chalk' },
  ],
  paper: [{ id: 'paper', one: 'sheet of paper', many: 'sheets of paper' }],
  pencil: [{ id: 'drawing_tools', one: 'pencil', many: 'pencils' }],
  crayon: [{ id: 'drawing_tools', one: 'crayon', many: 'crayons' }],
  toy: [{ id: 'toy_figures', one: 'toy', many: 'toys' }],
  cup: [{ id: 'cups_bowls', one: 'plastic cup', many: 'plastic cups' }],
  bowl: [{ id: 'cups_bowls', one: 'plastic bowl', many: 'plastic bowls' }],
  spoon: [{ id: 'spoons_tongs', one: 'spoon', many: 'spoons' }],
  sock: [{ id: 'textiles', one: 'sock', many: 'socks' }],
  towel: [{ id: 'textiles', one: 'towel', many: 'towels' }],
  pillow: [{ id: 'textiles', one: 'pillow', many: 'pillows' }],
  tape: [{ id: 'tape', one: 'strip of tape', many: 'strips of tape' }],
  book: [{ id: 'books', one: 'picture book', many: 'picture books' }],
  string: [{ id: 'string', one: 'piece of string', many: 'pieces of string' }],
  light: [{ id: 'flashlight', one: 'flashlight', many: 'flashlights' }],
  card: [{ id: 'dice_cards', one: 'playing card', many: 'playing cards' }],
  tube: [{ id: 'cardboard', one: 'cardboard tube', many: 'cardboard tubes' }],
  dough: [{ id: 'playdough', one: 'lump of playdough', many: 'lumps of playdough' }],
  water: [{ id: 'water_ice', one: 'water', many: 'water' }],
} as const satisfies Record<string, readonly SlotOption[]>

export type SlotKind = keyof typeof slotOptions
