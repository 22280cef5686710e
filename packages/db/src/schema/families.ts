import type { Tier, WaitlistStatus } from '@fgm/shared/family/tiers'
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { belongsTo, flag, id, moment } from '../columns.ts'

/**
 * A household: what one to four parents own together (docs/decisions/044-families-and-parents.md). Its number, its place and all
 * rows of other tables with its `family_id` belong to all of them.
 */
export const families = sqliteTable(
  'families',
  {
    id: id(),
    /** 1, 2, 3 ... without gaps, assigned once at registration; null for the household of an administrator. */
    registration_number: integer(),
    tier: text().$type<Tier>().notNull(),
    /** True while it has a founding spot, held or permanent. */
    founding_member: flag().notNull(),
    /**
     * Until when its founding spot is held for an unconfirmed address; for a family without a spot, until when it was held. Null
     * once confirmed, and if there never was a spot.
     */
    spot_held_until: moment(),
    waitlist_status: text().$type<WaitlistStatus>().notNull(),
    referral_code: text().notNull(),
    /** The place of a waiting family: smaller is nearer. Null when it does not wait. */
    queue_order: integer(),
    /** When one of its parents first had a confirmed address: from then on its reports count. */
    confirmed_at: moment(),
    /** When it became active, by a founding spot or a payment. */
    activated_at: moment(),
    /** When a waiting family got the mail that it may pay. */
    spot_opened_at: moment(),
    /** Since when its cards learn from what it plays and likes; null from the beginning. */
    learning_began_at: moment(),
    /** Since when an administrator has blocked it; null if not blocked. */
    blocked_at: moment(),
    /**
     * When its last parent left. Such a row is a tombstone without parents: it keeps the registration number taken and holds no
     * other data about them.
     */
    deleted_at: moment(),
    created_at: moment().notNull(),
  },
  (table) => [
    uniqueIndex('families_registration_number').on(table.registration_number),
    uniqueIndex('families_referral_code').on(table.referral_code),
    uniqueIndex('families_queue').on(table.queue_order).where(sql`queue_order is not null`),
    index('families_by_tier').on(table.tier, table.waitlist_status, table.deleted_at),
    index('families_active')
      .on(table.registration_number)
      .where(sql`waitlist_status = 'active' and deleted_at is null`),
    index('families_founding')
      .on(table.founding_member, table.spot_held_until)
      .where(sql`founding_member = 1`),
    index('families_spot_held').on(table.spot_held_until).where(sql`spot_held_until is not null`),
    index('families_by_day').on(table.created_at).where(sql`registration_number is not null`),
    index('families_untold')
      .on(table.registration_number)
      .where(sql`spot_opened_at is null and queue_order is not null`),
  ],
)

export type Family = typeof families.$inferSelect

/** An adult who logs in, in exactly one family. An administrator is the only parent of a family without a number. */
export const parents = sqliteTable(
  'parents',
  {
    id: id(),
    family_id: belongsTo(() => families.id),
    name: text().notNull(),
    /** As typed, trimmed: where mail goes. */
    email: text().notNull(),
    /** Lower case, NFKC: used to log in. One account per address. */
    email_key: text().notNull(),
    /** Without the dots and +tags that some hosts ignore: compared by referral rules. */
    email_canonical: text().notNull(),
    email_verified_at: moment(),
    /** Argon2id. Null for parents who log in with Google only. */
    password_hash: text(),
    /**
     * When the password was set together with proof that its owner reads the mails of this address. Null if anyone who typed this
     * address may have set it.
     */
    password_proven_at: moment(),
    is_admin: flag().notNull(),
    /** When they stopped optional mails; null while they receive them. */
    unsubscribed_at: moment(),
    /** When they declined a reminder, so that they are not asked again; null if they have not. */
    reminder_declined_at: moment(),
    /** Since when they belong to this family: for others, its first parent stands for the family. */
    joined_at: moment().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [
    uniqueIndex('parents_email_key').on(table.email_key),
    index('parents_email_canonical').on(table.email_canonical),
    index('parents_of_family').on(table.family_id, table.joined_at),
    index('parents_administrators').on(table.created_at).where(sql`is_admin = 1`),
  ],
)

/** A row of `parents`; only the fields of the server's `toAuthUser` are sent out. */
export type Parent = typeof parents.$inferSelect
