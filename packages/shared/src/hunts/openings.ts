import type { RoomType } from '../blueprints/catalog.ts'
import { codeOpenings, isRoomCode } from './room-codes.ts'
import { isRoomPhrase, roomPhrase } from './room-names.ts'

/* How a clue begins: with the room it leads to or, for a riddle, with the purpose of such a room. */

export const clueOpenings = {
  /** For small children: each says the room, and how to go there. */
  easy: [
    'Off to {room}!',
    'Tiptoe into {room}.',
    'Come along to {room}.',
    'Take my hand, to {room} we go!',
    'Walk like a cat into {room}.',
    'Wave hello to {room}.',
    'One, two, three, into {room}!',
    'Peek into {room}.',
    'March into {room}.',
    'Float like a feather into {room}.',
    'Shh, softly into {room}.',
    "Let's go to {room}.",
    'On to {room}!',
    'Creep like a mouse into {room}.',
    'Stomp like a bear into {room}.',
    'Go slow as a snail into {room}.',
    'Hop to {room}.',
    'Ready? Into {room}!',
    'Take big steps into {room}.',
    'Take tiny steps into {room}.',
    'Go as quiet as a cat to {room}.',
    'Walk hand in hand to {room}.',
    'Here we go, to {room}.',
    'Waddle like a duck into {room}.',
  ],
  /** For children from five on: each names the room, and fits any text after it. */
  medium: [
    'Off you go to {room}.',
    'The trail leads to {room}.',
    'A secret waits in {room}.',
    'Your map points to {room}.',
    'An explorer is needed in {room}.',
    'Quiet feet into {room}.',
    'Head for {room}.',
    'Next stop: {room}.',
    'Footprints lead to {room}.',
    'Captain, set course for {room}!',
    'Follow your feet to {room}.',
    'Make your way to {room}.',
    'Without a sound, go to {room}.',
    'Look closely in {room}.',
    'Secret mission in {room}.',
    'The compass points to {room}.',
    'Detectives, on to {room}!',
    'Sneak into {room}.',
    'You are needed in {room}.',
    'Take the shortest way to {room}.',
    'Something is going on in {room}.',
    'Full steam ahead to {room}!',
    'Keep your eyes open in {room}.',
    'Shh, the trail goes on in {room}.',
  ],
  /** Outdoors and among cars no one is sent alone: each says so, and names the room. */
  withAdult: [
    'With a grown-up, go to {room}.',
    'Grab a grown-up and head out to {room}.',
    'Ask a grown-up to come with you to {room}.',
    'Bring a grown-up to {room}.',
    'Go with a grown-up to {room}.',
    'Find a grown-up and go together to {room}.',
    'Walk to {room} with a grown-up.',
    'You and a grown-up are needed in {room}.',
  ],
  /** The same before a riddle, which hides the room. */
  riddleWithAdult: [
    'Grab a grown-up and head outdoors.',
    'Bring a grown-up with you and go outside.',
    'Ask a grown-up to come out with you.',
    'Go outside with a grown-up.',
    'You and a grown-up are needed outdoors.',
    'Find a grown-up and step outside together.',
    'Fetch a grown-up and go outdoors together.',
    'Team up with a grown-up and go out.',
  ],
  /** For riddles without furniture: each says the purpose of the room, never its name. */
  riddle: [
    'Go where {where}.',
    'There is a place where {where}.',
    'Think of the room where {where}.',
    'Tiptoe to where {where}.',
    'Search the place where {where}.',
    'The path leads to where {where}.',
    'Do you know where {where}? Go there.',
    'Go to the room where {where}.',
    'Walk to the room where {where}.',
    'Find the room where {where}.',
    'Make your way to where {where}.',
    'Your next stop is where {where}.',
  ],
} as const

/** An opening that names a room by its label. */
export const openedWithRoom = (opening: string, label: string): string =>
  opening.replace('{room}', () => roomPhrase(label))

/** An opening that describes a kind of room; never with a word of the room's own name. */
export function openedWithRiddle(
  opening: string,
  { type, label }: { type: RoomType; label: string },
  turn: number,
): string {
  const said = (words: string) =>
    label
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .some((word) => word.length > 2 && holds(words, word))
  const all = roomRiddles[type]
  const hidden = all.filter((words) => !said(words))
  const choices = hidden.length > 0 ? hidden : [anyRoom]
  return opening.replace('{where}', () => choices[turn % choices.length] ?? '')
}

/** Used where every riddle of a room would reveal its name. */
const anyRoom = 'you have not searched yet'

/** Saved clues may contain these. */
const earlierRiddles = [
  'everybody ends up in the evening',
  'feet are put up after a long day',
  'everybody yawns',
  'the day ends under a blanket',
  'dreams begin',
  'supper is served',
  'the doorbell is answered',
  'arms slip out of their sleeves',
]

const allRiddles = (): readonly string[] => [
  ...Object.values(roomRiddles).flat(),
  ...earlierRiddles,
  anyRoom,
]

const holds = (text: string, word: string) =>
  ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${word} `)

/** The first opening, from `turn` on, that none of the other clues begins with. */
export function freeOpening(
  openings: readonly string[],
  others: readonly string[],
  turn: number,
): string {
  const turned = openings.map((_, at) => openings[(at + turn) % openings.length] ?? '')
  return (
    turned.find((opening) => !others.some((clue) => beginsWith(clue, opening))) ?? turned[0] ?? ''
  )
}

/** Whether two clues begin the same way. */
export const beginAlike = (one: string, other: string): boolean =>
  [...Object.values(clueOpenings).flat(), ...codeOpenings].some(
    (opening) => beginsWith(one, opening) && beginsWith(other, opening),
  )

/** Whether a text is exactly one of our openings, for any room. */
export const isOpening = (text: string): boolean =>
  [...clueOpenings.easy, ...clueOpenings.medium, ...clueOpenings.withAdult].some((opening) =>
    isRoomPhrase(saidIn(text, opening)),
  ) ||
  clueOpenings.riddleWithAdult.some((opening) => opening === text) ||
  codeOpenings.some((opening) => isRoomCode(saidIn(text, opening))) ||
  clueOpenings.riddle.some((opening) => allRiddles().includes(saidIn(text, opening)))

/** The text in the place of the opening's mark; empty if it is not this opening. */
function saidIn(text: string, opening: string): string {
  const [before = '', after = ''] = opening.split(/\{\w+\}/)
  const isIt = text.startsWith(before) && text.endsWith(after)
  return isIt ? text.slice(before.length, text.length - after.length) : ''
}

/** Whether a clue begins with this opening, for any room. */
function beginsWith(clue: string, opening: string): boolean {
  const [before = '', after = ''] = opening.split(/\{\w+\}/)
  if (!clue.startsWith(before)) return false
  return clue.slice(before.length).includes(after)
}

/** The purpose of each kind of room, in the words of a riddle. */
export const roomRiddles: Record<RoomType, readonly string[]> = {
  living_room: [
    'everybody likes to flop down',
    'visitors sit and talk',
    'the softest seats wait for you',
  ],
  kitchen: ['soup is stirred', 'pots and pans make music', 'breakfast begins'],
  dining_room: [
    'plates and forks are laid out',
    'everybody has a seat and a plate',
    'the food comes to you',
  ],
  // Not true of kids' rooms: many homes have both.
  bedroom: [
    'somebody taller than you sleeps',
    'grown-ups yawn at night',
    'long legs go under a blanket',
  ],
  kids_room: [
    'toys wait for the morning',
    'small socks go missing',
    'somebody about your size wakes up in the morning',
  ],
  bathroom: ['soap makes bubbles', 'rubber ducks feel at home', 'teeth get clean'],
  office: ['letters and lists are written', 'somebody thinks and types', 'paper never runs out'],
  playroom: [
    'towers rise and tumble',
    'blocks and dolls are in charge',
    'tidying up never lasts long',
  ],
  hallway: [
    'you get ready to go out',
    'everybody comes through and nobody stays',
    'people say hello and goodbye',
  ],
  garden: ['the ceiling is the sky', 'worms are at home', 'the carpet has to be mowed'],
  laundry: [
    'shirts go round and round',
    'muddy clothes get a second chance',
    'dirty goes in and clean comes out',
  ],
  garage: ['wheels take a rest', 'a car would sleep', 'boxes and bikes lean and wait'],
  classroom: ['many learn together', 'hands go up', 'chalk and crayons go to work'],
  other: [
    'you go less often than anywhere else',
    'no other room is quite the same',
    'things are kept that fit nowhere else',
  ],
}
