import { type Db, inTransaction } from '@fgm/db'
import { auditEntries } from '@fgm/db/schema'
import type { AuditTargetKind } from '@fgm/shared/audit'
import { and, eq, sql } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'

/*
 * The audit log: the one way in which an administrator changes something
 * (docs/decisions/022-audit-log.md). Reading it is in `admin/audit-log.ts`.
 */

export type AuditTarget = {
  target_kind: AuditTargetKind
  /** Null where there is only one of the kind. */
  target_id?: string | null
}

/**
 * Adds details to the entry: figures and choices, no names and no secrets.
 * `null` says that nothing changed (the same click twice): there is no entry then.
 */
export type Note = (details: Record<string, unknown> | null) => void

export type Audited = ReturnType<typeof auditedBy>

/**
 * One change and its entry in the audit log, in one transaction: both or neither. `work` gets the deps
 * with the transaction in place of the database. What `work` refuses by throwing leaves no entry. `action` is the path of
 * the procedure; what a program of the administrator does says by which access token.
 */
export function auditedBy(
  deps: Deps,
  administrator: { id: string },
  action: string,
  token: { id: string } | null = null,
) {
  return <Answer>(
    { target_kind, target_id = null }: AuditTarget,
    work: (deps: Deps, note: Note) => Answer extends PromiseLike<unknown> ? never : Answer,
  ): Answer =>
    inTransaction<Answer>(deps.db, (tx) => {
      let details: Record<string, unknown> | null = token ? { access_token_id: token.id } : {}
      const answer = work({ ...deps, db: tx }, (more) => {
        details = more && { ...details, ...more }
      })
      if (details)
        write(deps, tx, {
          administrator_id: administrator.id,
          ...{ action, target_kind, target_id, details },
        })
      return answer
    })
}

/** Changes to administrators made outside the admin area, on the server. */
export type ServerAction =
  | 'server.firstAdministrator'
  | 'server.setUpAdministrator'
  | 'server.createAdministrator'
  | 'server.resetPassword'
  | 'server.resetSecondFactor'

/** Puts such a change on record, as that administrator's own, inside the caller's transaction. */
export function noteOnServer(
  deps: Pick<Deps, 'now'>,
  tx: Db,
  { id }: { id: string },
  action: ServerAction,
) {
  const target = { target_kind: 'administrator', target_id: id }
  write(deps, tx, { administrator_id: id, action, ...target, details: {} })
}

/** Changes of who belongs to a family, made by its parents. */
export type FamilyAction =
  | 'families.join'
  | 'families.moveIn'
  | 'families.leave'
  | 'families.remove'
  | 'families.ownFamily'

/** Puts such a change on record, inside the caller's transaction: figures, no names. */
export function noteOfFamily(
  deps: Pick<Deps, 'now'>,
  tx: Db,
  action: FamilyAction,
  familyId: string,
  details: Record<string, unknown>,
) {
  const target = { target_kind: 'family', target_id: familyId }
  write(deps, tx, { administrator_id: null, action, ...target, details })
}

const write = (
  { now }: Pick<Deps, 'now'>,
  tx: Db,
  entry: Omit<typeof auditEntries.$inferInsert, 'created_at'>,
) =>
  tx
    .insert(auditEntries)
    .values({ ...entry, created_at: now().toISOString() })
    .run()

/**
 * What stays of a family that leaves: that something was done to it, by whom and when. The words that
 * an administrator wrote about it go; its id leads nowhere from then on.
 */
export function forgetReasonsAbout(tx: Db, familyId: string) {
  tx.update(auditEntries)
    .set({ details: sql`json_remove(${auditEntries.details}, '$.reason')` })
    .where(and(eq(auditEntries.target_kind, 'family'), eq(auditEntries.target_id, familyId)))
    .run()
}
