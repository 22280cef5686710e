import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Db } from '@fgm/db'
import { families, parents } from '@fgm/db/schema'
import { WaitlistExportQuery } from '@fgm/shared/launch/launch'
import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { z } from 'zod'
import type { Context } from '../../core/context.ts'
import { accessDenied, conflict, invalidInput, signedOut } from '../../core/errors.ts'
import { type MakeContext, respond } from '../../http/rest/rest.ts'
import { auditedBy } from '../audit/audit.ts'
import { isFirstParent } from '../parents/parents.ts'
import { queueFilters } from './launch.ts'

/** More rows are too many for a spreadsheet; a search reduces them. */
const rowsAtMost = 100_000
const rowsInAPage = 1_000

const head = ['Position', 'Name', 'E-mail', 'Status', 'Family number', 'Registered at']

type QueueFilter = z.output<typeof WaitlistExportQuery>

/** GET /api/admin/waitlist-queue/export `?query=&tier=`: the queue as a file for a spreadsheet. */
export function mountQueueExport(app: Hono, makeContext: MakeContext) {
  app.get('/api/admin/waitlist-queue/export', (c) =>
    respond(c, makeContext, 'admin', async (ctx) => {
      const administrator = requireAdministrator(ctx)
      // A link on another site would write an audit entry that no one intended.
      if (c.req.header('sec-fetch-site') === 'cross-site') throw accessDenied()
      const input = WaitlistExportQuery.safeParse(c.req.query())
      if (!input.success) throw invalidInput(input.error)
      const day = ctx.deps.now().toISOString().slice(0, 10)
      const headers = {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="waitlist-${day}.csv"`,
      }
      // HEAD downloads nothing, so it is not in the audit log.
      if (c.req.method === 'HEAD') return new Response(null, { headers })
      const { query, tier } = input.data
      const audited = auditedBy(ctx.deps, administrator, 'admin.exportQueue', ctx.token)
      const places = audited({ target_kind: 'queue' }, ({ db }, note) => {
        const found = queuePlaces(db, input.data)
        note({ families: found.length, is_searched: Boolean(query || tier) })
        return found
      })
      return new Response(csvStream(ctx.deps.db, places), { headers })
    }),
  )
}

function requireAdministrator({ parent }: Context) {
  if (!parent) throw signedOut()
  if (!parent.is_admin) throw accessDenied()
  return parent
}

type QueuePlace = { id: string; place: number }

/**
 * The ids of the file, first in line first: read in one statement, so that a family that moves meanwhile
 * is not in it twice. Their details are read a page at a time (`csvStream`).
 * @throws 409 if more families wait than a file should have.
 */
function queuePlaces(db: Db, wanted: QueueFilter): QueuePlace[] {
  // The position in the full queue: numbered first, filtered after.
  const queue = sql`select id, tier, row_number() over (order by queue_order) as place
    from ${families} where queue_order is not null`
  const isFound = and(...queueFilters(wanted)) ?? sql`true`
  const places = db.all<QueuePlace>(
    sql`select id, place from (${queue}) as families where ${isFound} order by place limit ${rowsAtMost + 1}`,
  )
  if (places.length > rowsAtMost)
    throw conflict(
      'export_too_large',
      'More than 100,000 families wait. Please search for a part of them first.',
    )
  return places
}

/**
 * The file as lines of CSV (RFC 4180), a page at a time: it is never in memory as one text, and
 * other requests run between two pages. Families that leave meanwhile are not in it.
 */
function csvStream(db: Db, places: QueuePlace[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let next = 0
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(byteOrderMark + csvLines([head]))),
    pull: async (controller) => {
      // A fast reader would request all of them in one turn of the event loop.
      await nextTurn()
      const page = places.slice(next, next + rowsInAPage)
      next += rowsInAPage
      if (page.length === 0) controller.close()
      else controller.enqueue(encoder.encode(csvLines(rowsOf(db, page))))
    },
  })
}

function rowsOf(db: Db, page: QueuePlace[]): string[][] {
  const ids = page.map(({ id }) => id)
  const rows = db
    .select({
      id: families.id,
      name: parents.name,
      email: parents.email,
      waitlist_status: families.waitlist_status,
      registration_number: families.registration_number,
      created_at: families.created_at,
    })
    .from(families)
    .innerJoin(parents, isFirstParent)
    .where(and(inArray(families.id, ids), isNull(families.deleted_at)))
    .all()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return page.flatMap(({ id, place }) => {
    const row = byId.get(id)
    if (!row) return []
    const { name, email, waitlist_status, registration_number, created_at } = row
    const number = String(registration_number ?? '')
    return [[String(place), name, email, waitlist_status, number, created_at]]
  })
}

/** Without it, Excel reads the file in an old encoding and breaks every name that is not English. */
const byteOrderMark = '\uFEFF'

const csvLines = (rows: string[][]) =>
  rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')

/** Spaces before the sign do not stop every program, nor do the full-width signs of East Asian keyboards. */
const looksLikeFormula = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/
/** In locales whose lists use semicolons, a spreadsheet ends a cell at each of them. */
const formulaBehindSemicolon = /;(?=\s*[=+\-@＝＋－＠])/g

/**
 * One cell. A spreadsheet would run a text that begins like a formula, also after a semicolon: an apostrophe goes before it.
 * Quotes are doubled, and a text with a comma, a quote or a newline is quoted.
 */
export function csvCell(text: string): string {
  const parts = text.replace(formulaBehindSemicolon, ";'")
  const harmless = looksLikeFormula.test(parts) ? `'${parts}` : parts
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
