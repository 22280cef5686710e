import { type Db, rowCount } from '@fgm/db'
import { favorites, generations, plays } from '@fgm/db/schema'
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
import type { Asking } from '../parents/parents.ts'

/** GET /user/profile. */
export function profileOf(deps: Pick<Deps, 'db' | 'now'>, { parent, family }: Asking): Profile {
  const { id: _, ...rest } = toAuthUser(parent, family)
  return {
    ...rest,
    children: listChildren(deps, family),
    child_limit: childLimit(deps.db, family),
    ai_credits: creditBalance(deps.db, family.id),
    feature_access: {
      pdf_export: isMember(family),
      premium_activities: hasPremiumLibrary(deps.db, family),
    },
  }
}

/** GET /user/activity-stats: the family's figures, all children together; favorites are the parent's own. */
export function activityStats(db: Db, { parent, family }: Asking): ActivityStats {
  const completed = db
    .select({ count: countDistinct(plays.activity_id) })
    .from(plays)
    .where(eq(plays.family_id, family.id))
    .get()
  const liked = db
    .select({ count: countDistinct(favorites.activity_id) })
    .from(favorites)
    .where(eq(favorites.parent_id, parent.id))
    .get()
  const ofMade = and(eq(generations.family_id, family.id), isNotNull(generations.activity_id))
  return {
    completed: completed?.count ?? 0,
    favorites: liked?.count ?? 0,
    saved: collectionOf(db, family).length,
    ai_generated: rowCount(db, generations, ofMade),
  }
}
