import { type FurnitureType, furnitureKind, type RoomType } from '../blueprints/catalog.ts'
import type { BlueprintDocument, Furniture, Room } from '../blueprints/document.ts'
import { roomsBetween } from '../blueprints/doors.ts'
import { centerOf } from '../blueprints/geometry.ts'

/* The places of a hunt's items in a drawn house, and the order in which to walk to them. */

/** A place in the house: a room, or a piece of furniture in it. */
export type Place = { room: Room; piece?: Furniture }

/** The name of a house without rooms. */
export const emptyHouseLocation = 'Home'

/** 'Kitchen - table', or 'Kitchen' (decisions §13). */
export function locationOf(room: Pick<Room, 'label'>, furnitureType?: FurnitureType): string {
  return furnitureType ? `${room.label} - ${furnitureKind(furnitureType).label}` : room.label
}

/**
 * Furniture at which no one is asked to look: hot things, things that hold water or can be climbed, things a child could get
 * into, and places where knives lie or someone sleeps. It is drawn, but our clues and hints never name it.
 */
const notToSearch: ReadonlySet<FurnitureType> = new Set([
  ...([
    'stove',
    'counter',
    'sink',
    'toilet',
    'bathtub',
    'shower',
    'washer',
    'cot',
    'stairs',
  ] as const),
])

/** Whether a hunt may send a child to a kind of furniture. */
export const isToSearch = (type: FurnitureType): boolean => !notToSearch.has(type)

/** Every place of a house, rooms first, so that a location means the same everywhere. */
export function placesOf({ rooms, furniture }: BlueprintDocument): Place[] {
  const roomsById = new Map(rooms.map((room) => [room.id, room]))
  const pieces = furniture.flatMap((piece) => {
    const room = roomsById.get(piece.roomId)
    return room ? [{ room, piece }] : []
  })
  return [...rooms.map((room) => ({ room })), ...pieces]
}

/** The places that a hunt may send a child to. */
export const placesToSearch = (document: BlueprintDocument): Place[] =>
  placesOf(document).filter(({ piece }) => !piece || isToSearch(piece.type))

/** Where an item is: in words and, if two places have the same words, by id. */
export type Located = { location: string; place_id?: string | undefined }

/** The id of a place: of the furniture, or else of the room. */
export const idOfPlace = ({ room, piece }: Place): string => (piece ?? room).id

/**
 * The place that an item names; undefined when a parent wrote something else. The id only chooses among places with these words:
 * changing the words changes the place.
 */
export function placeAt(
  document: BlueprintDocument,
  { location, place_id }: Located,
): Place | undefined {
  const named = placesOf(document).filter(
    ({ room, piece }) => locationOf(room, piece?.type) === location,
  )
  return named.find((place) => idOfPlace(place) === place_id) ?? named[0]
}

/** What to draw next to a clue for children who cannot read. */
export type PictureClue = {
  furniture_type?: FurnitureType
  room_type?: RoomType
  color?: string
  shape?: string
}

/** The pictures of an item: where it is, and its color or shape. */
export function pictureClue(
  item: Located & { color?: string | undefined; shape?: string | undefined },
  document: BlueprintDocument,
): PictureClue {
  const place = placeAt(document, item)
  return {
    ...(place?.piece && { furniture_type: place.piece.type }),
    ...(place && { room_type: place.room.type }),
    ...(item.color && { color: item.color }),
    ...(item.shape && { shape: item.shape }),
  }
}

/**
 * Sorts things into a walking order: never the same room twice in a row if there is another choice, and then to a near room.
 * Things without a room come last.
 */
export function alongRoute<T>(
  document: BlueprintDocument,
  things: readonly T[],
  roomOf: (thing: T) => string | undefined,
): T[] {
  const walk = walkingDistances(document)
  const left = [...things]
  const route: T[] = []
  while (left.length > 0) {
    const last = route.at(-1)
    const here = last === undefined ? undefined : roomOf(last)
    const next = nearest(left, here)
    route.push(...left.splice(left.indexOf(next), 1))
  }
  return route

  function nearest(rest: readonly T[], here: string | undefined): T {
    const cost = (thing: T): number => {
      const there = roomOf(thing)
      if (there === undefined) return Number.MAX_SAFE_INTEGER
      // The room with the most things left goes first, or they would follow one another at the end.
      const waiting = rest.filter((other) => roomOf(other) === there).length
      if (here === undefined) return -waiting
      const isCrowded = waiting * 2 > rest.length
      return there === here ? 1e6 : walk(here, there) - (isCrowded ? 1e5 : 0)
    }
    return rest.reduce((best, thing) => (cost(thing) < cost(best) ? thing : best))
  }
}

/** The distance between two rooms: doors count most, then the distance of their middles. */
function walkingDistances(document: BlueprintDocument): (from: string, to: string) => number {
  const middles = new Map(document.rooms.map((room) => [room.id, centerOf(room)]))
  const known = new Map<string, number>()
  const measure = (from: string, to: string) => {
    const doors = roomsBetween(document, from, to).length || document.rooms.length + 1
    const [one, other] = [middles.get(from), middles.get(to)]
    const metres = one && other ? Math.hypot(one.x - other.x, one.y - other.y) / 10_000 : 0
    return doors + metres
  }
  return (from, to) => {
    const key = JSON.stringify([from, to])
    const distance = known.get(key) ?? measure(from, to)
    known.set(key, distance)
    return distance
  }
}
