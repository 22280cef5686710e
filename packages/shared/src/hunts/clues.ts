import { type FurnitureType, type RoomType, roomKind } from '../blueprints/catalog.ts'
import type { BlueprintDocument, Room } from '../blueprints/document.ts'
import { hashOf } from '../seeded-chance.ts'
import type { AuthoredHuntItem } from './bank.ts'
import {
  aroundRoom,
  type ClueText,
  clueText,
  coupletFor,
  isForReaders,
  wordingMark,
} from './clue-wordings.ts'
import type { HuntItem } from './hunts.ts'
import {
  beginAlike,
  clueOpenings,
  freeOpening,
  openedWithRiddle,
  openedWithRoom,
} from './openings.ts'
import { emptyHouseLocation, idOfPlace, locationOf, type Place } from './places.ts'
import { easyCodeOpenings, hardCodeOpenings, openedWithCode } from './room-codes.ts'
import { roomPhrase } from './room-names.ts'
import { safeItem } from './safety.ts'
import { type AgeRange, byAge, clueWording, type Wording, youngestOf } from './words.ts'

/* Turns an authored item into a clue for this house and a child of this age (decisions §9). */

/** A clue without its id, which follows from its position on the route. */
export type Clue = Omit<HuntItem, 'id'>

export type ClueWish = {
  difficulty_level: number
  age_range: AgeRange
  /** The house: a riddle does not mention the room if the furniture alone leads there. */
  document?: BlueprintDocument | undefined
  /** Two lines that rhyme, for things that have some. */
  is_rhymed?: boolean | undefined
  /** Instead of the wording that follows from level and age. */
  wording?: Wording
  /** The other clues of the hunt: none of their openings is used again. */
  others?: readonly string[]
  seed?: string
}

/**
 * Words an authored item at a place of a house, or for a house without rooms. In one hunt, the same item gets the wording for
 * each child's age. Undefined if no wording passes the hazard gate.
 */
export function clueFor(
  item: AuthoredHuntItem,
  place: Place | undefined,
  wish: ClueWish,
): Clue | undefined {
  const worded = (label: string) => safeItem(clueWith(item, place, wish, label), wish.age_range)
  if (!place) return worded(emptyHouseLocation)
  // If a family's name for a room sounds like a hazard, the clue says what kind of room it is.
  return worded(place.room.label) ?? worded(roomKind(place.room.type).label) ?? worded('Room')
}

/** What a clue is made from. */
type ClueParts = {
  item: AuthoredHuntItem
  room: Room | undefined
  label: string
  wording: Wording
  wish: ClueWish
}

function clueWith(
  item: AuthoredHuntItem,
  place: Place | undefined,
  wish: ClueWish,
  label: string,
): Clue {
  const wording = wish.wording ?? clueWording(wish.difficulty_level, wish.age_range)
  const room = place?.room
  const parts: ClueParts = { item, room, label, wording, wish }
  const furniture = furnitureOf(item)
  const tip = parentTip(parts)
  const description = describe(parts)
  return {
    name: item.name,
    authored_id: item.id,
    description,
    wording: wordingMark(wording, description, coupletOf(parts) !== undefined),
    // Harder clues get a more helpful last hint.
    answer:
      item.answers?.[textSaid(parts)] ?? (room && item.answer_by_room?.[room.type]) ?? item.answer,
    location: room ? locationOf(room, furniture) : emptyHouseLocation,
    ...(place && { place_id: idOfPlace(furniture ? place : { room: place.room }) }),
    category: item.category,
    found: false,
    ...(item.color && { color: item.color }),
    ...(item.shape && { shape: item.shape }),
    ...(tip && { parent_tip: tip }),
  }
}

const furnitureOf = ({ anchor }: AuthoredHuntItem) =>
  anchor?.kind === 'furniture' ? anchor.type : undefined

const coupletOf = ({ item, wording, wish }: ClueParts) =>
  wish.is_rhymed ? coupletFor(item, wording, wish.age_range) : undefined

/** Which text a clue uses; a couplet replaces the one for readers. */
function textSaid(parts: ClueParts): ClueText {
  const { item, wording, wish } = parts
  if (coupletOf(parts) !== undefined)
    return isForReaders(wording, wish.age_range) ? 'reader' : 'easy'
  return clueText(item, wording, wish.difficulty_level, wish.age_range)
}

/** Every other clue that names its furniture, and is no riddle, says the room after it instead of an opening. */
function describe(parts: ClueParts): string {
  const { item, wording, room, label, wish } = parts
  const couplet = coupletOf(parts)
  if (couplet) return [opening(parts, couplet), couplet].filter(Boolean).join('\n')
  const text = item.clues[textSaid(parts)] ?? ''
  const isOpened =
    wording === 'expert' ||
    (room && needsAdult.has(room.type)) ||
    hashOf(`${wish.seed ?? ''} ${item.id} opened`) % 2 === 0
  const [before, after] = (isOpened ? undefined : aroundRoom(item, text)) ?? []
  if (before) return `${before} in ${roomPhrase(label)}${after}`
  return [opening(parts, text), text].filter(Boolean).join(' ')
}

function opening(parts: ClueParts, text: string): string {
  const { item, wording, room, label } = parts
  const { others = [], seed = '' } = parts.wish
  const turn = Math.abs(hashOf(`${seed} ${item.id}`))
  if (room && needsAdult.has(room.type))
    return wording === 'expert'
      ? freeOpening(clueOpenings.riddleWithAdult, others, turn)
      : openedWithRoom(freeOpening(clueOpenings.withAdult, others, turn), label)
  if (wording === 'expert') return riddleOpening(parts, text, turn)
  // One story in a clue is enough: 'creep like a mouse' and 'the couch is a bear' are two.
  const openings = clueOpenings[wording]
  const fitting = openings.filter((words) => !(tellsStory(text) && hasStory(words)))
  return openedWithRoom(freeOpening(fitting, others, turn), label)
}

const hasStory = (opening: string) =>
  /\b(?:like|as|explorer|detectives|mission|captain)\b/i.test(opening)
const tellsStory = (text: string) =>
  /\b(?:like|as|(?:is|be|are) an?|are|was|has|have|wants?|needs?|loves?|hides?|aboard|mission|agent)\b/i.test(
    text,
  )

/**
 * A riddle about furniture that only one room has needs no opening: finding the room is half of it. If two rooms are of one kind,
 * secret writing tells them apart; the oldest may get any room in it, unless there is already something to spell.
 */
function riddleOpening({ item, room, label, wish }: ClueParts, text: string, turn: number): string {
  const { others = [], age_range, difficulty_level, document } = wish
  if (!room) return ''
  const isMaster = clueText(item, 'expert', difficulty_level, age_range) === 'master'
  const isSpelled = /[A-Z]{3}|\d\+\d|\bletters\b/.test(text)
  const isOnlyOne = isOnlyThere(item, document)
  const isDoubtful = !isOnlyOne && isOneOf(room, document) && youngestOf(age_range) >= 6
  // One secret writing is a puzzle; a second hard one is work.
  const openings = isMaster && !isSpelled ? hardCodeOpenings : easyCodeOpenings
  const coded =
    (isDoubtful || (isMaster && !isSpelled && turn % 2 === 0)) &&
    coding(openings, label, others, turn >> 1, youngestOf(age_range) < 7, isSpelled)
  if (coded || isOnlyOne) return coded || ''
  return openedWithRiddle(freeOpening(clueOpenings.riddle, others, turn), room, turn)
}

/** The most letters that a child of six reverses or counts off. */
const mostSpelled = 6

/**
 * The room in the first secret writing that suits it and that begins none of the other clues. For children who have just begun to
 * read, a long name keeps its letter order while such a writing is left; so does any name before a clue that is itself spelled.
 */
function coding(
  openings: readonly string[],
  label: string,
  others: readonly string[],
  turn: number,
  isBeginner: boolean,
  isSpelled: boolean,
): string | undefined {
  const able = openings.filter(
    (opening) =>
      openedWithCode(opening, label) && !others.some((other) => beginAlike(opening, other)),
  )
  const isLong = isBeginner && label.replaceAll(/\P{L}/gu, '').length > mostSpelled
  const simple = able.filter((opening) => /vowels|parts/.test(opening))
  const fitting = (isLong || isSpelled) && simple.length > 0 ? simple : able
  return openedWithCode(freeOpening(fitting, others, turn), label)
}

/** Whether an item is at furniture that no other room has. */
function isOnlyThere(
  { anchor }: AuthoredHuntItem,
  document: BlueprintDocument | undefined,
): boolean {
  if (anchor?.kind !== 'furniture' || !document) return false
  const pieces = document.furniture.filter(({ type }) => type === anchor.type)
  return new Set(pieces.map(({ roomId }) => roomId)).size === 1
}

/** Whether a room is one of several of its kind, so that a riddle would fit them all. */
const isOneOf = ({ type }: Room, document: BlueprintDocument | undefined): boolean =>
  document !== undefined && document.rooms.filter((other) => other.type === type).length > 1

/** Numbers that everyone knows: no one stops at the third leg of a table. */
const countedWhole = ['legs', 'corners', 'corners of the room']

const isCapped = ({ mode, count_of, count_max = 0 }: AuthoredHuntItem, countTo: number): boolean =>
  mode === 'count' && count_max > countTo && !countedWhole.includes(count_of ?? '')

/** Rooms where a child is not left alone. */
export const carefulRooms: ReadonlySet<RoomType> = new Set([
  'kitchen',
  'bathroom',
  'laundry',
  'garden',
  'garage',
])

/** Rooms where a child goes only with an adult. */
const needsAdult: ReadonlySet<RoomType> = new Set(['garden', 'garage'])

/** What the adult should know about a piece of furniture. */
const furnitureTips: Partial<Record<FurnitureType, string>> = {
  tv: 'It stays off; nobody pulls it or leans on it.',
  dresser: 'It stays shut; nobody pulls at it.',
  toybox: 'Where there is a lid, prop it open first.',
  lamp: 'Look, do not touch, from one big step away.',
}

/** Furniture that is taller than a small child's shoulder and has things on it. */
const tallFurniture = new Set<FurnitureType>(['bookshelf', 'dresser'])

/**
 * What the adult should know: the authors' tip, how far to count, who stays near, and how high a child may reach. It names
 * neither room nor furniture: children of six read.
 */
function parentTip(parts: ClueParts): string {
  const { item, room, wording, wish } = parts
  const { shoulder_cm, count_to } = byAge[wish.age_range]
  const furniture = furnitureOf(item)
  const age = youngestOf(wish.age_range)
  // Riddles from seven on use those of the oldest, too.
  const isForOldest = wording === 'expert' && age >= 7
  const text = textSaid(parts)
  const height = isForOldest
    ? ''
    : `, about ${shoulder_cm} cm (${Math.round(shoulder_cm / 2.54)} in),`
  const tips = [
    item.parent_tip,
    age < 4 && item.mode === 'bring' && 'No small parts: nothing that fits into a mouth.',
    isCapped(item, count_to) && text !== 'toddler' && `Up to ${count_to} is plenty.`,
    // No one has to be near a lamp for the puzzles of the oldest, unless the item says so.
    furniture && !(furniture === 'lamp' && text === 'master') && furnitureTips[furniture],
    room && carefulRooms.has(room.type) && stayNear(room, isForOldest),
    reachesUp(parts) && `Nothing above the shoulder${height} and no climbing.`,
  ]
  return [...new Set(tips)].filter(Boolean).join(' ')
}

/** Whether a child may want to reach for it: always books, other things where they are fetched or looked for. */
function reachesUp(parts: ClueParts): boolean {
  const { item, wish } = parts
  const furniture = furnitureOf(item)
  if (furniture === 'bookshelf') return true
  if (!furniture) return item.mode === 'bring'
  if (!tallFurniture.has(furniture)) return false
  const text = item.clues[textSaid(parts)] ?? ''
  return item.mode === 'bring' || (youngestOf(wish.age_range) < 5 && /\bfind\b/i.test(text))
}

/** Who stays near, what else the hazard rules require outdoors (S25), and what is dangerous among laundry. */
function stayNear({ type }: Room, isForOldest: boolean): string {
  if (type === 'garden')
    return 'Stay with your child for this one, away from the road; nothing is picked or tasted.'
  const near =
    isForOldest && !needsAdult.has(type)
      ? 'Stay within earshot: nothing hot, sharp or wet is needed.'
      : 'Stay with your child for this one.'
  return type === 'laundry' ? `${near} Soap and pods out of reach, every door shut.` : near
}
