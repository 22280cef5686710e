import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { z } from 'zod'
import { invalid } from './errors.ts'

/*
 * Lists that go from the newest row to the oldest, page by page. A page begins behind a row, not at a
 * number, so rows that come meanwhile neither repeat nor skip one.
 */

type Place = { created_at: string; id: string }

const Cursor = z.tuple([z.iso.datetime(), z.string().max(100)])

/** The rows behind a page's last one, for lists ordered by `created_at` and `id`, both falling. @throws 400 for a cursor that is not ours. */
export function olderThan(
  columns: { created_at: SQLWrapper; id: SQLWrapper },
  cursor: string | undefined,
): SQL | undefined {
  if (cursor === undefined) return undefined
  const read = Cursor.safeParse(Buffer.from(cursor, 'base64url').toString('utf8').split(' '))
  if (!read.success) throw invalid('unknown_page', 'This page does not exist.')
  const [createdAt, id] = read.data
  return sql`(${columns.created_at}, ${columns.id}) < (${createdAt}, ${id})`
}

/** Cuts rows that were read with one more than `limit` to the page, with the cursor of the next one. */
export function pageOf<Row extends Place>(rows: Row[], limit: number) {
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return { page, next_cursor: last ? cursorOf(last) : null }
}

const cursorOf = ({ created_at, id }: Place) =>
  Buffer.from(`${created_at} ${id}`).toString('base64url')
