import type { Db } from '@fgm/db'
import { completions, favorites, generations } from '@fgm/db/schema'
import type { ActivityStats } from '@fgm/shared/account'
import { and, count, countDistinct, eq, isNotNull } from 'drizzle-orm'
import type { User } from '../auth/auth.ts'
import { collectionOf } from '../library/library.ts'

/** GET /user/activity-stats: the family's own figures, all children together. */
export function activityStats(db: Db, user: User): ActivityStats {
  const completed = db
    .select({ count: countDistinct(completions.activity_id) })
    .from(completions)
    .where(eq(completions.user_id, user.id))
    .get()
  const liked = db
    .select({ count: countDistinct(favorites.activity_id) })
    .from(favorites)
    .where(eq(favorites.user_id, user.id))
    .get()
  const made = db
    .select({ count: count() })
    .from(generations)
    .where(and(eq(generations.user_id, user.id), isNotNull(generations.activity_id)))
    .get()
  return {
    completed: completed?.count ?? 0,
    favorites: liked?.count ?? 0,
    saved: collectionOf(db, user).length,
    ai_generated: made?.count ?? 0,
  }
}
