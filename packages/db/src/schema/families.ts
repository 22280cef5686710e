import type { Tier, WaitlistStatus } from '@fgm/shared/family/tiers'
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { belongsTo, flag, id, moment } from '../columns.ts'

/**
 * A household: what one to four parents own together (docs/decisions/044-families-and-parents.md). Its number, place
 * and everything that other tables hold by `family_id` is theirs alike.
 */
export const families = sqliteTable(
  'families',
  {
    id: id(),
    /** 1, 2, 3 ... without gap, given once at registration; null for the household of an administrator. */
    registration_number: integer(),
    tier: text().$type<Tier>().notNull(),
    /** True while it has a founding spot, held or permanent. */
    founding_member: flag().notNull(),
    /**
     * Until when its founding spot waits for an address to be confirmed; of a family without a spot,
     * until when it waited. Null once it is confirmed, and where there never was a spot.
     */
    spot_held_until: moment(),
    waitlist_status: text().$type<WaitlistStatus>().notNull(),
    referral_code: text().notNull(),
    /** The place of a waiting family: the smaller, the nearer. Null when it does not wait. */
    queue_order: integer(),
    /** When one of its parents first had a confirmed address: from then on its word counts. */
    confirmed_at: moment(),
    /** When it became active, by a founding spot or a payment. */
    activated_at: moment(),
    /** When a waiting family got the mail that it may pay. */
    spot_opened_at: moment(),
    /** Since when its cards learn from what it plays and likes; null from the beginning on. */
    learning_began_at: moment(),
    /** Since when an administrator keeps it out; null while it may come in. */
    blocked_at: moment(),
    /**
     * When its last parent left. Such a row is a tombstone without parents: it keeps the registration
     * number taken and holds nothing else of them.
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
    /** Lower case, NFKC: what logs in. One account per address. */
    email_key: text().notNull(),
    /** Without the dots and +tags that some hosts ignore: what referral rules compare. */
    email_canonical: text().notNull(),
    email_verified_at: moment(),
    /** Argon2id. Null for parents that log in with Google only. */
    password_hash: text(),
    /**
     * When the password was given together with a proof that its owner reads the mails of this address.
     * Null for one that anyone may have set who typed this address in.
     */
    password_proven_at: moment(),
    is_admin: flag().notNull(),
    /** When they stopped the mails that an account can do without; null while they take them. */
    unsubscribed_at: moment(),
    /** When they wanted no reminder, and were not asked again; null while they did not say. */
    reminder_declined_at: moment(),
    /** Since when they belong to this family: the first is the one that others look up to it by. */
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

/** A row of `parents`; the outside knows of it what `toAuthUser` of the server lets out. */
export type Parent = typeof parents.$inferSelect
