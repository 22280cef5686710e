import type { Currency } from '@fgm/shared/family/tiers'
import type { OrderState } from '@fgm/shared/payments'
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { id, moment } from '../columns.ts'
import { families, parents } from './families.ts'

/**
 * An order of a family. The price is that of the moment the order was created. When a family leaves, its name is removed; what
 * was paid stays recorded.
 */
export const orders = sqliteTable(
  'orders',
  {
    id: id(),
    family_id: text().references(() => families.id, { onDelete: 'set null' }),
    /** Who opened the checkout: unpaid orders go with them to another family. */
    parent_id: text().references(() => parents.id, { onDelete: 'set null' }),
    provider: text().$type<'razorpay' | 'sandbox'>().notNull(),
    /** Our own name for the order at the provider, to find it again after a lost response. */
    receipt: text().notNull(),
    /** Null until the provider has responded. */
    provider_order_id: text(),
    state: text().$type<OrderState>().notNull(),
    label: text().notNull(),
    currency: text().$type<Currency>().notNull(),
    amount: integer().notNull(),
    /** The same price in US cents, for figures of revenue. */
    amount_usd: integer().notNull(),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
  },
  (table) => [
    uniqueIndex('orders_receipt').on(table.receipt),
    uniqueIndex('orders_provider_order').on(table.provider_order_id),
    // A second click finds the first order.
    uniqueIndex('orders_live')
      .on(table.parent_id, table.provider, table.currency, table.amount)
      .where(sql`state in ('created', 'attempted')`),
    index('orders_open').on(table.created_at).where(sql`state in ('created', 'attempted')`),
    index('orders_of_family').on(table.family_id),
    index('orders_of_parent').on(table.parent_id),
  ],
)

/** Every captured payment, whatever its outcome. A row is never removed. */
export const payments = sqliteTable(
  'payments',
  {
    id: id(),
    payment_id: text().notNull(),
    /** As the provider sent it; there may be no such order here. */
    provider_order_id: text(),
    order_id: text().references(() => orders.id),
    family_id: text().references(() => families.id, { onDelete: 'set null' }),
    /** `duplicate`: premium was already active. `unmatched`: no such order, or another amount. Both must be refunded. */
    disposition: text().$type<'activated' | 'duplicate' | 'unmatched'>().notNull(),
    currency: text().notNull(),
    amount: integer().notNull(),
    /** By the price book, for figures of revenue; null without an order of ours. */
    amount_usd: integer(),
    receipt_number: integer(),
    source: text().$type<'verify' | 'webhook' | 'reconcile'>().notNull(),
    refunded_at: moment(),
    created_at: moment().notNull(),
  },
  (table) => [
    uniqueIndex('payments_payment').on(table.payment_id),
    uniqueIndex('payments_receipt_number').on(table.receipt_number),
    index('payments_of_family').on(table.family_id),
    index('payments_of_order').on(table.order_id),
    index('payments_to_return')
      .on(table.created_at)
      .where(sql`disposition <> 'activated' and refunded_at is null`),
  ],
)

/** Handled messages of the provider, so that a duplicate counts once. */
export const paymentEvents = sqliteTable('payment_events', {
  event_id: text().primaryKey(),
  kind: text().notNull(),
  created_at: moment().notNull(),
})
