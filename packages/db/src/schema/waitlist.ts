import type { QueueMove, ReferralReason } from '@fgm/shared/family/waitlist'
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { belongsTo, id, moment } from '../columns.ts'
import { families, parents } from './families.ts'

/**
 * Which family came by whose code, written at registration. It is `pending` until the new family has confirmed its address; then
 * it is counted, held for an administrator, or refused. A counted one stays when the new family leaves, so nothing is ever earned
 * twice.
 */
export const referrals = sqliteTable(
  'referrals',
  {
    id: id(),
    referrer_family_id: belongsTo(() => families.id),
    referee_family_id: text().references(() => families.id, { onDelete: 'set null' }),
    state: text().$type<'pending' | 'counted' | 'held' | 'refused'>().notNull(),
    reason: text().$type<ReferralReason>(),
    /** Keyed hashes of the registering browser and its network; emptied after a month. */
    device_hash: text(),
    network_hash: text(),
    /** Keyed hash of the mailbox of a new family that has left: it does not count a second time. */
    mailbox_hash: text(),
    created_at: moment().notNull(),
    decided_at: moment(),
    decided_by_administrator_id: text().references(() => parents.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('referrals_referee').on(table.referee_family_id),
    index('referrals_of_referrer').on(table.referrer_family_id, table.state),
    index('referrals_by_time').on(table.referrer_family_id, table.created_at),
    index('referrals_of_mailbox').on(table.mailbox_hash).where(sql`mailbox_hash is not null`),
    index('referrals_held').on(table.created_at).where(sql`state = 'held'`),
    index('referrals_with_hashes').on(table.created_at).where(sql`network_hash is not null`),
  ],
)

/** Moves up the queue; one per reward, so a reward is applied once. */
export const queueMovesTable = sqliteTable(
  'queue_moves',
  {
    id: id(),
    family_id: belongsTo(() => families.id),
    places: integer().notNull(),
    reason: text().$type<QueueMove['reason']>().notNull(),
    referral_count: integer().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [uniqueIndex('queue_moves_of_reward').on(table.family_id, table.referral_count)],
)

/** Browsers in which a parent registered or logged in; a keyed hash, only for referral rules. */
export const devices = sqliteTable(
  'devices',
  {
    device_hash: text().notNull(),
    parent_id: belongsTo(() => parents.id),
    /** When the parent last logged in there. */
    created_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.device_hash, table.parent_id] }),
    index('devices_of_parent').on(table.parent_id),
  ],
)
