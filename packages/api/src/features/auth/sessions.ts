import type { Db } from '@fgm/db'
import { type Family, families, type Parent, parents, sessions } from '@fgm/db/schema'
import { and, desc, eq, isNull, lte, ne, sql } from 'drizzle-orm'
import { type Adapter, Lucia, TimeSpan } from 'lucia'
import type { Deps } from '../../core/deps.ts'
import { cannotWrite, notFound } from '../../core/errors.ts'
import { sha256 } from '../../core/sha256.ts'
import { closeCalendarOf } from '../calendar-address/calendar-address.ts'
import { forgetInvitationsOf } from '../invitations/invitations.ts'
import { endTokens } from '../tokens/tokens.ts'

/*
 * Sessions by lucia v3 with our own adapter (decisions §12): the ready-made ones store the cookie's value in
 * clear. lucia reads the system clock; tests of expiry write `expires_at` in the row.
 */

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof createSessions>
    DatabaseUserAttributes: { parent: Parent; family: Family }
  }
}

const idle = new TimeSpan(30, 'd')
const absolute = new TimeSpan(90, 'd')

/** The database's id of a session; the cookie's value itself is stored nowhere. */
export const sessionKey = (sessionId: string) => sha256(sessionId)

export type Sessions = ReturnType<typeof createSessions>

/** lucia, configured: cookie `fgm_session` (`__Host-` over https), idle 30 days, never older than 90. */
export function createSessions({ db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>) {
  return new Lucia(sessionAdapter(db, now), {
    sessionExpiresIn: idle,
    sessionCookie: {
      name: config.is_https ? '__Host-fgm_session' : 'fgm_session',
      expires: false,
      attributes: { secure: config.is_https, sameSite: 'lax', path: '/' },
    },
    getUserAttributes: (attributes) => attributes,
  })
}

/** No session lasts longer than 90 days, however often it is used. */
const clampedExpiry = (expiresAt: Date, createdAt: string) =>
  new Date(Math.min(expiresAt.getTime(), Date.parse(createdAt) + absolute.milliseconds()))

function sessionAdapter(db: Db, now: Deps['now']): Adapter {
  const readSession = db
    .select({ session: sessions, parent: parents, family: families })
    .from(sessions)
    .innerJoin(parents, eq(parents.id, sessions.parent_id))
    .innerJoin(families, eq(families.id, parents.family_id))
    // A login that was in progress when its family was blocked ends here.
    .where(and(eq(sessions.id, sql.placeholder('key')), isNull(families.blocked_at)))
    .prepare()
  return {
    getSessionAndUser: async (id) => {
      const row = readSession.get({ key: sessionKey(id) })
      if (!row) return [null, null]
      const { session, parent, family } = row
      return [
        { id, userId: parent.id, expiresAt: new Date(session.expires_at), attributes: {} },
        { id: parent.id, attributes: { parent, family } },
      ]
    },
    // lucia needs these methods but never calls them, and the ids that they take are stored nowhere.
    getUserSessions: async () => [],
    setSession: async ({ id, userId, expiresAt }) => {
      const createdAt = new Date(expiresAt.getTime() - idle.milliseconds()).toISOString()
      db.insert(sessions)
        .values({
          id: sessionKey(id),
          parent_id: userId,
          expires_at: expiresAt.toISOString(),
          created_at: createdAt,
        })
        .run()
    },
    updateSessionExpiration: async (id, expiresAt) => {
      const row = readSession.get({ key: sessionKey(id) })?.session
      if (!row) return
      const expiry = clampedExpiry(expiresAt, row.created_at).toISOString()
      // In its last days every request extends a session, but never beyond its limit.
      if (expiry === row.expires_at) return
      try {
        db.update(sessions).set({ expires_at: expiry }).where(eq(sessions.id, row.id)).run()
      } catch (cause) {
        // Reading still works on a full disk: the session is extended the next time.
        if (!cannotWrite(cause)) throw cause
      }
    },
    deleteSession: async (id) => {
      db.delete(sessions)
        .where(eq(sessions.id, sessionKey(id)))
        .run()
    },
    deleteUserSessions: async (parentId) => endSessions(db, parentId),
    deleteExpiredSessions: async () => sweepSessions(db, now()),
  }
}

/**
 * Ends all other sessions of a parent, every access token, every open invitation they made, and their
 * calendar's address: an intruder may have made them.
 */
export function endSessions(db: Db, parentId: string, exceptSessionId?: string) {
  endTokens(db, parentId)
  forgetInvitationsOf(db, { id: parentId })
  closeCalendarOf(db, { id: parentId })
  const ofUser = eq(sessions.parent_id, parentId)
  db.delete(sessions)
    .where(exceptSessionId ? and(ofUser, ne(sessions.id, sessionKey(exceptSessionId))) : ofUser)
    .run()
}

/** Deletes expired sessions, so the table stays small. */
export function sweepSessions(db: Db, now: Date) {
  db.delete(sessions).where(lte(sessions.expires_at, now.toISOString())).run()
}

/** The browsers that are logged in to this account, the newest first. */
export function signedInBrowsers(db: Db, parent: Parent, sessionId: string | null) {
  const current = sessionId && sessionKey(sessionId)
  return db
    .select()
    .from(sessions)
    .where(eq(sessions.parent_id, parent.id))
    .orderBy(desc(sessions.created_at), desc(sessions.id))
    .all()
    .map((row) => ({ ...row, is_current: row.id === current }))
}

/** Logs one browser out. @throws 404 if it is not this account's. */
export function signBrowserOut(db: Db, parent: Parent, id: string): { message: string } {
  const ended = db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.parent_id, parent.id)))
    .run()
  if (ended.changes === 0) throw notFound('Session')
  return { message: 'That browser is logged out.' }
}
