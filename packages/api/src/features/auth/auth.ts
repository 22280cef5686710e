import { type Db, findRow } from '@fgm/db'
import { type Family, families, type Parent, parents } from '@fgm/db/schema'
import { AuthUser } from '@fgm/shared/family/auth'
import { foundingSpot } from '@fgm/shared/family/tiers'
import { findContact } from '@fgm/shared/safety/personal-data/find-contact'
import { emailKey } from '@fgm/shared/text/email-address'
import { and, eq, sql } from 'drizzle-orm'
import type { Config } from '../../core/config.ts'
import type { Deps } from '../../core/deps.ts'
import { forbidden, invalid } from '../../core/errors.ts'
import { fieldsOf } from '../../core/fields-of.ts'
import { familyOf, isBlocked, parentsOf } from '../parents/parents.ts'
import { sessionCookie } from './cookies.ts'
import { endSessions, sessionKey } from './sessions.ts'

export type { Origin } from './devices.ts'
export { endSessions, sessionKey }

/**
 * The row of a parent if the password is still that of `parent`: hashing takes time, in which a reset or
 * Google may change it. No password equals no password.
 */
export const withPasswordOf = (parent: Pick<Parent, 'id' | 'password_hash'>) =>
  and(eq(parents.id, parent.id), sql`${parents.password_hash} is ${parent.password_hash}`)

/**
 * Changes a parent's name; checked by `ChangeName`. Sent mails keep the old name; what the family shared shows the new one
 * at once, so the rules of shared texts apply to it.
 * @throws 400 invalid_input for contact data; the procedure throws 429 after twenty changes an hour.
 */
export function changeName(db: Db, { id }: Pick<Parent, 'id'>, name: string): { message: string } {
  if (findContact(name).some(({ weight }) => weight === 'refuse'))
    throw invalid('invalid_input', onlyName, { fields: { name: onlyName } })
  db.update(parents).set({ name }).where(eq(parents.id, id)).run()
  return { message: `Your name is ${name} now.` }
}

const onlyName = 'Please write only your name: no address, number or link.'

/** The public fields of a parent, with the figures of the family: an allow-list, never the rows. */
export function toAuthUser(parent: Parent, family: Family): AuthUser {
  return {
    ...fieldsOf(AuthUser, { ...family, ...parent }),
    founding_spot: foundingSpot(family),
    email_verified: parent.email_verified_at !== null,
    has_password: parent.password_hash !== null,
  }
}

/** `toAuthUser` for a parent whose family is not loaded yet. */
export const authUserOf = (db: Db, parent: Parent): AuthUser =>
  toAuthUser(parent, familyOf(db, parent))

/** Whether a browser with these cookies may be logged in; one without a session certainly is not. */
export const hasSessionCookie = (cookies: string | undefined, config: Config): boolean =>
  sessionCookie.read(cookies ?? null, config).session_id !== null

/** The account of an address, if there is one. */
export const findParentByEmail = (db: Db, email: string): Parent | undefined =>
  findRow(db, parents, eq(parents.email_key, emailKey(email)))

/**
 * Blocks a family and logs it out everywhere, or unblocks it, in the caller's transaction. What others see of it is
 * hidden where it is shown (docs/decisions/019-blocked-families.md).
 */
export function setBlocked(
  { now }: Pick<Deps, 'now'>,
  tx: Db,
  familyId: string,
  isBlocked: boolean,
) {
  const blockedAt = isBlocked ? now().toISOString() : null
  tx.update(families).set({ blocked_at: blockedAt }).where(eq(families.id, familyId)).run()
  if (isBlocked) for (const { id } of parentsOf(tx, familyId)) endSessions(tx, id)
}

/**
 * Only for someone who has proved to be this parent: others would learn who has an account. The family
 * is read again, because checking a password takes a while.
 * @throws 403 for a blocked family.
 */
export function refuseBlocked(db: Db, parent: Pick<Parent, 'family_id'>) {
  if (isBlocked(db, parent))
    throw forbidden(
      'account_blocked',
      'This account is blocked. If you think that is a mistake, please contact support.',
    )
}
