import { type Db, findRow } from '@fgm/db'
import {
  children,
  type Family as FamilyRow,
  huntCompletions,
  huntPlayers,
  hunts,
} from '@fgm/db/schema'
import {
  HuntMemory,
  type MemoryPage,
  type MemoryQuery,
  memoryPageSize,
  type NoteMemory,
} from '@fgm/shared/hunts/hunts'
import { and, asc, count, desc, eq, exists, inArray, min, type SQL, sql } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { notFound } from '../../core/errors.ts'
import { fieldsOf } from '../../core/fields-of.ts'
import { afterCursor, encodeCursor, keysetPage } from '../../core/keyset-page.ts'
import { requireChild } from '../children/children.ts'
import { findHunt, requireHunt } from './hunts.ts'
import { movedIn } from './moving-in.ts'

type Family = Pick<FamilyRow, 'id'>
type Clock = Pick<Deps, 'db' | 'now'>

/**
 * A family's memories of its hunts, the newest first: all, of one hunt, or of one child.
 * @throws 404 for a hunt or child that is missing or another family's, 400 for an invalid cursor.
 */
export function listMemories(deps: Clock, family: Family, query: MemoryQuery): MemoryPage {
  const { db } = deps
  const { hunt_id, child_id, cursor, limit = memoryPageSize } = query
  if (hunt_id !== undefined) requireHunt(db, family, hunt_id)
  if (child_id !== undefined) requireChild(db, family, child_id)
  const isWanted = and(
    eq(huntCompletions.family_id, family.id),
    hunt_id === undefined ? undefined : eq(huntCompletions.hunt_id, hunt_id),
    child_id === undefined ? undefined : wasPlayedBy(db, child_id),
  )
  const rows = db
    .select()
    .from(huntCompletions)
    .where(and(isWanted, afterCursor([huntCompletions.completed_at, huntCompletions.id], cursor)))
    .orderBy(desc(huntCompletions.completed_at), desc(huntCompletions.id))
    .limit(limit + 1)
    .all()
  const { page, next_cursor } = keysetPage(rows, limit, ({ completed_at, id }) =>
    encodeCursor([completed_at, id]),
  )
  return {
    memories: withChildren(db, page),
    hunts: huntsOf(deps, family, page),
    summary: summaryOf(db, isWanted),
    next_cursor,
  }
}

/** Replaces the line of a memory; an empty one removes it. @throws 404 if it is not this family's. */
export function noteMemory(db: Db, family: Family, { id, parent_notes }: NoteMemory): HuntMemory {
  db.update(huntCompletions).set({ parent_notes }).where(isOwn(family, id)).run()
  return memoryOf(db, family, id)
}

/** One memory with its current hunt. @throws 404 if it is not this family's. */
export function findMemory(deps: Clock, family: FamilyRow, id: string) {
  const memory = memoryOf(deps.db, family, id)
  return { memory, hunt: findHunt(deps, family, memory.hunt_id) }
}

type Row = typeof huntCompletions.$inferSelect

const isOwn = (family: Family, id: string) =>
  and(eq(huntCompletions.id, id), eq(huntCompletions.family_id, family.id))

function memoryOf(db: Db, family: Family, id: string): HuntMemory {
  const row = findRow(db, huntCompletions, isOwn(family, id))
  const [memory] = withChildren(db, row ? [row] : [])
  if (!memory) throw notFound('Memory')
  return memory
}

function wasPlayedBy(db: Db, childId: string): SQL {
  const isOfPlay = eq(huntPlayers.hunt_completion_id, huntCompletions.id)
  const isOfChild = eq(huntPlayers.child_id, childId)
  return exists(db.select().from(huntPlayers).where(and(isOfPlay, isOfChild)))
}

function withChildren(db: Db, rows: readonly Row[]): HuntMemory[] {
  // Without any ids SQLite would read every row.
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const players = db
    .select({ of: huntPlayers.hunt_completion_id, id: children.id, name: children.name })
    .from(huntPlayers)
    .innerJoin(children, eq(children.id, huntPlayers.child_id))
    .where(inArray(huntPlayers.hunt_completion_id, ids))
    .orderBy(asc(children.created_at), asc(children.id))
    .all()
  return rows.map((row) => ({
    ...fieldsOf(HuntMemory, row),
    children: players.filter(({ of }) => of === row.id).map(({ id, name }) => ({ id, name })),
  }))
}

/** The hunts on a page, each once: a house is large, and most families play the same few. */
function huntsOf(deps: Clock, family: Family, rows: readonly Row[]): MemoryPage['hunts'] {
  if (rows.length === 0) return []
  const ids = [...new Set(rows.map(({ hunt_id }) => hunt_id))]
  const played = deps.db.select().from(hunts).where(inArray(hunts.id, ids)).all()
  return movedIn(deps, family, played).map(
    ({ id, hunt_name, hunt_type, blueprint_data, items_data }) => ({
      id,
      hunt_name,
      hunt_type,
      blueprint_data,
      places: items_data.map(({ location, place_id }) => ({
        location,
        ...(place_id && { place_id }),
      })),
    }),
  )
}

function summaryOf(db: Db, isWanted: SQL | undefined): MemoryPage['summary'] {
  const figures = db
    .select({
      plays: count(),
      finds: sql<number>`coalesce(sum(${huntCompletions.items_found}), 0)`,
      since: min(huntCompletions.completed_at),
    })
    .from(huntCompletions)
    .where(isWanted)
    .get()
  return figures ?? { plays: 0, finds: 0, since: null }
}
