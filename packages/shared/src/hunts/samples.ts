import type { BlueprintDocument, Room } from '../blueprints/document.ts'
import { mainFloorOf, onFloor } from '../blueprints/floors.ts'
import { type Chance, oneOf, seededChance } from '../seeded-chance.ts'
import type { AuthoredHuntItem, AuthoredTask } from './bank.ts'
import { type Clue, carefulRooms, clueFor } from './clues.ts'
import type { HuntItem } from './hunts.ts'
import { beginAlike } from './openings.ts'
import { alongRoute, isToSearch, type Place, placeAt } from './places.ts'
import { withStairsTip } from './stairs.ts'
import { tasksFor } from './tasks.ts'
import { stairsFromAge } from './together.ts'
import { type AgeRange, type HuntType, sampleSize, youngestOf } from './words.ts'

/*
 * Sample items that read the drawn house (decisions §9; content README §7.1-7.3): every item names a
 * room or a piece of furniture that is there.
 */

/** The parameters of a sample. The same seed gives the same sample. */
export type SampleWish = {
  document: BlueprintDocument
  hunt_type: HuntType
  difficulty_level: number
  age_range: AgeRange
  seed: string
  /** Clues as two lines that rhyme, for things that have some. */
  is_rhymed?: boolean | undefined
  /** Ids of authored items to prefer where this house has their place. */
  preferred?: readonly string[]
  /** Ids of authored items not to pick. */
  without?: readonly string[]
  recent_tasks?: readonly string[]
}

/**
 * Exactly difficulty + 2 items, in walking order, no two beginning alike. Each has passed the hazard gate for the youngest child
 * of the age range; what does not pass is not picked. Experts have a task at each place except the last.
 */
export function sampleItems(
  bank: readonly AuthoredHuntItem[],
  asked: SampleWish,
  tasks: readonly AuthoredTask[] = [],
): HuntItem[] {
  const wish = withoutStairs(asked)
  const chance = seededChance(wish.seed)
  const picks = pickItems(bank, wish, sampleSize(wish.difficulty_level), chance)
  const walk = alongRoute(wish.document, picks, ({ place }) => place?.room.id)
  const stops = walk.map(({ item, place }) => ({ authored_id: item.id, place }))
  const extra = tasksFor(tasks, stops, wish, chance)
  const others: string[] = []
  return walk.map((pick, at) => {
    const clue = unlike(others, pick, wish)
    others.push(clue.description)
    const task = extra[at]
    return {
      ...withStairsTip(clue, pick.place, walk[at - 1]?.place),
      id: `item-${at + 1}`,
      ...(task && { task }),
    }
  })
}

/** Below age five no one is sent up or down stairs: the hunt stays on the floor with most rooms. */
function withoutStairs(wish: SampleWish): SampleWish {
  if (youngestOf(wish.age_range) >= stairsFromAge) return wish
  return { ...wish, document: onFloor(wish.document, mainFloorOf(wish.document)) }
}

/**
 * Another item for the index `at` of a hunt: none of the others again, and in one of the rooms used least. Undefined if the house
 * has no other one.
 */
export function sampleItem(
  bank: readonly AuthoredHuntItem[],
  wish: SampleWish,
  items: readonly HuntItem[],
  at: number,
): Clue | undefined {
  const others = items.filter((_, other) => other !== at)
  const taken = others.flatMap((other): Choice[] => {
    const item = bank.find(({ id }) => id === other.authored_id)
    return item ? [{ item, place: placeAt(wish.document, other), is_eased: false }] : []
  })
  const [pick] = pickItems(bank, withoutStairs(wish), 1, seededChance(wish.seed), taken)
  const descriptions = others.map(({ description }) => description)
  const before = items[at - 1]
  return (
    pick &&
    withStairsTip(
      unlike(descriptions, pick, wish),
      pick.place,
      before && placeAt(wish.document, before),
    )
  )
}

/** The clue with another opening if one of the others begins so. */
function unlike(others: readonly string[], pick: Picked, wish: SampleWish): Clue {
  const isTaken = others.some((other) => beginAlike(other, pick.clue.description))
  return (isTaken && worded(pick, wish, others)) || pick.clue
}

/** An authored item at a place of this house; `is_eased` when the child is younger than it was meant for. */
type Choice = { item: AuthoredHuntItem; place: Place | undefined; is_eased: boolean }
type Picked = Choice & { clue: Clue }

function pickItems(
  bank: readonly AuthoredHuntItem[],
  wish: SampleWish,
  count: number,
  chance: Chance,
  taken: readonly Choice[] = [],
): Picked[] {
  const age = youngestOf(wish.age_range)
  const ofType = bank.filter(
    ({ id, hunt_type }) => hunt_type === wish.hunt_type && !wish.without?.includes(id),
  )
  const preferred = ofType.filter(({ id }) => wish.preferred?.includes(id))
  const anchored = ofType.filter((item) => item.anchor !== undefined)
  const anywhere = ofType.filter((item) => item.anchor === undefined)
  const picks: Picked[] = []
  const pickFrom = (items: readonly AuthoredHuntItem[], olderBy: number) => {
    const fitting = items.filter(({ min_age }) => min_age <= age + olderBy)
    let candidates = fitting.flatMap((item) => placed(item, wish.document, olderBy > 0))
    while (picks.length < count) {
      candidates = candidates.filter((candidate) => !repeats([...taken, ...picks], candidate))
      const choice = oneOf(inQuietestRooms(candidates, [...taken, ...picks]), chance)
      if (!choice) return
      const clue = worded(choice, wish, [])
      if (clue) picks.push({ ...choice, clue })
      else candidates = candidates.filter((candidate) => candidate !== choice)
    }
  }
  pickFrom(preferred, 0)
  for (const olderBy of [0, 1, 2, 3]) pickFrom(anchored, olderBy)
  for (const olderBy of [0, 1, 2, 3, 100]) pickFrom(anywhere, olderBy)
  return picks
}

const worded = (
  { item, place, is_eased }: Choice,
  wish: SampleWish,
  others: readonly string[],
): Clue | undefined =>
  clueFor(item, place, { ...wish, others, ...(is_eased && { wording: 'easy' }) })

/** Where no one is sent to search alone. */
const notForPlay = /\b(?:stairs?|staircase|stairway|balcon(?:y|ies)|roof|terrace)\b/i

/** Every place of the house where an item can be played. */
function placed(item: AuthoredHuntItem, document: BlueprintDocument, isEased: boolean): Choice[] {
  const { anchor } = item
  const playable = document.rooms.filter(({ label }) => !notForPlay.test(label))
  const safe = playable.filter(({ type }) => !item.not_in?.includes(type))
  if (!anchor) {
    // A home without another room is better than none.
    const rooms = safe.length > 0 ? safe : playable
    const places: (Place | undefined)[] =
      rooms.length > 0 ? rooms.map((room) => ({ room })) : [undefined]
    return places.map((place) => ({ item, place, is_eased: isEased }))
  }
  if (anchor.kind === 'furniture' && !isToSearch(anchor.type)) return []
  const places = safe.flatMap((room): Place[] => {
    if (anchor.kind === 'room')
      return room.type === anchor.type && !(isEased && carefulRooms.has(room.type))
        ? [{ room }]
        : []
    const piece = document.furniture.find(
      ({ type, roomId }) => type === anchor.type && roomId === room.id,
    )
    const isAmbiguous = document.furniture.some(
      ({ type, roomId }) => roomId === room.id && item.not_beside?.includes(type),
    )
    return piece && !isAmbiguous ? [{ room, piece }] : []
  })
  return places.map((place) => ({ item, place, is_eased: isEased }))
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

/** Only candidates in the least used rooms so far: a hunt leads through the house. */
function inQuietestRooms(candidates: readonly Choice[], picks: readonly Choice[]): Choice[] {
  const uses = (room: Room | undefined) =>
    picks.filter(({ place }) => place?.room.id === room?.id).length
  const fewest = Math.min(...candidates.map(({ place }) => uses(place?.room)))
  return candidates.filter(({ place }) => uses(place?.room) === fewest)
}
