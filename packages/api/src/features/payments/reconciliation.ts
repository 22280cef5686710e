import { orders } from '@fgm/db/schema'
import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { orderLifetimeMs } from './orders.ts'
import { type OrderRow, settlePayment, transitionOrder } from './settlement.ts'

type Reconciling = Pick<Deps, 'db' | 'newId' | 'now' | 'config' | 'log' | 'payments'>

/** The result of a round. `unanswered` orders are checked in the next one. */
export type Reconciliation = {
  asked: number
  settled: number
  expired: number
  unanswered: number
}

/** The most orders of one round, and outages after which it ends: the provider is down. */
const atMost = 200
const outagesAtMost = 3

/**
 * Checks every open order at the provider: the safety net under the checkout's response and the webhook, for a closed browser
 * and a lost message. Orders older than a day are checked a last time and expire.
 */
export async function reconcileOrders(deps: Reconciling): Promise<Reconciliation> {
  const round = { asked: 0, settled: 0, expired: 0, unanswered: 0 }
  for (const order of openOrders(deps)) {
    if (round.unanswered >= outagesAtMost) break
    await reconcileOne(deps, order, round)
  }
  return round
}

/** Checks one order. @returns how many new payments it has. @throws PaymentOutage */
export async function reconcileOrder(deps: Reconciling, order: OrderRow): Promise<number> {
  if (!order.provider_order_id || order.provider !== deps.payments.kind) return 0
  const found = await deps.payments.paymentsOfOrder(order.provider_order_id)
  const captured = found.filter((payment) => payment.is_captured)
  for (const { payment_id, amount, currency, is_refunded } of captured)
    settlePayment(deps, {
      payment_id,
      provider_order_id: order.provider_order_id,
      amount,
      currency,
      source: 'reconcile',
      is_refunded,
    })
  if (captured.length === 0 && found.length > 0)
    transitionOrder(deps, deps.db, order.id, ['created'], 'attempted')
  return captured.length
}

async function reconcileOne(deps: Reconciling, order: OrderRow, round: Reconciliation) {
  try {
    round.asked += 1
    round.settled += await reconcileOrder(deps, order)
  } catch (err) {
    round.unanswered += 1
    deps.log.warn({ err, order_id: order.id }, 'the payment provider did not answer')
    return
  }
  const ageMs = deps.now().getTime() - Date.parse(order.created_at)
  if (ageMs < orderLifetimeMs) return
  if (transitionOrder(deps, deps.db, order.id, ['created', 'attempted'], 'expired'))
    round.expired += 1
}

/** Open orders, oldest first. One that the provider never confirmed only waits to expire. */
function openOrders({ db, now, payments }: Reconciling): OrderRow[] {
  if (payments.kind === 'off') return []
  const expiredBefore = new Date(now().getTime() - orderLifetimeMs).toISOString()
  return db
    .select()
    .from(orders)
    .where(
      and(
        sql`state in ('created', 'attempted')`,
        eq(orders.provider, payments.kind),
        or(isNotNull(orders.provider_order_id), sql`${orders.created_at} <= ${expiredBefore}`),
      ),
    )
    .orderBy(asc(orders.created_at))
    .limit(atMost)
    .all()
}
