import { z } from 'zod'
import { type FurnitureType, furnitureKind } from '../blueprints/catalog.ts'
import {
  FurnitureType as AnyFurniture,
  type BlueprintDocument,
  type Room,
  RoomType,
} from '../blueprints/document.ts'
import { type Chance, oneOf, seededChance } from '../seeded-chance.ts'
import { HuntType as AnyHuntType, type HuntItem } from './hunts.ts'
import { alongRoute, emptyHouseLocation, isToSearch, locationOf } from './places.ts'
import { safeItem } from './safety.ts'
import {
  type AgeRange,
  byAge,
  type HuntType,
  sampleSize,
  wordingLevel,
  youngestOf,
} from './words.ts'

/*
 * Sample items that read the drawn house (decisions §9; content README §7.1-7.3): every item names a
 * room or a piece of furniture that is there.
 */

/** An item as its authors wrote it; without an anchor it fits any room. */
export const AuthoredHuntItem = z.object({
  id: z.string(),
  hunt_type: AnyHuntType,
  name: z.string(),
  category: z.string(),
  anchor: z
    .union([
      z.object({ kind: z.literal('furniture'), type: AnyFurniture }),
      z.object({ kind: z.literal('room'), type: RoomType }),
    ])
    .optional(),
  location: z.string(),
  min_age: z.number().int(),
  mode: z.enum(['find', 'bring', 'count', 'do']),
  clues: z.object({ easy: z.string(), medium: z.string(), expert: z.string() }),
  count_of: z.string().optional(),
  count_max: z.number().int().optional(),
  color: z.string().optional(),
  shape: z.string().optional(),
  letter: z.string().optional(),
  parent_tip: z.string().optional(),
})
export type AuthoredHuntItem = z.output<typeof AuthoredHuntItem>

/** What a sample is asked for. The same seed gives the same sample. */
export type SampleWish = {
  document: BlueprintDocument
  hunt_type: HuntType
  difficulty_level: number
  age_range: AgeRange
  seed: string
}

/**
 * Exactly difficulty + 2 items, in the order one walks to them. Each has passed the hazard gate for the
 * youngest child of the age range; what does not pass is not picked.
 */
export function sampleItems(bank: readonly AuthoredHuntItem[], wish: SampleWish): HuntItem[] {
  const chance = seededChance(wish.seed)
  const picks = pickItems(bank, wish, chance)
  return alongRoute(wish.document, picks, ({ room }) => room?.id).map(({ worded }, at) => ({
    ...worded,
    id: `item-${at + 1}`,
  }))
}

/** An authored item at a place of this house; `is_eased` when the child is younger than it was meant for. */
type Choice = { item: AuthoredHuntItem; room: Room | undefined; is_eased: boolean }
type Pick = Choice & { worded: WordedItem }
/** An item without its id, which follows from its place on the route. */
type WordedItem = Omit<HuntItem, 'id'>

/** Rooms where what an older child may do is not asked of a smaller one. */
const carefulRooms = new Set<Room['type']>(['kitchen', 'bathroom', 'laundry', 'garden', 'garage'])

function pickItems(bank: readonly AuthoredHuntItem[], wish: SampleWish, chance: Chance): Pick[] {
  const age = youngestOf(wish.age_range)
  const ofType = bank.filter((item) => item.hunt_type === wish.hunt_type)
  const anchored = ofType.filter((item) => item.anchor !== undefined)
  const anywhere = ofType.filter((item) => item.anchor === undefined)
  const picks: Pick[] = []
  const pickFrom = (items: readonly AuthoredHuntItem[], olderBy: number) => {
    const fitting = items.filter(({ min_age }) => min_age <= age + olderBy)
    let candidates = fitting.flatMap((item) => placed(item, wish.document, olderBy > 0))
    while (picks.length < sampleSize(wish.difficulty_level)) {
      candidates = candidates.filter((candidate) => !repeats(picks, candidate))
      const choice = oneOf(inQuietestRooms(candidates, picks), chance)
      if (!choice) return
      const worded = safelyWorded(choice, wish, picks.length)
      if (worded) picks.push({ ...choice, worded })
      else candidates = candidates.filter((candidate) => candidate !== choice)
    }
  }
  for (const olderBy of [0, 1, 2, 3]) pickFrom(anchored, olderBy)
  for (const olderBy of [0, 1, 2, 3, 100]) pickFrom(anywhere, olderBy)
  return picks
}

/** Where nobody is sent to search alone. */
const notForPlay = /\b(?:stairs?|staircase|stairway|balcon(?:y|ies)|roof|terrace)\b/i

/** Every room of the house where an item can be played. */
function placed(item: AuthoredHuntItem, document: BlueprintDocument, isEased: boolean): Choice[] {
  const { anchor } = item
  const safe = document.rooms.filter(({ label }) => !notForPlay.test(label))
  if (!anchor) {
    const rooms = safe.length > 0 ? safe : [undefined]
    return rooms.map((room) => ({ item, room, is_eased: isEased }))
  }
  if (anchor.kind === 'furniture' && !isToSearch(anchor.type)) return []
  const rooms = safe.filter((room) =>
    anchor.kind === 'room'
      ? room.type === anchor.type && !(isEased && carefulRooms.has(room.type))
      : document.furniture.some(({ type, roomId }) => type === anchor.type && roomId === room.id),
  )
  return rooms.map((room) => ({ item, room, is_eased: isEased }))
}

/** The same item, name, color, shape or letter twice is no fun. */
function repeats(picks: readonly Choice[], { item }: Choice): boolean {
  return picks.some(
    ({ item: other }) =>
      other.name === item.name ||
      (item.color !== undefined && other.color === item.color) ||
      (item.shape !== undefined && other.shape === item.shape) ||
      (item.letter !== undefined && other.letter === item.letter),
  )
}

/** Only candidates in the rooms that are used least so far: a hunt leads through the house. */
function inQuietestRooms(candidates: readonly Choice[], picks: readonly Choice[]): Choice[] {
  const uses = (room: Room | undefined) => picks.filter((pick) => pick.room?.id === room?.id).length
  const fewest = Math.min(...candidates.map(({ room }) => uses(room)))
  return candidates.filter(({ room }) => uses(room) === fewest)
}

/** With the room's own name or, where a family's name for it sounds like a hazard, without it. */
function safelyWorded(choice: Choice, wish: SampleWish, place: number): WordedItem | undefined {
  const label = choice.room?.label ?? emptyHouseLocation
  return (
    safeItem(worded(choice, wish, place, label), wish.age_range) ??
    (choice.room && safeItem(worded(choice, wish, place, 'Room'), wish.age_range))
  )
}

function worded(choice: Choice, wish: SampleWish, place: number, label: string): WordedItem {
  const { item, room, is_eased } = choice
  const level = is_eased ? 1 : wordingLevel(wish.difficulty_level, wish.age_range)
  const { count_to } = byAge[wish.age_range]
  const furniture = item.anchor?.kind === 'furniture' ? item.anchor.type : undefined
  const tip = parentTip(choice, wish.age_range, furniture)
  const description = [
    filled(item.clues[level <= 2 ? 'easy' : level === 3 ? 'medium' : 'expert'], label, furniture),
    isCapped(item, count_to) && `Up to ${count_to} is plenty.`,
    level >= 5 && extraTasks[place % extraTasks.length],
  ]
  return {
    name: item.name,
    description: description.filter(Boolean).join(' '),
    location: room ? locationOf(room, furniture) : emptyHouseLocation,
    ...(room && { place_id: placeIdOf(wish.document, room, furniture) }),
    category: item.category,
    found: false,
    ...(item.color && { color: item.color }),
    ...(item.shape && { shape: item.shape }),
    ...(tip && { parent_tip: tip }),
  }
}

/** What everybody knows the number of: nobody stops at the third leg of a table. */
const countedWhole = ['legs', 'corners', 'corners of the room']

const isCapped = ({ mode, count_of, count_max = 0 }: AuthoredHuntItem, countTo: number): boolean =>
  mode === 'count' && count_max > countTo && !countedWhole.includes(count_of ?? '')

const placeIdOf = ({ furniture }: BlueprintDocument, room: Room, type?: FurnitureType): string =>
  furniture.find((piece) => piece.type === type && piece.roomId === room.id)?.id ?? room.id

/** One more thing to do at the spot, for experts; as many as the longest sample has items. */
const extraTasks = [
  'Then hop on one foot three times.',
  'Then spell what you found out loud.',
  'Then whisper to somebody what you found.',
  'Then stand like a statue for five seconds.',
  'Then make up a rhyme about what you found.',
  'Then take giant steps to the next clue.',
  'Then say what you found in a robot voice.',
]

function filled(clue: string, label: string, furniture?: FurnitureType): string {
  return clue
    .replaceAll('{furniture}', () => (furniture ? furnitureKind(furniture).label : ''))
    .replaceAll('the {room}', () => theRoom(label))
}

/** 'the Mia's Room' is no English: a room that belongs to somebody has no article. */
const theRoom = (label: string): string =>
  /^\p{Lu}[\p{L}-]*['’]s\s/u.test(label) ? label : `the ${label.toLowerCase()}`

/** Furniture that is taller than a small child's shoulder, and has things on it. */
const tallFurniture = new Set<FurnitureType>(['bookshelf', 'dresser'])

/** What the adult should know: the authors' tip, who stays near, and how high a child may reach. */
function parentTip({ item, room }: Choice, ageRange: AgeRange, furniture?: FurnitureType): string {
  const { shoulder_cm } = byAge[ageRange]
  const isLookedFor = item.mode === 'find' && youngestOf(ageRange) < 5
  const reachesUp =
    item.mode === 'bring' || (isLookedFor && furniture && tallFurniture.has(furniture))
  return [
    item.parent_tip,
    furniture === 'tv' && 'The TV stays off; nobody pulls it or leans on it.',
    room && carefulRooms.has(room.type) && stayNear(room),
    reachesUp &&
      `Nothing above the shoulder, about ${shoulder_cm} cm (${Math.round(shoulder_cm / 2.54)} in), and no climbing.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Who stays near, and in a garden what else the hazard rules ask for (S25). */
function stayNear({ type, label }: Room): string {
  const place = theRoom(label)
  return type === 'garden'
    ? `Stay with your child in ${place}, away from the road; do not pick or taste plants.`
    : `Stay with your child in ${place}.`
}
