import { WaitlistExportQuery } from '@fgm/shared/launch/launch'
import type { Hono } from 'hono'
import type { Context } from '../../core/context.ts'
import { accessDenied, invalidInput, signedOut } from '../../core/errors.ts'
import { type MakeContext, respond } from '../../http/rest/rest.ts'
import { auditedBy } from '../audit/audit.ts'
import { csvStream, isNarrowed, queuePlaces } from './queue-export.ts'

/** GET /api/admin/waitlist-queue/export `?query=&tier=`: the queue as a file for a spreadsheet. */
export function mountQueueExport(app: Hono, makeContext: MakeContext) {
  app.get('/api/admin/waitlist-queue/export', (c) =>
    respond(c, makeContext, 'admin', async (ctx) => {
      const administrator = requireAdministrator(ctx)
      // A link on another site would write an audit entry that no one intended.
      if (c.req.header('sec-fetch-site') === 'cross-site') throw accessDenied()
      const input = WaitlistExportQuery.safeParse(c.req.query())
      if (!input.success) throw invalidInput(input.error)
      const headers = {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${fileName(ctx.deps.now())}"`,
      }
      // To ask whether there is a file takes nothing away, and is no entry in the audit log.
      if (c.req.method === 'HEAD') return new Response(null, { headers })
      const audited = auditedBy(ctx.deps, administrator, 'admin.exportQueue', ctx.token)
      const places = audited({ target_kind: 'queue' }, ({ db }, note) => {
        const found = queuePlaces(db, input.data)
        note({ families: found.length, is_searched: isNarrowed(input.data) })
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

const fileName = (now: Date) => `waitlist-${now.toISOString().slice(0, 10)}.csv`
