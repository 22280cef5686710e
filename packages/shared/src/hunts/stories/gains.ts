import type { BlueprintDocument } from '../../blueprints/document.ts'
import { type Chance, oneOf, shuffled } from '../../seeded-chance.ts'
import { shifted, squareOf } from './ciphers.ts'
import type { StoryBand } from './story-ids.ts'

/** What one find brings. */
export type Gain = {
  /** What its tile shows; empty if the drawing says it. */
  sign: string
  /** Said to the children. */
  words: string
  /** To be read in a mirror. */
  is_mirrored?: boolean
}

/** What all finds bring, and their result: the word, the number, the one who is left. */
export type Gains = { gains: Gain[]; solution: string }

export type GainsWish = {
  stops: number
  band: StoryBand
  /** The youngest player, in years. */
  age: number
  document: BlueprintDocument
  treasure_place: string
  /** What is found, in the order of the clues. */
  places: readonly { location: string; color?: string | undefined; shape?: string | undefined }[]
  chance: Chance
}

/** What each find brings. */
export type GainKind = keyof typeof makers

/** For each kind what the finds bring, in the wording of an age. */
export const gainsOf = (kind: GainKind, wish: GainsWish): Gains => makers[kind](wish)

/** One gain for each find, by its position. */
const each = ({ stops }: GainsWish, make: (at: number) => Gain, solution = ''): Gains => ({
  gains: Array.from({ length: stops }, (_, at) => make(at)),
  solution,
})

const numbered = (wish: GainsWish, say: (at: number) => string, solution?: string): Gains =>
  each(wish, (at) => ({ sign: '', words: say(at) }), solution)

/** The next of a few sentences; starts again after the last. */
const turnOf = (sentences: readonly string[], at: number): string =>
  sentences[at % sentences.length] ?? ''

const makers = {
  letter: lettersOf,

  map_piece: (wish) =>
    (wish.band === '9-12' && coordinates(wish)) ||
    numbered(wish, () =>
      wish.band === '3-5'
        ? 'A piece of the map. What can you see on it?'
        : 'A strip of the map. Which room is on it, and which way is up?',
    ),

  ingredient: (wish) =>
    numbered(wish, (at) =>
      turnOf(
        wish.band === '3-5'
          ? [
              'One warm word for the dragon: which color is it?',
              'One warm word for the dragon: is it soft or hard?',
              'One warm word for the dragon: is it smooth or cool?',
            ]
          : [
              'A warm word that compares: it is as warm as what?',
              'A warm word that compares: it is as round as what?',
              'A warm word that compares: it is as quiet as what?',
            ],
        at,
      ),
    ),

  suspect_cleared: suspectsOf,

  home_part: (wish) =>
    each(wish, (at) => {
      const part = turnOf(homeParts, at)
      const say = wish.age < 3 ? `Point to it and say its name. The snail has a ${part} now.` : ''
      const draw = `A ${part} for the snail. Draw it on the shell with one line.`
      const think = `A ${part} for the snail. What would fit someone so small?`
      return { sign: part, words: say || (wish.band === '3-5' ? draw : think) }
    }),

  light: (wish) =>
    (wish.band === '9-12' && coordinates(wish)) ||
    numbered(wish, (at) =>
      wish.band === '3-5'
        ? 'One ray of the star. Show it on your fingers.'
        : turnOf(
            [
              'One ray of the star. Would it shine over the table or under it?',
              'One ray of the star. Which wall would it reach from here?',
              'One ray of the star. What would throw the longest shadow here?',
            ],
            at,
          ),
    ),

  ticket_punch: ticketsOf,

  ability: (wish) =>
    each(wish, (at) => {
      const ability = abilities[at % abilities.length] as (typeof abilities)[number]
      const words: Record<StoryBand, string> = {
        '3-5': `Show the robot ${ability.show}. It will copy you a little wrong.`,
        '6-8': `Tell the robot ${ability.show}, in three short commands.`,
        '9-12': `One command is wrong. Mend it, or the robot gets stuck: ${ability.list}`,
      }
      return { sign: ability.name, words: words[wish.band] }
    }),

  sound: (wish) =>
    each(wish, (at) => {
      const words: Record<StoryBand, string> = {
        '3-5': 'Tap it with one fingertip and listen. That is a sound for the concert.',
        '6-8': `A sound for the concert. Play it ${at % 2 === 0 ? 'softly' : 'a little louder'}.`,
        '9-12':
          'Invent a sound for it. This is its sign in the score: someone else must be able to read it.',
      }
      return { sign: wish.band === '9-12' ? turnOf(soundSigns, at) : '', words: words[wish.band] }
    }),

  leaf: (wish) =>
    numbered(wish, (at) => {
      const words: Record<StoryBand, readonly string[]> = {
        '3-5': [
          'A leaf for our tree. Which color shall it have?',
          'A leaf for our tree. Who likes to be here?',
        ],
        '6-8': [
          'A leaf for our tree. What was funny here once?',
          'A leaf for our tree. Who was here yesterday?',
        ],
        '9-12': [
          'A leaf for our tree: a question about our family, for dinner.',
          'A leaf for our tree: what will be here in ten years?',
        ],
      }
      return turnOf(words[wish.band], at)
    }),

  digit: (wish) => {
    const row = digits.slice(0, wish.stops)
    return each(
      wish,
      (at) => {
        const { digit, question, sum } = row[at] ?? digits[0]
        const sign = wish.band === '9-12' ? sum : `${digit}`
        const words: Record<StoryBand, string> = {
          '3-5': `A digit: ${digit}. Show so many fingers.`,
          '6-8': `A digit. ${question}`,
          '9-12': `A digit, as a sum: ${sum}.`,
        }
        return { sign, words: words[wish.band] }
      },
      row.map(({ digit }) => digit).join(''),
    )
  },

  story_word: (wish) =>
    each(
      wish,
      (at) => {
        const word = wordOf(wish.places[at])
        return { sign: word, words: `A word for the last page: ${word}.` }
      },
      wish.band === '9-12' ? (oneOf(tellings, wish.chance) ?? '') : '',
    ),
} satisfies Record<string, (wish: GainsWish) => Gains>

const tellings = ['as a news report', 'as a poem', 'as a letter of complaint']

/** A word about what was found: its color, its shape, or where it was. */
function wordOf(place: GainsWish['places'][number] | undefined): string {
  const where = place?.location.split(' - ').at(-1)?.toLowerCase()
  return place?.color ?? place?.shape ?? (where || 'somewhere')
}

/** Movements for the smallest, letters in order or mixed, and shifted ones with the key at the last stop. */
function lettersOf(wish: GainsWish): Gains {
  const { stops, band, chance } = wish
  if (band === '3-5') {
    const row = movements.slice(0, stops)
    return {
      gains: row.map(([sign, words]) => ({ sign, words })),
      solution: row.map(([sign]) => sign).join(', '),
    }
  }
  const word = oneOf(passwords[stops] ?? [], chance) ?? ''
  const shown = [...(band === '9-12' ? shifted(word) : stops > 4 ? mixed(word, chance) : word)]
  const isLast = (at: number) => at === shown.length - 1
  const gains = shown.map((sign, at) => ({
    sign,
    words:
      band === '9-12' && isLast(at)
        ? `A letter: ${sign}. And the key: the door writes B where we write A.`
        : `A letter: ${sign}. Say it aloud.`,
  }))
  return { gains, solution: word }
}

function mixed(word: string, chance: Chance): string {
  const letters = shuffled([...word], chance).join('')
  return letters === word ? `${word.slice(1)}${word.slice(0, 1)}` : letters
}

/** One after the other may go home; the one who is left kept the treasure safe. */
function suspectsOf(wish: GainsWish): Gains {
  const row = suspects.slice(0, wish.stops + 1)
  const keeper = oneOf(row, wish.chance)
  const gone = row.filter((one) => one !== keeper)
  const gains = gone.map(({ name, seen, two }) => ({
    sign: name,
    words: `It was not somebody ${wish.band === '3-5' ? seen : two}. The ${name} may go home.`,
    ...(wish.band === '9-12' && { is_mirrored: true }),
  }))
  return { gains, solution: keeper?.name ?? '' }
}

function ticketsOf(wish: GainsWish): Gains {
  const stations = wish.places.map(({ location }) => location.split(' - ')[0] || 'Home')
  return each(
    wish,
    (at) => {
      const station = stations[at] ?? 'Home'
      const backward = [...station].reverse().join('').toLowerCase()
      const words: Record<StoryBand, string> = {
        '3-5': 'One corner of the ticket is gone. Toot once!',
        '6-8': `Call out the station backward: ${backward}.`,
        '9-12': `The train was here at ${trainTimes[at]}. When will it be at the last stop?`,
      }
      return { sign: wish.band === '9-12' ? (trainTimes[at] ?? '') : '', words: words[wish.band] }
    },
    wish.band === '9-12' ? (trainTimes[wish.stops] ?? '') : '',
  )
}

/** Strips with squares of the family's map: where it is not, then its column, then its row. Undefined if the map has no such place. */
function coordinates(wish: GainsWish): Gains | undefined {
  const square = squareOf(wish.document, wish.treasure_place)
  if (!square) return undefined
  const { column, row } = square
  const others = ['1', '2', '3', '4'].filter((one) => one !== row)
  const last = wish.stops - 1
  return each(
    wish,
    (at) => {
      if (at === last) return { sign: row, words: `It lies in row ${row}. Now two lines cross.` }
      if (at === last - 1) return { sign: column, words: `It lies in column ${column}.` }
      const other = turnOf(others, at)
      return { sign: `not ${other}`, words: `It does not lie in row ${other}.` }
    },
    `${column}${row}`,
  )
}

/* What is said and shown at each find, for stories that need more than a drawing. At most seven of each. */

/** Words for a password, by length. */
const passwords: Readonly<Record<number, readonly string[]>> = {
  3: ['SUN', 'OWL', 'HAT', 'FOX'],
  4: ['MOON', 'FROG', 'STAR', 'SOCK'],
  5: ['TIGER', 'CLOUD', 'APPLE', 'SNAIL'],
  6: ['PIRATE', 'RABBIT', 'PICKLE', 'ROCKET'],
  7: ['BLANKET', 'PENGUIN', 'RAINBOW', 'GIRAFFE'],
}

/** Sounds and movements that make a password for children who do not read. */
const movements = [
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
const suspects: readonly Suspect[] = [
  { name: 'rabbit', seen: 'with long ears', two: 'with long ears and a short tail' },
  { name: 'duck', seen: 'with a beak', two: 'with a beak and orange feet' },
  { name: 'car', seen: 'with wheels', two: 'with wheels and no legs' },
  { name: 'elephant', seen: 'with a trunk', two: 'with a trunk and big ears' },
  { name: 'snail', seen: 'with a house', two: 'with a house and only one foot' },
  { name: 'octopus', seen: 'with eight arms', two: 'with eight arms and no bones' },
  { name: 'lion', seen: 'with a mane', two: 'with a mane and whiskers' },
  { name: 'sheep', seen: 'with wool', two: 'with wool and four hooves' },
]

/** Parts of a house for a snail: each as it is drawn, and for children who think about it. */
const homeParts = ['door', 'lamp', 'bed', 'seat', 'window', 'roof', 'doormat'] as const

type Ability = { name: string; show: string; list: string }

/** What a robot learns again: shown, and as a list of commands with one mistake. */
const abilities: readonly Ability[] = [
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

/** Questions whose answer is one digit, and sums with the same answer. */
const digits = [
  { digit: 3, question: 'How many corners has a triangle?', sum: '21 ÷ 7' },
  { digit: 2, question: 'How many ears has a cat?', sum: '11 − 9' },
  { digit: 5, question: 'How many fingers are on one hand?', sum: '45 ÷ 9' },
  { digit: 4, question: 'How many legs has a dog?', sum: '2 × 8 ÷ 4' },
  { digit: 1, question: 'How many noses do you have?', sum: '100 − 99' },
  { digit: 7, question: 'How many days has a week?', sum: '56 ÷ 8' },
  { digit: 8, question: 'How many legs has a spider?', sum: '4 + 4 × 1' },
] as const

/** Minutes of the night train at each station: the steps grow by five. */
const trainTimes = ['7:00', '7:05', '7:15', '7:30', '7:50', '8:15', '8:45', '9:20'] as const

/** Directions for the sounds, one after the other. */
const soundSigns = ['·', '—', '~', '○', '/', '^', '='] as const
