/* What is said and shown at each find, for stories that need more than a drawing. At most seven of each. */

/** Words for a password, by how many letters they have. */
export const passwords: Readonly<Record<number, readonly string[]>> = {
  3: ['SUN', 'OWL', 'HAT', 'FOX'],
  4: ['MOON', 'FROG', 'STAR', 'SOCK'],
  5: ['TIGER', 'CLOUD', 'APPLE', 'SNAIL'],
  6: ['PIRATE', 'RABBIT', 'PICKLE', 'ROCKET'],
  7: ['BLANKET', 'PENGUIN', 'RAINBOW', 'GIRAFFE'],
}

/** Sounds and movements that make a password for who does not read. */
export const movements = [
  ['hum', 'Hum one low note.'],
  ['clap', 'Clap once.'],
  ['stamp', 'Stamp one foot.'],
  ['nod', 'Nod two times.'],
  ['tap', 'Tap your nose.'],
  ['whoo', 'Say whoo like an owl.'],
  ['pat', 'Pat your knees.'],
] as const

type Suspect = { name: string; seen: string; two: string }

/** Who sits on the sofa: what anyone can see of each, and what takes two looks. One more than there are finds. */
export const suspects: readonly Suspect[] = [
  { name: 'rabbit', seen: 'with long ears', two: 'with long ears and a short tail' },
  { name: 'duck', seen: 'with a beak', two: 'with a beak and orange feet' },
  { name: 'car', seen: 'with wheels', two: 'with wheels and no legs' },
  { name: 'elephant', seen: 'with a trunk', two: 'with a trunk and big ears' },
  { name: 'snail', seen: 'with a house', two: 'with a house and only one foot' },
  { name: 'octopus', seen: 'with eight arms', two: 'with eight arms and no bones' },
  { name: 'lion', seen: 'with a mane', two: 'with a mane and whiskers' },
  { name: 'sheep', seen: 'with wool', two: 'with wool and four hooves' },
]

/** Parts of a house for a snail: each as it is drawn, and for who thinks about it. */
export const homeParts = ['door', 'lamp', 'bed', 'seat', 'window', 'roof', 'doormat'] as const

type Ability = { name: string; show: string; list: string }

/** What a robot learns again: shown, and as a list of commands with one mistake. */
export const abilities: readonly Ability[] = [
  {
    name: 'wave',
    show: 'how to wave',
    list: 'Lift a hand. Move it left. Move it left. Put it down.',
  },
  {
    name: 'hum',
    show: 'how to hum',
    list: 'Close your lips. Hum. Open your eyes and stop humming.',
  },
  { name: 'count', show: 'how to count to three', list: 'Say one. Say two. Say four. Stop.' },
  { name: 'bend', show: 'how to bend', list: 'Stand. Bend forward. Bend forward. Stand.' },
  {
    name: 'turn',
    show: 'how to turn around',
    list: 'Turn left. Turn right. Now you look the other way.',
  },
  { name: 'blue', show: 'how to say blue', list: 'Say bl. Say oo. Say the word red.' },
  {
    name: 'bow',
    show: 'how to take a bow',
    list: 'Feet together. Bow. Say hello before you come in.',
  },
]

/** Questions with one digit for an answer, and sums with the same. */
export const digits = [
  { digit: 3, question: 'How many corners has a triangle?', sum: '21 ÷ 7' },
  { digit: 2, question: 'How many ears has a cat?', sum: '11 − 9' },
  { digit: 5, question: 'How many fingers are on one hand?', sum: '45 ÷ 9' },
  { digit: 4, question: 'How many legs has a dog?', sum: '2 × 8 ÷ 4' },
  { digit: 1, question: 'How many noses do you have?', sum: '100 − 99' },
  { digit: 7, question: 'How many days has a week?', sum: '56 ÷ 8' },
  { digit: 8, question: 'How many legs has a spider?', sum: '4 + 4 × 1' },
] as const

/** Minutes of the night train at each station: the steps grow by five. */
export const trainTimes = ['7:00', '7:05', '7:15', '7:30', '7:50', '8:15', '8:45', '9:20'] as const

/** Directions for one sound after the other. */
export const soundSigns = ['·', '—', '~', '○', '/', '^', '='] as const
