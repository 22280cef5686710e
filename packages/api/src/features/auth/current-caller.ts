import { type Db, hasRow } from '@fgm/db'
import { type Parent, parents, sessions } from '@fgm/db/schema'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../../core/context.ts'
import { conflict, signedOut } from '../../core/errors.ts'
import { sessionKey } from './sessions.ts'

/**
 * The row of the caller, read again inside the transaction of their change: while a password is hashed or Google
 * is asked, a reset may take the password away, or a second step that is turned on the session.
 * @throws 409 when the password is another one than this call began with, 401 when its session is over.
 */
export function currentCaller(
  tx: Db,
  { parent, session_id }: Pick<Context, 'session_id'> & { parent: Parent },
): Parent {
  const current = tx.select().from(parents).where(eq(parents.id, parent.id)).get()
  if (current && current.password_hash !== parent.password_hash)
    throw conflict(
      'password_changed',
      'Your password has just been changed elsewhere. Please log in again.',
    )
  const own = and(eq(sessions.id, sessionKey(session_id ?? '')), eq(sessions.parent_id, parent.id))
  if (!current || !hasRow(tx, sessions, own))
    throw signedOut('You have just been logged out. Please log in again.')
  return current
}
