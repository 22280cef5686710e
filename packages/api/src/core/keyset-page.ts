import type { Paging } from '@fgm/shared/text/paging'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from './context.ts'
import { invalid } from './errors.ts'

/*
 * Keyset pagination, in descending order: a page begins after a row, not at an offset, so rows that are added
 * meanwhile neither repeat nor skip one.
 */

const Cursor = z.tuple([z.union([z.string().max(40), z.number()]), z.string().max(100)])

/** The rows after a cursor, by the columns that the list is sorted by. @throws 400 for a cursor that we did not make. */
export function afterCursor(
  columns: readonly [value: SQLWrapper, id: SQLWrapper],
  cursor: string | undefined,
): SQL | undefined {
  if (cursor === undefined) return undefined
  const [value, id] = readCursor(cursor)
  return sql`(${columns[0]}, ${columns[1]}) < (${value}, ${id})`
}

/** Cuts rows that were read with one more than `limit` to the page, with the cursor of the next one. */
export function keysetPage<Row>(rows: Row[], limit: number, cursorOf: (last: Row) => Place) {
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  if (!last) return { page, next_cursor: null }
  const place = cursorOf(last)
  return { page, next_cursor: typeof place === 'string' ? place : encodeCursor(place) }
}

/** Where a row stands, by the columns that the list is sorted by, or as text. */
type Place = z.output<typeof Cursor> | string

/** How many rows a page has when only a cursor was sent. */
const usualPage = 50

/** How many rows to read for a page; all, up to `most`, where none was asked for. */
export const rowsToRead = ({ limit, cursor }: Paging, most: number) =>
  limit === undefined && cursor === undefined ? most : (limit ?? usualPage) + 1

/**
 * A list that has been read with `rowsToRead`, as it was asked for: a page, of which `ctx` tells where the next one
 * begins, or all of it.
 */
export function pageOfRows<Row>(
  ctx: Pick<Context, 'paging'>,
  rows: Row[],
  { limit, cursor }: Paging,
  cursorOf: (last: Row) => Place,
): Row[] {
  if (limit === undefined && cursor === undefined) return rows
  const { page, next_cursor } = keysetPage(rows, limit ?? usualPage, cursorOf)
  ctx.paging.next_cursor = next_cursor
  return page
}

/**
 * The same for a list that is put together from several and is always read as a whole: its cursor is a row and its
 * place. Where that row is gone, the one that took its place comes next.
 * @throws 400 for a cursor that we did not make.
 */
export function pageOfList<Row extends { id: string }>(
  ctx: Pick<Context, 'paging'>,
  list: Row[],
  asked: Paging,
): Row[] {
  const places = new Map(list.map(({ id }, place) => [id, place]))
  const start = asked.cursor === undefined ? 0 : placeAfter(places, asked.cursor)
  return pageOfRows(ctx, list.slice(start), asked, ({ id }) => [places.get(id) ?? 0, id])
}

function placeAfter(places: ReadonlyMap<string, number>, cursor: string): number {
  const [place, id] = readCursor(cursor)
  if (typeof place !== 'number') throw unknownPage()
  const present = places.get(id)
  return present === undefined ? Math.max(0, Math.floor(place)) : present + 1
}

/** A key as text for an address. */
export const encodeCursor = (key: z.output<typeof Cursor>) =>
  Buffer.from(JSON.stringify(key)).toString('base64url')

function readCursor(cursor: string) {
  try {
    return Cursor.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
  } catch {
    throw unknownPage()
  }
}

const unknownPage = () => invalid('unknown_page', 'This page does not exist.')
