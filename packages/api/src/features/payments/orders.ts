import { setTimeout as wait } from 'node:timers/promises'
import { type Db, findRow, inTransaction } from '@fgm/db'
import { type Family, orders } from '@fgm/db/schema'
import { type Currency, checkoutPrice, priceLabel, tierNumber } from '@fgm/shared/family/tiers'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { PaymentOutage } from '../../services/payments.ts'
import { claim, claimMs, isClaimed, type Leasing, releaseClaim } from '../leases/leases.ts'
import type { Sender } from '../parents/parents.ts'
import { type OrderRow, transitionOrder } from './settlement.ts'

type Ordering = Leasing & Pick<Deps, 'newId' | 'payments' | 'underWay'>

/** How long an order can be paid. Later money counts all the same. */
export const orderLifetimeMs = 24 * 3_600_000

/** The price of a family today; null for those without one (administrators). */
export function priceOf(
  family: Pick<Family, 'registration_number' | 'founding_member'>,
  currency: Currency,
) {
  return family.registration_number === null ? null : checkoutPrice(tierNumber(family), currency)
}

/**
 * A parent's only live order for that price, created at the provider if it is not there yet. It belongs to the parent, not
 * only to the family: unpaid, it moves with them to another family (`changeFamily`), so money never arrives in the old one.
 * @returns the provider's id of the order.
 * @throws PaymentOutage; the order stays, and the next call finds out its state.
 */
export async function unpaidOrder(
  deps: Ordering,
  sender: Sender,
  price: { currency: Currency; amount: number },
): Promise<string> {
  const { row, is_new, isOurs } = inTransaction(deps.db, (tx) => {
    const opened = openOrder(deps, tx, sender, price)
    return { ...opened, isOurs: claimOrder({ ...deps, db: tx }, opened.row) }
  })
  if (row.provider_order_id) return row.provider_order_id
  const { orders: underWay } = deps.underWay
  const running = underWay.get(row.id)
  if (running) return running
  const ordered = isOurs ? orderClaimed(deps, row, is_new) : orderOfAnother(deps, row)
  const work = ordered.finally(() => underWay.delete(row.id))
  underWay.set(row.id, work)
  return work
}

/** Whether this server may create the order at the provider now: no other does. */
const claimOrder = (deps: Leasing, { id, provider_order_id }: OrderRow): boolean =>
  provider_order_id === null && claim(deps, `order ${id}`)

async function orderClaimed(deps: Ordering, row: OrderRow, isNew: boolean): Promise<string> {
  try {
    return await orderAtProvider(deps, row, isNew)
  } finally {
    releaseClaim(deps, `order ${row.id}`)
  }
}

const lookEveryMs = 250
/** A little longer than the claim of a dead server lasts. */
const anotherTakesMs = claimMs + 3_000

/** Waits for the order of another server; if that fails, this one creates it. */
async function orderOfAnother(deps: Ordering, { id }: OrderRow): Promise<string> {
  const endsAt = performance.now() + anotherTakesMs
  while (performance.now() < endsAt) {
    await wait(lookEveryMs)
    const seen = findOrder(deps.db, id)
    if (seen?.provider_order_id) return seen.provider_order_id
    // Its owner records the outcome: until then nothing is written.
    if (isClaimed(deps, `order ${id}`)) continue
    const { row, isOurs } = inTransaction(deps.db, (tx) => {
      const row = findOrder(tx, id)
      return { row, isOurs: row !== undefined && claimOrder({ ...deps, db: tx }, row) }
    })
    if (row?.provider_order_id) return row.provider_order_id
    if (row && isOurs) return orderClaimed(deps, row, false)
  }
  throw new PaymentOutage('Another server is still waiting for the provider')
}

function openOrder(
  deps: Ordering,
  tx: Db,
  { parent, family }: Sender,
  { currency, amount }: { currency: Currency; amount: number },
): { row: OrderRow; is_new: boolean } {
  const provider = providerKind(deps)
  const isLive = and(
    eq(orders.parent_id, parent.id),
    eq(orders.provider, provider),
    eq(orders.currency, currency),
    eq(orders.amount, amount),
    // Literal, not bound: only then does SQLite use its partial index.
    sql`state in ('created', 'attempted')`,
  )
  const live = findRow(tx, orders, isLive)
  const time = deps.now()
  const isYoung = live && time.getTime() - Date.parse(live.created_at) < orderLifetimeMs
  if (live && isYoung) return { row: live, is_new: false }
  if (live) transitionOrder(deps, tx, live.id, ['created', 'attempted'], 'expired')
  const id = deps.newId()
  const number = tierNumber(family)
  const row = tx
    .insert(orders)
    .values({
      id,
      family_id: family.id,
      parent_id: parent.id,
      provider,
      // Razorpay takes 40 characters at most.
      receipt: `fgm_${id.replaceAll('-', '')}`,
      provider_order_id: null,
      state: 'created',
      label: priceLabel(number),
      currency,
      amount,
      amount_usd: checkoutPrice(number, 'USD'),
      created_at: time.toISOString(),
      updated_at: time.toISOString(),
    })
    .returning()
    .get()
  return { row, is_new: true }
}

/** Looks for the order of a lost response before it creates another one. */
async function orderAtProvider(deps: Ordering, row: OrderRow, isNew: boolean): Promise<string> {
  const { amount, currency, receipt } = row
  const found = isNew ? null : await deps.payments.findOrder(receipt)
  const isSame = found?.amount === amount && found.currency === currency
  const order =
    found && isSame ? found : await deps.payments.createOrder({ amount, currency, receipt })
  // A server that was paused for longer than its claim finds the order of another one.
  deps.db
    .update(orders)
    .set({ provider_order_id: order.order_id, updated_at: deps.now().toISOString() })
    .where(and(eq(orders.id, row.id), isNull(orders.provider_order_id)))
    .run()
  return findOrder(deps.db, row.id)?.provider_order_id ?? order.order_id
}

const findOrder = (db: Db, id: string): OrderRow | undefined =>
  findRow(db, orders, eq(orders.id, id))

function providerKind({ payments: { kind } }: Pick<Deps, 'payments'>): OrderRow['provider'] {
  if (kind === 'off') throw new Error('There is no provider to order from')
  return kind
}
