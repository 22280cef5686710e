import type { Paging } from '@fgm/shared/text/paging'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from './context.ts'
import { invalid } from './errors.ts'

/*
 * Keyset pagination, in descending order: a page begins after a row, not at an offset, so rows that are added
 * meanwhile are neither repeated nor skipped.
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

/** Cuts rows, read with one more than `limit`, to the page, and adds the cursor of the next page. */
export function keysetPage<Row>(rows: Row[], limit: number, cursorOf: (last: Row) => Place) {
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  if (!last) return { page, next_cursor: null }
  const place = cursorOf(last)
  return { page, next_cursor: typeof place === 'string' ? place : encodeCursor(place) }
}

/** The key of a row, by the columns that the list is sorted by, or as text. */
type Place = z.output<typeof Cursor> | string

/** The size of a page if only a cursor was sent. */
const usualPage = 50

/** How many rows to read for a page; up to `most` without a limit. */
export const rowsToRead = ({ limit, cursor }: Paging, most: number) =>
  limit === undefined && cursor === undefined ? most : (limit ?? usualPage) + 1

/**
 * The requested part of a list that was read with `rowsToRead`: a page, whose next cursor goes into `ctx`, or the whole list.
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
 * The same for a list that is merged from several and always read in full: its cursor is a row and its
 * place. If that row is gone, the row that took its place comes next.
 * @throws 400 for a cursor that we did not make.
 */
export function pageOfList<Row extends { id: string }>(
  ctx: Pick<Context, 'paging'>,
  list: Row[],
  page: Paging,
): Row[] {
  const places = new Map(list.map(({ id }, place) => [id, place]))
  const start = page.cursor === undefined ? 0 : placeAfter(places, page.cursor)
  return pageOfRows(ctx, list.slice(start), page, ({ id }) => [places.get(id) ?? 0, id])
}

function placeAfter(places: ReadonlyMap<string, number>, cursor: string): number {
  const [place, id] = readCursor(cursor)
  if (typeof place !== 'number') throw unknownPage()
  const present = places.get(id)
  return present === undefined ? Math.max(0, Math.floor(place)) : present + 1
}

/** A key as text for a URL. */
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
