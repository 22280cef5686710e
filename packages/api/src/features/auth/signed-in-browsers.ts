import type { Db } from '@fgm/db'
import { sessions, type User } from '@fgm/db/schema'
import type { SignedInBrowser } from '@fgm/shared/family/auth'
import { and, desc, eq } from 'drizzle-orm'
import { notFound } from '../../core/errors.ts'
import { sessionKey } from './sessions.ts'

/** The browsers that are signed in to this account, the newest first. */
export function signedInBrowsers(db: Db, user: User, sessionId: string | null): SignedInBrowser[] {
  const current = sessionId && sessionKey(sessionId)
  return db
    .select()
    .from(sessions)
    .where(eq(sessions.user_id, user.id))
    .orderBy(desc(sessions.created_at), desc(sessions.id))
    .all()
    .map(({ id, created_at, expires_at }) => ({
      id,
      created_at,
      expires_at,
      is_current: id === current,
    }))
}

/** Signs one browser out. @throws 404 when it is not this account's. */
export function signBrowserOut(db: Db, user: User, id: string): { message: string } {
  const ended = db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.user_id, user.id)))
    .run()
  if (ended.changes === 0) throw notFound('Session')
  return { message: 'That browser is signed out.' }
}
