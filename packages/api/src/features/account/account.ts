import { type Db, rowCount } from '@fgm/db'
import { completions, favorites, generations, type User } from '@fgm/db/schema'
import type { ActivityStats } from '@fgm/shared/family/account'
import type { Profile } from '@fgm/shared/family/auth'
import { isMember } from '@fgm/shared/family/membership'
import { and, countDistinct, eq, isNotNull } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { toAuthUser } from '../auth/auth.ts'
import { childLimit, listChildren } from '../children/children.ts'
import { collectionOf } from '../collection/collection.ts'
import { creditBalance } from '../credits/credits.ts'
import { hasPremiumLibrary } from '../membership/membership.ts'

/** GET /user/profile. */
export function profileOf(deps: Pick<Deps, 'db' | 'now'>, user: User): Profile {
  const { id: _, ...rest } = toAuthUser(user)
  return {
    ...rest,
    children: listChildren(deps, user),
    child_limit: childLimit(deps.db, user),
    ai_credits: creditBalance(deps.db, user.id),
    feature_access: {
      pdf_export: isMember(user),
      premium_activities: hasPremiumLibrary(deps.db, user),
    },
  }
}

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
  const ofMade = and(eq(generations.user_id, user.id), isNotNull(generations.activity_id))
  return {
    completed: completed?.count ?? 0,
    favorites: liked?.count ?? 0,
    saved: collectionOf(db, user).length,
    ai_generated: rowCount(db, generations, ofMade),
  }
}
