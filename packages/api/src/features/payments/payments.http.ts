import type { Hono } from 'hono'
import type { Deps } from '../../core/deps.ts'
import { notFound, signedOut } from '../../core/errors.ts'
import { errorResponse, type MakeContext, respond } from '../../http/rest/rest.ts'
import { receiptPdf } from './payments.ts'
import { handleWebhook } from './webhook.ts'

/**
 * What JSON procedures cannot carry: the provider's webhook, whose raw bytes are signed and which has
 * neither session nor CSRF token, and GET /user/receipts/{id}.pdf.
 */
export function mountPayments(app: Hono, deps: Deps, makeContext: MakeContext) {
  app.post('/api/payment/webhook', async (c) => {
    try {
      const received = handleWebhook(deps, {
        raw_body: await c.req.text(),
        signature: c.req.header('x-razorpay-signature'),
        event_id: c.req.header('x-razorpay-event-id'),
      })
      return c.json(received, 200, { 'cache-control': 'no-store' })
    } catch (cause) {
      return errorResponse(c, cause)
    }
  })

  app.get('/user/receipts/:file', (c) =>
    respond(c, makeContext, null, async ({ deps, parent, family }) => {
      if (!parent || !family) throw signedOut()
      const id = /^(.{1,100})\.pdf$/.exec(c.req.param('file'))?.[1]
      if (!id) throw notFound('Receipt')
      return new Response(
        (await receiptPdf(deps, { parent, family }, id)) as Uint8Array<ArrayBuffer>,
        {
          headers: {
            'content-type': 'application/pdf',
            'content-disposition': 'inline; filename="five-good-minutes-receipt.pdf"',
            'cache-control': 'private, no-store',
          },
        },
      )
    }),
  )
}
