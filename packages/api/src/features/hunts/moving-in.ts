import { createHash } from 'node:crypto'
import type { Db } from '@fgm/db'
import type { Family, hunts } from '@fgm/db/schema'
import { bankOfReadyHunt } from '@fgm/db/seed/hunts'
import type { HuntItem } from '@fgm/shared/hunts/hunts'
import { sampleItems } from '@fgm/shared/hunts/samples'
import { homeOf } from '../blueprints/blueprints.ts'
import { huntBank } from './hunt-bank.ts'

/* Ready hunts move in: as soon as a family has a house, they name its rooms, on its map (decisions §9). */

type Row = typeof hunts.$inferSelect

/** The same hunts, the ready ones among them in the house of this family, if it has one. */
export function movedIn(db: Db, family: Pick<Family, 'id'>, rows: Row[]): Row[] {
  if (rows.every(({ owner_family_id }) => owner_family_id !== null)) return rows
  const home = homeOf(db, family)
  if (!home) return rows
  const { id, name, template_type, blueprint_data, updated_at } = home
  return rows.map((row) => {
    if (row.owner_family_id !== null) return row
    return {
      ...row,
      blueprint_id: id,
      blueprint_template: { name, template_type },
      blueprint_data,
      items_data: itemsIn(row, blueprint_data),
      updated_at,
    }
  })
}

/**
 * The items of a ready hunt at their places in this house; where it has no such room or furniture, others that
 * fit the hunt as well.
 */
function itemsIn(
  { id, hunt_type, age_range, difficulty_level, items_data }: Row,
  document: Row['blueprint_data'],
): HuntItem[] {
  const preferred = items_data.flatMap(({ authored_id }) => authored_id ?? [])
  const wish = { document, hunt_type, age_range, difficulty_level, seed: id, preferred }
  const key = createHash('sha256').update(JSON.stringify(wish)).digest('base64')
  const known = made.get(key)
  if (known) return known
  const { items, tasks } = huntBank()
  const fresh = sampleItems(bankOfReadyHunt(id, items), wish, tasks)
  // The oldest goes: lists ask for all ready hunts of a house again and again.
  const [oldest] = made.keys()
  if (made.size >= mostMade && oldest !== undefined) made.delete(oldest)
  made.set(key, fresh)
  return fresh
}

const mostMade = 1_000
const made = new Map<string, HuntItem[]>()
