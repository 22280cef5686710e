import { huntItemBank } from '@fgm/db/seed/hunts'
import type { DayHunt } from '@fgm/shared/day-links'
import { withoutRoomCodes } from '@fgm/shared/hunts/room-codes'

/**
 * A hunt for who has a link: its texts as `forGuests` rewrites them, and nothing else that a family may have typed. Places are
 * named in the same words as the rooms, so that clues still find them, and no name is left in secret writing; ids are counted, and colors and shapes are those that
 * we draw.
 */
export function huntForGuests(hunt: DayHunt, forGuests: (text: string) => string): DayHunt {
  const { rooms, furniture, dimensions } = hunt.blueprint_data
  const ids = new Map([
    ...rooms.map(({ id }, at) => [id, `room-${at + 1}`] as const),
    ...furniture.map(({ id }, at) => [id, `piece-${at + 1}`] as const),
  ])
  const idOf = (id: string | undefined) => (id === undefined ? undefined : ids.get(id))
  drawn ??= drawnWords()
  const { colors, shapes } = drawn
  const roomNames = new Map(rooms.map(({ label }) => [label, forGuests(label)]))
  return {
    ...hunt,
    hunt_name: forGuests(hunt.hunt_name),
    items_data: hunt.items_data.map((item, at) => {
      const placeId = idOf(item.place_id)
      return {
        id: `item-${at + 1}`,
        name: forGuests(item.name),
        description: forGuests(withoutRoomCodes(item.description, roomNames)),
        location: forGuests(item.location),
        category: '',
        found: false,
        ...(placeId !== undefined && { place_id: placeId }),
        ...(item.color !== undefined && colors.has(item.color) && { color: item.color }),
        ...(item.shape !== undefined && shapes.has(item.shape) && { shape: item.shape }),
        ...(item.parent_tip !== undefined && { parent_tip: forGuests(item.parent_tip) }),
        ...(item.answer !== undefined && { answer: forGuests(item.answer) }),
        ...(item.task !== undefined && { task: taskForGuests(item.task, forGuests) }),
      }
    }),
    blueprint_data: {
      dimensions,
      rooms: rooms.map((room, at) => ({
        ...room,
        id: `room-${at + 1}`,
        label: forGuests(room.label),
      })),
      furniture: furniture.map((piece, at) => ({
        ...piece,
        id: `piece-${at + 1}`,
        roomId: idOf(piece.roomId) ?? '',
      })),
    },
  }
}

const taskForGuests = (
  { words, safety }: NonNullable<DayHunt['items_data'][number]['task']>,
  forGuests: (text: string) => string,
) => ({ words: forGuests(words), ...(safety !== undefined && { safety: forGuests(safety) }) })

/** The colors and shapes of the item bank, read when they are first asked for. */
function drawnWords() {
  const bank = huntItemBank()
  return {
    colors: new Set(bank.map(({ color }) => color)),
    shapes: new Set(bank.map(({ shape }) => shape)),
  }
}

let drawn: ReturnType<typeof drawnWords> | undefined
