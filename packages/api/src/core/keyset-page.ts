import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { z } from 'zod'
import { invalid } from './errors.ts'

/*
 * Keyset pagination, in descending order: a page begins after a row, not at an offset, so rows that are added
 * meanwhile neither repeat nor skip one.
 */

type Key = readonly [value: string | number, id: string]

const Cursor = z.tuple([z.union([z.string().max(40), z.number()]), z.string().max(100)])

/** The rows after a cursor, by the columns that the list is sorted by. @throws 400 for a cursor that we did not make. */
export function afterCursor(
  columns: readonly [value: SQLWrapper, id: SQLWrapper],
  cursor: string | undefined,
): SQL | undefined {
  if (cursor === undefined) return undefined
  const read = Cursor.safeParse(decoded(cursor))
  if (!read.success) throw invalid('unknown_page', 'This page does not exist.')
  const [value, id] = read.data
  return sql`(${columns[0]}, ${columns[1]}) < (${value}, ${id})`
}

/** Cuts rows that were read with one more than `limit` to the page, with the cursor of the next one. */
export function keysetPage<Row>(rows: Row[], limit: number, cursorOf: (last: Row) => string) {
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return { page, next_cursor: last ? cursorOf(last) : null }
}

/** A key as text for an address. */
export const encodeCursor = (key: Key) => Buffer.from(JSON.stringify(key)).toString('base64url')

function decoded(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}
