import type { Db } from '@fgm/db'
import { authorBlocks, type Family, families, parents } from '@fgm/db/schema'
import type { BlockedAuthor } from '@fgm/shared/community/community'
import { creatorName } from '@fgm/shared/community/creator'
import { and, asc, eq } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { conflict, notFound } from '../../core/errors.ts'
import { isFirstParent } from '../parents/parents.ts'
import { requireCommunity, requireShown } from './community.ts'

/**
 * Hides all activities of a shared activity's author, from this family only. The author is not notified.
 * @throws 403 while the community is closed, 404 if the activity is not shown, 409 for an own one.
 */
export function blockAuthor(deps: Pick<Deps, 'db' | 'now' | 'newId'>, family: Family, id: string) {
  requireCommunity(deps.db)
  const { author_family_id } = requireShown(deps.db, family, id)
  if (!author_family_id) throw notFound('Activity')
  if (author_family_id === family.id) throw conflict('own_activity', 'This is your own activity.')
  deps.db
    .insert(authorBlocks)
    .values({
      id: deps.newId(),
      family_id: family.id,
      author_family_id,
      created_at: deps.now().toISOString(),
    })
    .onConflictDoNothing()
    .run()
  return { message: 'You will no longer see activities of this parent.' }
}

/** The authors that this family blocked, in order. */
export function blockedAuthors(db: Db, family: Family): BlockedAuthor[] {
  return db
    .select({ id: authorBlocks.id, name: parents.name, created_at: authorBlocks.created_at })
    .from(authorBlocks)
    .innerJoin(families, eq(families.id, authorBlocks.author_family_id))
    .innerJoin(parents, isFirstParent)
    .where(eq(authorBlocks.family_id, family.id))
    .orderBy(asc(authorBlocks.created_at))
    .all()
    .map(({ id, name, created_at }) => ({ id, creator_name: creatorName(name), created_at }))
}

/** Removes a block. @throws 404 if this family has no such block. */
export function unblockAuthor(db: Db, family: Family, id: string): { message: string } {
  const removed = db
    .delete(authorBlocks)
    .where(and(eq(authorBlocks.id, id), eq(authorBlocks.family_id, family.id)))
    .run()
  if (removed.changes === 0) throw notFound('Block')
  return { message: 'You see activities of this parent again.' }
}
