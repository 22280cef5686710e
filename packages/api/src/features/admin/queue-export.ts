import type { Db } from '@fgm/db'
import { users } from '@fgm/db/schema'
import { asc, isNotNull, or, sql } from 'drizzle-orm'
import { conflict } from '../../errors.ts'
import { contains } from './launch.ts'

/** More than this is no file for a spreadsheet; a search makes it smaller. */
const rows_at_most = 100_000
const rows_in_a_chunk = 1_000

const head = ['Position', 'Name', 'E-mail', 'Status', 'Family number', 'Registered at']

/**
 * The queue as lines of CSV (RFC 4180), first in line first, read in one statement so that nobody who
 * moves meanwhile is in it twice.
 * @throws 409 when more families wait than a file should hold.
 */
export function queueRows(db: Db, query: string | undefined): string[][] {
  const queue = db
    .select({
      queue_position: sql<number>`row_number() over (order by ${users.queue_order})`.as('place'),
      name: users.name,
      email: users.email,
      waitlist_status: users.waitlist_status,
      registration_number: users.registration_number,
      created_at: users.created_at,
    })
    .from(users)
    .where(isNotNull(users.queue_order))
    .as('queue')
  const rows = db
    .select()
    .from(queue)
    .where(query ? or(contains(queue.name, query), contains(queue.email, query)) : undefined)
    .orderBy(asc(queue.queue_position))
    .limit(rows_at_most + 1)
    .all()
  if (rows.length > rows_at_most)
    throw conflict('More than 100,000 families wait. Please search for a part of them first.')
  return rows.map((row) => [
    String(row.queue_position),
    row.name,
    row.email,
    row.waitlist_status,
    String(row.registration_number ?? ''),
    row.created_at,
  ])
}

/** The file as it goes out: a thousand rows at a time, so that it never stands in memory as one text. */
export function csvStream(rows: string[][]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let next = 0
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(byte_order_mark + csvLines([head]))),
    pull: (controller) => {
      const chunk = rows.slice(next, next + rows_in_a_chunk)
      next += rows_in_a_chunk
      if (chunk.length === 0) controller.close()
      else controller.enqueue(encoder.encode(csvLines(chunk)))
    },
  })
}

/** Without it, Excel reads the file in an old encoding and breaks every name that is not English. */
const byte_order_mark = '\uFEFF'

const csvLines = (rows: string[][]) =>
  rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')

/** Blanks before the sign do not stop every program, nor do the wide signs of East Asian keyboards. */
const looks_like_formula = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/
/** Where lists are written with semicolons, a spreadsheet ends a cell at each of them. */
const formula_behind_semicolon = /;(?=\s*[=+\-@＝＋－＠])/g

/**
 * One cell. A spreadsheet would run what begins like a formula, so such a text is led by an apostrophe,
 * and what follows a semicolon, too; quotes are doubled, and whatever holds a comma, a quote or a
 * line's end stands in quotes.
 */
export function csvCell(text: string): string {
  const parts = text.replace(formula_behind_semicolon, ";'")
  const harmless = looks_like_formula.test(parts) ? `'${parts}` : parts
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
