import { type Db, inTransaction, prepareOnce } from '@fgm/db'
import { favorites } from '@fgm/db/schema'
import type { ActivityMarks, ActivityStatus } from '@fgm/shared/activities/activities'
import { and, eq, sql } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { requireChild } from '../children/children.ts'
import { completionsOfFamily } from '../completions/completions.ts'
import type { Sender } from '../parents/parents.ts'
import { requireActivity } from './activities.ts'
import { addPlay, firstPlay } from './plays.ts'

/* What a family has done and what a parent likes: the marks on cards and pages. */

/** What one child has done, and the parent's favorites for it. @throws as `findActivity`, and 404 for another family's child. */
export function activityStatus(
  looking: Pick<Deps, 'db' | 'now'>,
  { parent, family }: Sender,
  id: string,
  childId: string,
): ActivityStatus {
  const { db } = looking
  requireActivity(looking, family, id)
  requireChild(db, family, childId)
  const liked = { child_id: childId, activity_id: id, parent_id: parent.id }
  return {
    is_completed: firstPlay(db, family, id, childId) !== undefined,
    is_favorite: favoriteOf(db).get(liked) !== undefined,
  }
}

/** Marks an activity as done by a child. Doing it twice keeps the first time. @throws as `activityStatus`. */
export function completeActivity(
  { db, now, newId }: Pick<Deps, 'db' | 'now' | 'newId'>,
  { parent, family }: Sender,
  id: string,
  childId: string,
) {
  return inTransaction(db, (tx) => {
    requireActivity({ db: tx, now }, family, id)
    requireChild(tx, family, childId)
    const first = firstPlay(tx, family, id, childId)
    const playedAt = first ?? now().toISOString()
    if (!first)
      addPlay(tx, family, {
        ...{ id: newId(), child_id: childId, activity_id: id, parent_id: parent.id },
        ...{ source: 'marked', played_at: playedAt },
      })
    return {
      message: 'Done! Five good minutes.',
      is_completed: true as const,
      completed_at: playedAt,
    }
  })
}

/** Adds an activity to the requesting parent's favorites for a child, or removes it. @throws as `activityStatus`. */
export function toggleFavorite(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { parent, family }: Sender,
  id: string,
  childId: string,
) {
  return inTransaction(db, (tx) => {
    requireActivity({ db: tx, now }, family, id)
    requireChild(tx, family, childId)
    const isThis = and(
      eq(favorites.child_id, childId),
      eq(favorites.activity_id, id),
      eq(favorites.parent_id, parent.id),
    )
    if (tx.delete(favorites).where(isThis).run().changes > 0)
      return { message: 'Removed from favorites', is_favorite: false }
    tx.insert(favorites)
      .values({
        parent_id: parent.id,
        child_id: childId,
        activity_id: id,
        family_id: family.id,
        favorited_at: now().toISOString(),
      })
      .run()
    return { message: 'Added to favorites', is_favorite: true }
  })
}

/** What all children of a family have done, and the requesting parent's favorites for them, in one response for the cards. */
export function activityMarks(db: Db, { parent, family }: Sender): ActivityMarks {
  return {
    completed: completionsOfFamily(db, family),
    favorites: favoritesOf(db).all({ parent_id: parent.id }),
    learning_began_at: family.learning_began_at,
  }
}

const favoriteOf = prepareOnce((db) =>
  db
    .select({ child_id: favorites.child_id })
    .from(favorites)
    .where(
      and(
        eq(favorites.child_id, sql.placeholder('child_id')),
        eq(favorites.activity_id, sql.placeholder('activity_id')),
        eq(favorites.parent_id, sql.placeholder('parent_id')),
      ),
    )
    .prepare(),
)

const favoritesOf = prepareOnce((db) =>
  db
    .select({
      child_id: favorites.child_id,
      activity_id: favorites.activity_id,
      favorited_at: favorites.favorited_at,
    })
    .from(favorites)
    .where(eq(favorites.parent_id, sql.placeholder('parent_id')))
    .prepare(),
)
