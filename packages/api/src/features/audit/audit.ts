import { type Db, inTransaction } from '@fgm/db'
import { auditEntries } from '@fgm/db/schema'
import type { AuditTargetKind } from '@fgm/shared/audit'
import { and, eq, sql } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'

/*
 * The audit log: the only way in which an administrator changes something
 * (docs/decisions/022-audit-log.md). Reading it is in `admin/audit-log.ts`.
 */

export type AuditTarget = {
  target_kind: AuditTargetKind
  /** Null if there is only one of the kind. */
  target_id?: string | null
}

/**
 * Adds details to the entry: figures and choices, no names and no secrets.
 * `null` says that nothing changed (the same click twice): then there is no entry.
 */
export type Note = (details: Record<string, unknown> | null) => void

export type Audited = ReturnType<typeof auditedBy>

/**
 * One change and its entry in the audit log, in one transaction: both or neither. `work` gets the deps
 * with the transaction in place of the database; if it throws there is no entry. `action` is the path of
 * the procedure; a request of a program also records its access token.
 */
export function auditedBy(
  deps: Deps,
  administrator: { id: string },
  action: string,
  token: { id: string } | null = null,
) {
  return <Result>(
    { target_kind, target_id = null }: AuditTarget,
    work: (deps: Deps, note: Note) => Result extends PromiseLike<unknown> ? never : Result,
  ): Result =>
    inTransaction<Result>(deps.db, (tx) => {
      let details: Record<string, unknown> | null = token ? { access_token_id: token.id } : {}
      const result = work({ ...deps, db: tx }, (more) => {
        details = more && { ...details, ...more }
      })
      if (details)
        write(deps, tx, {
          administrator_id: administrator.id,
          ...{ action, target_kind, target_id, details },
        })
      return result
    })
}

/** Changes to administrators made outside the admin area, on the server. */
export type ServerAction =
  | 'server.firstAdministrator'
  | 'server.setUpAdministrator'
  | 'server.createAdministrator'
  | 'server.resetPassword'
  | 'server.resetSecondFactor'

/** Records such a change, as that administrator's own, in the caller's transaction. */
export function noteOnServer(
  deps: Pick<Deps, 'now'>,
  tx: Db,
  { id }: { id: string },
  action: ServerAction,
) {
  const target = { target_kind: 'administrator', target_id: id }
  write(deps, tx, { administrator_id: id, action, ...target, details: {} })
}

/** Changes of family members, made by parents. */
export type FamilyAction =
  | 'families.join'
  | 'families.moveIn'
  | 'families.leave'
  | 'families.remove'
  | 'families.ownFamily'

/** Records such a change in the caller's transaction: figures, no names. */
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
 * What remains of a family that leaves: that something was done to it, by whom and when. The
 * administrator's words about it are deleted; its id refers to nothing any more.
 */
export function forgetReasonsAbout(tx: Db, familyId: string) {
  tx.update(auditEntries)
    .set({ details: sql`json_remove(${auditEntries.details}, '$.reason')` })
    .where(and(eq(auditEntries.target_kind, 'family'), eq(auditEntries.target_id, familyId)))
    .run()
}
