import { inTransaction } from '@fgm/db'
import { paymentEvents } from '@fgm/db/schema'
import type { Hono } from 'hono'
import { z } from 'zod'
import type { Deps } from '../../core/deps.ts'
import { invalid, notFound, signedOut } from '../../core/errors.ts'
import { parsedJson } from '../../core/parsed-json.ts'
import { sha256 } from '../../core/sha256.ts'
import { errorResponse, type MakeContext, respond } from '../../http/rest/rest.ts'
import { RazorpayPayment } from '../../services/payments.ts'
import { receiptPdf } from './payments.ts'
import { findOrderOfProvider, recordRefund, settlePayment, transitionOrder } from './settlement.ts'

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

type WebhookDeps = Pick<Deps, 'db' | 'newId' | 'now' | 'config' | 'log' | 'payments'>

/** The part of a message that we read; there are dozens of kinds, and most do not concern us. */
const Message = z.object({
  event: z.string().max(100),
  payload: z
    .object({ payment: z.object({ entity: RazorpayPayment }).optional() })
    .default({ payment: undefined }),
})
type Payment = z.output<typeof RazorpayPayment>

/**
 * POST /api/payment/webhook: the provider's reports, with signed raw bytes. Messages come twice, late and in any order; each is
 * handled once, and an order never moves back. Everything is written before the response, in one short transaction.
 * @throws 400 if the provider did not send exactly this.
 */
function handleWebhook(
  deps: WebhookDeps,
  message: { raw_body: string; signature: string | undefined; event_id: string | undefined },
): { received: true } {
  const { raw_body, signature = '' } = message
  if (!deps.payments.isWebhookSigned(raw_body, signature)) {
    const line = { event: 'access', action: '/api/payment/webhook', outcome: 'refused' }
    deps.log.warn(line, 'security')
    throw invalid('wrong_signature', 'The signature of this message is missing or wrong.')
  }
  const parsed = Message.safeParse(parsedJson(raw_body))
  const kind = parsed.success ? parsed.data.event : 'unknown'
  const eventId = message.event_id?.slice(0, 100) || sha256(raw_body)
  inTransaction(deps.db, (tx) => {
    const received = tx
      .insert(paymentEvents)
      .values({ event_id: eventId, kind, created_at: deps.now().toISOString() })
      .onConflictDoNothing()
      .run()
    const payment = parsed.data?.payload.payment?.entity
    if (received.changes > 0 && payment) follow({ ...deps, db: tx }, kind, payment)
  })
  // What cannot be read now never will be: a retry would not help.
  if (!parsed.success) deps.log.warn({ err: parsed.error }, 'a payment message cannot be read')
  return { received: true }
}

function follow(deps: WebhookDeps, kind: string, payment: Payment) {
  const { id: paymentId, order_id, amount, currency } = payment
  const providerOrderId = order_id ?? null
  const captured = {
    payment_id: paymentId,
    provider_order_id: providerOrderId,
    amount,
    currency,
    source: 'webhook',
  } as const
  if (kind === 'payment.captured' || kind === 'order.paid') settlePayment(deps, captured)
  if (kind === 'payment.failed' || kind === 'payment.authorized') {
    const order = order_id ? findOrderOfProvider(deps.db, order_id) : undefined
    if (order) transitionOrder(deps, deps.db, order.id, ['created'], 'attempted')
  }
  if (kind === 'refund.processed' && payment.amount_refunded === amount)
    recordRefund(deps, captured)
}
