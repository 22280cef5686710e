import type { Db } from '@fgm/db'
import { type User, users } from '@fgm/db/schema'
import { AuthUser } from '@fgm/shared/family/auth'
import { foundingSpot } from '@fgm/shared/family/tiers'
import { emailKey } from '@fgm/shared/text/email-address'
import { and, eq, sql } from 'drizzle-orm'
import type { Config } from '../../core/config.ts'
import type { Deps } from '../../core/deps.ts'
import { forbidden } from '../../core/errors.ts'
import { fieldsOf } from '../../core/fields-of.ts'
import { sessionCookie } from './cookies.ts'
import { endSessions } from './sessions.ts'

export type { Origin } from './devices.ts'

/*
 * Accounts, as other features see them. Signing in, registering and mail links have
 * their own files.
 */

/**
 * The row of a user while the password is the one of `user`: hashing takes time, in which a reset or
 * Google may change it. No password equals no password.
 */
export const withPasswordOf = (user: Pick<User, 'id' | 'password_hash'>) =>
  and(eq(users.id, user.id), sql`${users.password_hash} is ${user.password_hash}`)

/** What the outside may know of a user: an allow-list, never the row. */
export function toAuthUser(user: User): AuthUser {
  return {
    ...fieldsOf(AuthUser, user),
    founding_spot: foundingSpot(user),
    email_verified: user.email_verified_at !== null,
    has_password: user.password_hash !== null,
  }
}

/** Whether a browser with these cookies may be signed in; one without a session certainly is not. */
export const hasSessionCookie = (cookies: string | undefined, config: Config): boolean =>
  sessionCookie.read(cookies ?? null, config).session_id !== null

/** The account of an address, if there is one. */
export function findUserByEmail(db: Db, email: string): User | undefined {
  return db
    .select()
    .from(users)
    .where(eq(users.email_key, emailKey(email)))
    .get()
}

/**
 * Keeps a family out, signed out everywhere at once, or lets it in again, inside the
 * caller's transaction. What others see of it is hidden where it is shown (docs/decisions/019-blocked-families.md).
 */
export function setBlocked({ now }: Pick<Deps, 'now'>, tx: Db, userId: string, isBlocked: boolean) {
  const blockedAt = isBlocked ? now().toISOString() : null
  tx.update(users).set({ blocked_at: blockedAt }).where(eq(users.id, userId)).run()
  if (isBlocked) endSessions(tx, userId)
}

/**
 * Only for someone who has proved to be this family: others would learn who has an account. The row
 * is read again, because checking a password takes a while.
 * @throws 403 for a blocked family.
 */
export function refuseBlocked(db: Db, userId: string) {
  const row = db
    .select({ blocked_at: users.blocked_at })
    .from(users)
    .where(eq(users.id, userId))
    .get()
  if (row?.blocked_at)
    throw forbidden(
      'account_blocked',
      'This account is blocked. If you think that is a mistake, please contact support.',
    )
}
