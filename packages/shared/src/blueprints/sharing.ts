import { furnitureKind, type RoomType, roomKind } from './catalog.ts'
import type { BlueprintDocument, Room } from './document.ts'

/*
 * What other families see of a public blueprint. A plan with a child's room on it is sensitive: nothing that was typed is sent,
 * and no room shows that it is a child's.
 */

/** What others see, and sentences about what was changed for it. */
export type SharedView = { name: string; blueprint_data: BlueprintDocument; changes: string[] }

/** Rooms of children become ordinary rooms. */
const grownUp: Partial<Record<RoomType, RoomType>> = {
  kids_room: 'bedroom',
  playroom: 'living_room',
}
/** Where a toy box would show whose room it is. */
const quietRooms = new Set<RoomType>(['bedroom', 'kids_room', 'playroom', 'other'])

/** The document as others see it: typed names, ids and chosen colors are replaced by plain ones. */
export function sharedView(document: BlueprintDocument): SharedView {
  const rooms = namedByKind(document.rooms)
  const oldRooms = new Map(document.rooms.map((room, at) => [room.id, { room, at }]))
  const kept = document.furniture.filter(({ type, roomId }) => {
    const room = oldRooms.get(roomId)?.room
    return room && !(type === 'toybox' && quietRooms.has(room.type))
  })
  const furniture = kept.map(({ type, position, size, roomId, rotation }, at) => ({
    id: `${type}-${at + 1}`,
    type,
    position: { ...position },
    roomId: rooms[oldRooms.get(roomId)?.at ?? 0]?.id ?? '',
    size: { ...size },
    ...(rotation && { rotation }),
  }))
  const blueprintData = { dimensions: { ...document.dimensions }, rooms, furniture }
  const removed = document.furniture.length - kept.length
  return {
    name: nameOf(rooms),
    blueprint_data: blueprintData,
    changes: changesBetween(document.rooms, rooms, removed),
  }
}

function namedByKind(rooms: readonly Room[]): Room[] {
  const count = new Map<string, number>()
  return rooms.map(({ type: ownType, position, size, floor }, at) => {
    const type = grownUp[ownType] ?? ownType
    const { label, color } = roomKind(type)
    const number = (count.get(label) ?? 0) + 1
    count.set(label, number)
    return {
      id: `room-${at + 1}`,
      type,
      position: { ...position },
      size: { ...size },
      label: number === 1 ? label : `${label} ${number}`,
      color,
      ...(floor && { floor }),
    }
  })
}

/** 'Home with 5 rooms and a garden': a description with nothing that was typed. */
function nameOf(rooms: readonly Room[]): string {
  const has = (type: RoomType) => rooms.some((room) => room.type === type)
  const kind = has('classroom') ? 'Classroom' : 'Home'
  const inside = rooms.filter(({ type }) => type !== 'garden').length
  const size = `${kind} with ${inside === 1 ? 'one room' : `${inside} rooms`}`
  return has('garden') ? `${size} and a garden` : size
}

function changesBetween(old: readonly Room[], shown: readonly Room[], removed: number): string[] {
  const renamed = old
    .filter((room, at) => room.label !== shown[at]?.label)
    .map(({ label }) => label)
  const children = old.filter(({ type }) => type in grownUp).length
  const toyBox = furnitureKind('toybox').label
  return [
    "The blueprint's own name is not shown.",
    ...(renamed.length > 0
      ? [`These names are replaced by plain ones: ${renamed.join(', ')}.`]
      : []),
    ...(children > 0 ? ['Nobody can tell which rooms are for children.'] : []),
    ...(removed > 0
      ? [removed === 1 ? `One ${toyBox} is left out.` : `${removed} ${toyBox}es are left out.`]
      : []),
  ]
}
