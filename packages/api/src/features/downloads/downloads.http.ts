import type { Hono } from 'hono'
import { notFound } from '../../core/errors.ts'
import { type MakeContext, respond } from '../../http/rest/rest.ts'
import { paperOf, renderDownload } from './downloads.ts'

/** GET /downloads/{id}.pdf `?paper=a4|letter`: the printable itself, which JSON cannot carry. */
export function mountDownloads(app: Hono, makeContext: MakeContext) {
  app.get('/downloads/:file', (c) =>
    respond(c, makeContext, 'read', async (ctx) => {
      const id = /^(.{1,100})\.pdf$/.exec(c.req.param('file'))?.[1]
      if (!id) throw notFound('Printable')
      return renderDownload(ctx, id, paperOf(c.req.query('paper')))
    }),
  )
}
