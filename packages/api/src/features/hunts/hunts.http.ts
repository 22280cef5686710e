import type { Hono } from 'hono'
import { signedOut } from '../../core/errors.ts'
import { type MakeContext, respond } from '../../http/rest/rest.ts'
import { printHunt } from './hunt-printing.ts'

/** GET /api/scavenger-hunts/{id}/print `?paper=a4|letter`: the hunt on paper, which JSON cannot carry. */
export function mountHuntPrinting(app: Hono, makeContext: MakeContext) {
  app.get('/api/scavenger-hunts/:id/print', (c) =>
    respond(c, makeContext, async ({ deps, user }) => {
      if (!user) throw signedOut()
      const paper = c.req.query('paper') === 'letter' ? 'letter' : 'a4'
      const printed = await printHunt(deps, user, c.req.param('id'), paper)
      return new Response(printed.bytes as Uint8Array<ArrayBuffer>, {
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': printed.content_disposition,
          'cache-control': 'private, no-cache',
        },
      })
    }),
  )
}
