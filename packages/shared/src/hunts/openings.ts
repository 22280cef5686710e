import type { RoomType } from '../blueprints/catalog.ts'
import { isRoomPhrase, roomPhrase, roomPhraseAtStart } from './room-names.ts'

/* How a clue begins: with the room it leads to, or, where it is a riddle, with what such a room is for. */

/** For small children: each says the room, and how to go there. */
export const easyOpenings = [
  'Off to {room}!',
  'Tiptoe into {room}.',
  'Come along to {room}.',
  'Look around in {room}.',
  'Walk like a cat into {room}.',
  'Wave hello to {room}.',
  'Now for {room}.',
  'Peek into {room}.',
  'March into {room}, knees up.',
  'Float like a feather into {room}.',
  'Shh, softly into {room}.',
  'Let us go to {room}.',
  'On to {room}!',
  'Creep like a mouse into {room}.',
  'Stomp like a bear into {room}.',
  'Slow as a snail, into {room}.',
  'Hop to {room}.',
  'Ready? Into {room}!',
  'Take big steps into {room}.',
  'Take tiny steps into {room}.',
  'Say good day to {room}.',
  'Which way to {room}? Go there.',
  'Hand in hand to {room}.',
  'Here we go, to {room}.',
] as const

/** For children from five on: each says the room. */
export const mediumOpenings = [
  'In {room}, keep your eyes open.',
  '{Room} hides this one.',
  'Detective work in {room}.',
  'Take a slow look around {room}.',
  'The trail leads to {room}.',
  'This one is in {room}.',
  'Your map points to {room}.',
  'Stand in {room} and listen to this.',
  'An explorer is needed in {room}.',
  'Search {room} with your eyes first.',
  'Quiet feet into {room}.',
  'Head for {room}.',
  'Next stop: {room}.',
  'Footprints lead to {room}.',
  'Try {room} for this one.',
  'Solve this in {room}.',
  'Follow your feet to {room}.',
  'A puzzle waits in {room}.',
  'Make your way to {room}.',
  'Turn round once in {room}.',
  'Without a sound, go to {room}.',
  'Somewhere in {room} is what you need.',
  'It is time for {room}.',
  'Look closely in {room}.',
] as const

/** Outdoors and among cars nobody is sent alone: each says so, and the room. */
export const openingsWithAdult = [
  'With a grown-up, go to {room}.',
  'Together with a grown-up, visit {room}.',
  'Ask a grown-up along to {room}.',
  'Bring a grown-up to {room}.',
  'Go with a grown-up into {room}.',
  'A grown-up takes you to {room}.',
  'Hold a grown-up by the hand on the way to {room}.',
  'You and a grown-up are needed in {room}.',
] as const

/** The same before a riddle, which hides the room. */
export const riddleOpeningsWithAdult = [
  'Take a grown-up along.',
  'Bring a grown-up with you.',
  'Ask a grown-up to come.',
  'Go with a grown-up.',
  'Two go there: you and a grown-up.',
  'Only together with a grown-up.',
  'A grown-up comes along.',
  'Hand in hand with a grown-up.',
] as const

/** For riddles without furniture: each says what the room is for, never its name. */
export const riddleOpenings = [
  'Go where {where}.',
  'There is a place where {where}.',
  'Think of the room where {where}.',
  'I hide where {where}.',
  'Tiptoe to where {where}.',
  'Search where {where}.',
  'You will be right where {where}.',
  'Your path leads to where {where}.',
  'Do you know where {where}? Go there.',
  'Only look where {where}.',
  'Follow the wall to where {where}.',
  'Guess where {where}, and go in.',
] as const

/** An opening that names a room by its label. */
export const openedWithRoom = (opening: string, label: string): string =>
  opening
    .replace('{room}', () => roomPhrase(label))
    .replace('{Room}', () => roomPhraseAtStart(label))

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

/** Said where every riddle of a room would tell its name. */
const anyRoom = 'you have not searched yet'

const allRiddles = (): readonly string[] => [...Object.values(roomRiddles).flat(), anyRoom]

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

/** Whether two clues begin alike. */
export const beginAlike = (one: string, other: string): boolean =>
  [
    ...[...easyOpenings, ...mediumOpenings, ...riddleOpenings],
    ...[...openingsWithAdult, ...riddleOpeningsWithAdult],
  ].some((opening) => beginsWith(one, opening) && beginsWith(other, opening))

/** Whether a text is one of our openings, for any room, and nothing else. */
export const isOpening = (text: string): boolean =>
  [...easyOpenings, ...mediumOpenings, ...openingsWithAdult].some((opening) =>
    isRoomPhrase(saidIn(text, opening)),
  ) ||
  riddleOpeningsWithAdult.some((opening) => opening === text) ||
  riddleOpenings.some((opening) => allRiddles().includes(saidIn(text, opening)))

/** What a text has in the place of the opening's mark; empty where it is not this opening. */
function saidIn(text: string, opening: string): string {
  const [before = '', after = ''] = opening.split(/\{\w+\}/)
  const isIt = text.startsWith(before) && text.endsWith(after)
  return isIt ? text.slice(before.length, text.length - after.length) : ''
}

/** Whether a clue begins with this opening, whatever room it says. */
function beginsWith(clue: string, opening: string): boolean {
  const [before = '', after = ''] = opening.split(/\{\w+\}/)
  if (!clue.startsWith(before)) return false
  return clue.slice(before.length).includes(after)
}

/** What each kind of room is for, in the words of a riddle. */
export const roomRiddles: Record<RoomType, readonly string[]> = {
  living_room: [
    'everybody ends up in the evening',
    'the softest seats stand together',
    'feet are put up after a long day',
  ],
  kitchen: ['soup is born', 'spoons and bowls are at home', 'breakfast begins'],
  dining_room: ['forks meet every evening', 'everybody has a seat and a plate', 'supper is served'],
  bedroom: ['yawns come from', 'the day ends under a blanket', 'dreams are kept'],
  kids_room: [
    'toys say good night',
    'small socks go missing',
    'somebody your size wakes up in the morning',
  ],
  bathroom: ['bubbles are at home', 'teeth get their shine', 'towels hang and wait'],
  office: ['letters and lists are written', 'somebody thinks and types', 'paper never runs out'],
  playroom: ['towers rise and tumble', 'blocks and dolls have the say', 'tidying never lasts long'],
  hallway: [
    'coats wait and shoes rest',
    'everybody comes through and nobody stays',
    'hello and goodbye are said',
  ],
  garden: ['the ceiling is the sky', 'worms are at home', 'the carpet has to be mowed'],
  laundry: ['shirts get dizzy', 'socks lose their partners', 'dirty goes in and clean comes out'],
  garage: ['wheels take a rest', 'a car would sleep', 'boxes and bikes lean and wait'],
  classroom: ['many learn together', 'hands go up', 'chalk and crayons have work to do'],
  other: [
    'you go less often than elsewhere',
    'no other place at home is quite the same',
    'things are kept that fit nowhere else',
  ],
}
