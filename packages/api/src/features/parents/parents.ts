import { type Db, hasRow } from '@fgm/db'
import { type Family, families, type Parent, parents } from '@fgm/db/schema'
import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'

/* The members of a family (docs/decisions/044-families-and-parents.md). Joining and leaving have their own files. */

/** The parent who sends a request, and their family. */
export type Sender = { parent: Parent; family: Family }

/** The parents of a family, the earliest member first. */
export const parentsOf = (db: Db, familyId: string): Parent[] =>
  db
    .select()
    .from(parents)
    .where(eq(parents.family_id, familyId))
    .orderBy(asc(parents.joined_at), asc(parents.id))
    .all()

/** Joins the parent who has been in the family longest: others know the family by that name. */
export const isFirstParent: SQL = sql`${parents.id} = (
  select first.id from ${parents} as first where first.family_id = ${families.id}
  order by first.joined_at, first.id limit 1)`

export function familyOf(db: Db, { family_id }: Pick<Parent, 'family_id'>): Family {
  const family = db.select().from(families).where(eq(families.id, family_id)).get()
  if (!family) throw new Error('A parent without a family')
  return family
}

/** Whether the family of a parent is blocked, by its current row. */
export const isBlocked = (db: Db, { family_id }: Pick<Parent, 'family_id'>): boolean =>
  hasRow(db, families, and(eq(families.id, family_id), isNotNull(families.blocked_at)))
