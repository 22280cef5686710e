import type { Tier, WaitlistStatus } from '@fgm/shared/family/tiers'
import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { flag, id, moment } from '../columns.ts'

/** A parent's account, one per family. Administrators are users without a registration number. */
export const users = sqliteTable(
  'users',
  {
    id: id(),
    name: text().notNull(),
    /** As typed, trimmed: where mail goes. */
    email: text().notNull(),
    /** Lower case, NFKC: what signs in. One account per address. */
    email_key: text().notNull(),
    /** Without the dots and +tags that some hosts ignore: what referral rules compare. */
    email_canonical: text().notNull(),
    email_verified_at: moment(),
    /** Argon2id. Null for families that sign in with Google only. */
    password_hash: text(),
    /**
     * When the password was given together with a proof that its owner reads the mails of this address.
     * Null for one that anyone may have set who typed this address in.
     */
    password_proven_at: moment(),
    is_admin: flag().notNull(),
    /** 1, 2, 3 ... without gap, given once at registration; null for administrators. */
    registration_number: integer(),
    tier: text().$type<Tier>().notNull(),
    /** True while it has a founding spot, held or permanent. */
    founding_member: flag().notNull(),
    /**
     * Until when its founding spot waits for the address to be confirmed; of a family without a spot,
     * until when it waited. Null once the address is confirmed, and where there never was a spot.
     */
    spot_held_until: moment(),
    waitlist_status: text().$type<WaitlistStatus>().notNull(),
    referral_code: text().notNull(),
    /** The place of a waiting family: the smaller, the nearer. Null when it does not wait. */
    queue_order: integer(),
    /** When it became active, by a founding spot or a payment. */
    activated_at: moment(),
    /** When a waiting family got the mail that it may pay. */
    spot_opened_at: moment(),
    /** When it stopped the mails that an account can do without; null while it takes them. */
    unsubscribed_at: moment(),
    /** Since when an administrator keeps it out; null while it may come in. */
    blocked_at: moment(),
    /**
     * When the family left. Such a row is a stone without a name: it keeps the registration number
     * taken, holds nothing else of them, and cannot sign in.
     */
    deleted_at: moment(),
    created_at: moment().notNull(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(table.email_key),
    uniqueIndex('users_registration_number').on(table.registration_number),
    uniqueIndex('users_referral_code').on(table.referral_code),
    index('users_email_canonical').on(table.email_canonical),
    uniqueIndex('users_queue').on(table.queue_order).where(sql`queue_order is not null`),
    index('users_by_tier').on(table.tier, table.waitlist_status, table.deleted_at),
    index('users_active')
      .on(table.registration_number)
      .where(sql`waitlist_status = 'active' and deleted_at is null`),
    index('users_founding')
      .on(table.founding_member, table.spot_held_until)
      .where(sql`founding_member = 1`),
    index('users_spot_held').on(table.spot_held_until).where(sql`spot_held_until is not null`),
    index('users_by_day').on(table.created_at).where(sql`registration_number is not null`),
    index('users_untold')
      .on(table.registration_number)
      .where(sql`spot_opened_at is null and queue_order is not null`),
    check('users_number_or_admin', sql`(registration_number is null) = (is_admin = 1)`),
  ],
)

/** A row of `users`; the outside knows of it what `toAuthUser` of the server lets out. */
export type User = typeof users.$inferSelect

/** Sign-ins. `id` is the SHA-256 of what the cookie holds, so a stolen database opens no session. */
export const sessions = sqliteTable(
  'sessions',
  {
    id: id(),
    user_id: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expires_at: moment().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [
    index('sessions_user').on(table.user_id),
    index('sessions_expiry').on(table.expires_at),
  ],
)

/** A Google identity (`iss` is fixed, `sub` is the key) that signs in as a user. */
export const googleAccounts = sqliteTable(
  'google_accounts',
  {
    sub: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: moment().notNull(),
  },
  (table) => [uniqueIndex('google_accounts_user').on(table.user_id)],
)

/**
 * The authenticator app of an administrator (TOTP). It counts from `confirmed_at` on, when its first code was
 * given; before that it is only offered.
 */
export const secondFactors = sqliteTable('second_factors', {
  user_id: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Base32. It has to be read to check a code, so it is no hash; exports and logs leave it out. */
  secret: text().notNull(),
  /** The half minute of the newest code that was used: that one and older ones open nothing again. */
  last_step: integer(),
  confirmed_at: moment(),
  created_at: moment().notNull(),
})

/** What opens an account when the authenticator is lost. A row is a code that was not used yet, as its SHA-256. */
export const recoveryCodesTable = sqliteTable(
  'recovery_codes',
  {
    code_hash: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [index('recovery_codes_user').on(table.user_id)],
)

/** One-time links sent by mail: only the SHA-256 of the token is kept. */
export const emailTokens = sqliteTable(
  'email_tokens',
  {
    token_hash: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text().$type<'verify_email' | 'reset_password'>().notNull(),
    /** The address the link was sent to; a changed address makes the link worthless. */
    email_key: text().notNull(),
    expires_at: moment().notNull(),
    used_at: moment(),
    created_at: moment().notNull(),
  },
  (table) => [index('email_tokens_user').on(table.user_id, table.purpose)],
)

/** Attempts counted per key and window, before the costly or dangerous thing they guard is done. */
export const throttles = sqliteTable('throttles', {
  key: text().primaryKey(),
  count: integer().notNull(),
  resets_at: moment().notNull(),
})
