import { type Db, hasRow } from '@fgm/db'
import { type Family, families, type Parent, parents } from '@fgm/db/schema'
import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'

/* Who belongs to a family (docs/decisions/044-families-and-parents.md). Joining and leaving have their own files. */

/** Who asks: a parent, and the family they belong to. */
export type Asking = { parent: Parent; family: Family }

/** The parents of a family, the one who has been in it longest first. */
export const parentsOf = (db: Db, familyId: string): Parent[] =>
  db
    .select()
    .from(parents)
    .where(eq(parents.family_id, familyId))
    .orderBy(asc(parents.joined_at), asc(parents.id))
    .all()

/** Joins the parent who has been in the family longest: the one whom others know a family by. */
export const isFirstParent: SQL = sql`${parents.id} = (
  select first.id from ${parents} as first where first.family_id = ${families.id}
  order by first.joined_at, first.id limit 1)`

/** The family of a parent. */
export function familyOf(db: Db, { family_id }: Pick<Parent, 'family_id'>): Family {
  const family = db.select().from(families).where(eq(families.id, family_id)).get()
  if (!family) throw new Error('A parent without a family')
  return family
}

/** Whether an administrator keeps the family of a parent out, as it is now. */
export const isBlocked = (db: Db, { family_id }: Pick<Parent, 'family_id'>): boolean =>
  hasRow(db, families, and(eq(families.id, family_id), isNotNull(families.blocked_at)))
