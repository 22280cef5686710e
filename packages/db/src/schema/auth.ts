import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { belongsTo, id, moment } from '../columns.ts'
import { parents } from './families.ts'

/** Sessions. `id` is the SHA-256 of the cookie's value, so a stolen database opens no session. */
export const sessions = sqliteTable(
  'sessions',
  {
    id: id(),
    parent_id: belongsTo(() => parents.id),
    expires_at: moment().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [
    index('sessions_of_parent').on(table.parent_id),
    index('sessions_expiry').on(table.expires_at),
  ],
)

/** A Google identity (`iss` is fixed, `sub` is the key) that logs in as a parent. */
export const googleAccounts = sqliteTable(
  'google_accounts',
  {
    sub: text().primaryKey(),
    parent_id: belongsTo(() => parents.id),
    created_at: moment().notNull(),
  },
  (table) => [uniqueIndex('google_accounts_of_parent').on(table.parent_id)],
)

/**
 * The authenticator app of an administrator (TOTP). It is required from `confirmed_at` on, when its first code was entered;
 * before that it is only offered.
 */
export const secondFactors = sqliteTable('second_factors', {
  parent_id: text()
    .primaryKey()
    .references(() => parents.id, { onDelete: 'cascade' }),
  /** Base32. Checking a code needs it, so it is not hashed; exports and logs leave it out. */
  secret: text().notNull(),
  /** The half minute of the newest used code: that code and older ones no longer work. */
  last_step: integer(),
  confirmed_at: moment(),
  created_at: moment().notNull(),
})

/** Recovery codes for a lost authenticator. A row is an unused code, as its SHA-256. */
export const recoveryCodesTable = sqliteTable(
  'recovery_codes',
  {
    code_hash: text().primaryKey(),
    parent_id: belongsTo(() => parents.id),
  },
  (table) => [index('recovery_codes_of_parent').on(table.parent_id)],
)

/** One-time links sent by mail: only the SHA-256 of the token is stored. */
export const emailTokens = sqliteTable(
  'email_tokens',
  {
    token_hash: text().primaryKey(),
    parent_id: belongsTo(() => parents.id),
    purpose: text().$type<'verify_email' | 'reset_password'>().notNull(),
    /** The address the link was sent to; a changed address invalidates the link. */
    email_key: text().notNull(),
    expires_at: moment().notNull(),
    used_at: moment(),
    created_at: moment().notNull(),
  },
  (table) => [index('email_tokens_of_parent').on(table.parent_id, table.purpose)],
)

/** Attempts per key and window, counted before the costly or dangerous action they protect. */
export const throttles = sqliteTable('throttles', {
  key: text().primaryKey(),
  count: integer().notNull(),
  resets_at: moment().notNull(),
})
