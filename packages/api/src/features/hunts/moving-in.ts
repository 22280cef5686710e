import type { Family, hunts } from '@fgm/db/schema'
import { bankOfReadyHunt, huntItemBank, huntTaskBank } from '@fgm/db/seed/hunts'
import type { Blueprint } from '@fgm/shared/blueprints/blueprints'
import { furnitureTypes } from '@fgm/shared/blueprints/catalog'
import type { HuntItem } from '@fgm/shared/hunts/hunts'
import { sampleItems } from '@fgm/shared/hunts/samples'
import type { Deps } from '../../core/deps.ts'
import { sha256 } from '../../core/sha256.ts'
import { homeOf } from '../blueprints/blueprints.ts'
import { familyLimit, keptForFamilies } from './reading-limit.ts'

/* Ready hunts move in: as soon as a family has a house, they use its rooms and its map (decisions §9). */

type Row = typeof hunts.$inferSelect
type Moving = Pick<Deps, 'db' | 'now'>

/**
 * How many ready hunts are adapted for a family in a window, all ten of them for each change of its house: the most
 * complex house costs 9 ms for each. Beyond that they stay as they were made last.
 */
export const remaking = { hunts: 300, ms: 600_000 } as const

/** The same hunts, the ready ones among them in the house of this family, if it has one. */
export function movedIn(deps: Moving, family: Pick<Family, 'id'>, rows: Row[]): Row[] {
  if (rows.every(({ owner_family_id }) => owner_family_id !== null)) return rows
  const home = homeOf(deps.db, family)
  if (!home) return rows
  const { id, name, template_type, blueprint_data, updated_at } = home
  return rows.map((row) => {
    if (row.owner_family_id !== null) return row
    const items = itemsIn(deps, family, row, home)
    // It was never adapted to this home, so it stays in the example home.
    if (!items) return row
    return {
      ...row,
      blueprint_id: id,
      blueprint_template: { name, template_type },
      blueprint_data,
      items_data: items,
      updated_at,
    }
  })
}

/**
 * The items of a ready hunt at their places in this house; without such a room or furniture, others that
 * fit the hunt as well. Only another room, name or piece changes them: the drawing's geometry does not.
 * After too many lately, the last ones for this house; undefined if there are none.
 */
function itemsIn(
  deps: Moving,
  family: Pick<Family, 'id'>,
  row: Row,
  { id: houseId, blueprint_data }: Pick<Blueprint, 'id' | 'blueprint_data'>,
): HuntItem[] | undefined {
  const document = inShort(blueprint_data)
  const key = keyOf(row, document)
  const made = madeFor(family)
  const known = made.get(row.id)
  if (known?.key === key) return known.items
  if (waitToMake(family, deps.now()) > 0)
    return known?.house_id === houseId ? known.items : undefined
  const { id, hunt_type, age_range, difficulty_level, items_data } = row
  const preferred = items_data.flatMap(({ authored_id }) => authored_id ?? [])
  const wish = { document, hunt_type, age_range, difficulty_level, seed: id, preferred }
  const bank = bankOfReadyHunt(id, huntItemBank())
  const fresh = sampleItems(bank, wish, huntTaskBank()).map((item) => ({ ...item, id: idOf(item) }))
  made.set(id, { key, house_id: houseId, items: fresh })
  return fresh
}

/** A stable id of the same thing at the same place, for running plays and printed cards, whatever the house becomes. */
const idOf = ({ authored_id, place_id }: HuntItem): string =>
  sha256(JSON.stringify([authored_id, place_id])).slice(0, 12)

/** Rooms that a ready hunt may use, and of each kind of furniture the first in a room: no more is read. */
const mostRooms = 20

function inShort({ dimensions, rooms: all, furniture }: Row['blueprint_data']) {
  const rooms = all.slice(0, mostRooms)
  const left = new Set(rooms.flatMap(({ id }) => furnitureTypes.map((type) => `${type} ${id}`)))
  const first = furniture.filter(({ type, roomId }) => left.delete(`${type} ${roomId}`))
  return { dimensions, rooms, furniture: first }
}

const keyOf = ({ id, updated_at }: Row, { rooms, furniture }: Row['blueprint_data']): string =>
  sha256(
    JSON.stringify([
      ...[id, updated_at],
      ...rooms.map((room) => [room.id, room.type, room.label, room.floor]),
      ...furniture.map((piece) => [piece.id, piece.type, piece.roomId]),
    ]),
  )

type Made = { key: string; house_id: string; items: HuntItem[] }

/** Recent results by family: lists request all ready hunts of a house again and again. No family displaces those of others. */
const madeFor = keptForFamilies(() => new Map<string, Made>())
const waitToMake = familyLimit(remaking.hunts, remaking.ms)
