import type { Db } from '@fgm/db'
import { auditEntries, users } from '@fgm/db/schema'
import { type AuditPage, type AuditQuery, auditPageSize } from '@fgm/shared/audit'
import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import { wordsOf } from './audit-words.ts'

/** GET /api/admin/audit-log: what administrators changed, newest first, in words. */
export function auditLog(db: Db, { family_id, cursor }: AuditQuery): AuditPage {
  const rows = db
    .select({ entry: auditEntries, administrator_name: users.name })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.administrator_id))
    .where(
      and(
        cursor === undefined ? undefined : lt(auditEntries.id, Number(cursor)),
        family_id === undefined ? undefined : isAbout(family_id),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(auditPageSize + 1)
    .all()
  const page = rows.slice(0, auditPageSize)
  const names = familyNames(db, page)
  return {
    entries: page.map(({ entry: { administrator_id: _, ...entry }, administrator_name }) => ({
      ...entry,
      administrator_name,
      what: wordsOf(entry, names.get(entry.target_id ?? '')),
    })),
    next_cursor: rows.length > page.length ? String(page.at(-1)?.entry.id) : null,
  }
}

const isAbout = (familyId: string) =>
  and(eq(auditEntries.target_kind, 'family'), eq(auditEntries.target_id, familyId))

/** The names of the families on a page; one that left has none. */
function familyNames(db: Db, page: { entry: typeof auditEntries.$inferSelect }[]) {
  const ids = page.flatMap(({ entry: { target_kind, target_id } }) =>
    target_kind === 'family' && target_id ? [target_id] : [],
  )
  const rows = db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, ids))
    .all()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
