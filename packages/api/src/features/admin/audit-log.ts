import type { Db } from '@fgm/db'
import { audit_entries, users } from '@fgm/db/schema'
import { type AuditPage, type AuditQuery, audit_page_size } from '@fgm/shared/audit'
import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import { wordsOf } from './audit-words.ts'

/** GET /api/admin/audit-log: what administrators changed, newest first, in words. */
export function auditLog(db: Db, { family_id, cursor }: AuditQuery): AuditPage {
  const rows = db
    .select({ entry: audit_entries, administrator_name: users.name })
    .from(audit_entries)
    .leftJoin(users, eq(users.id, audit_entries.administrator_id))
    .where(
      and(
        cursor === undefined ? undefined : lt(audit_entries.id, Number(cursor)),
        family_id === undefined ? undefined : isAbout(family_id),
      ),
    )
    .orderBy(desc(audit_entries.id))
    .limit(audit_page_size + 1)
    .all()
  const page = rows.slice(0, audit_page_size)
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

const isAbout = (family_id: string) =>
  and(eq(audit_entries.target_kind, 'family'), eq(audit_entries.target_id, family_id))

/** The names of the families on a page; one that left has none. */
function familyNames(db: Db, page: { entry: typeof audit_entries.$inferSelect }[]) {
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
