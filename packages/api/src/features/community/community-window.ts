import type { Db } from '@fgm/db'
import { activities, communityItems, users } from '@fgm/db/schema'
import type { CommunityGlimpse } from '@fgm/shared/community/community'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { toGlimpse } from '../activities/activities.ts'
import { ratingOf, requireCommunity } from './community.ts'

const shownCount = 12

/**
 * What visitors see of the community: the best of what was shared with them in mind, and nothing of who shared it. What
 * families shared before they were told that visitors see it, stays among families.
 * @throws 403 while the community is closed.
 */
export function communityWindow(db: Db): CommunityGlimpse[] {
  requireCommunity(db)
  return db
    .select({ item: communityItems, activity: activities })
    .from(communityItems)
    .innerJoin(activities, eq(activities.id, communityItems.activity_id))
    .innerJoin(users, eq(users.id, communityItems.author_user_id))
    .where(
      and(
        // In the text, not bound: only so does SQLite know that its partial index fits.
        sql`${communityItems.state} = 'shown' and ${communityItems.shown_to_visitors} = 1`,
        isNull(users.blocked_at),
      ),
    )
    .orderBy(desc(communityItems.rating_score), desc(communityItems.activity_id))
    .limit(shownCount)
    .all()
    .map(({ item, activity }) => ({
      ...toGlimpse(activity),
      rating_avg: ratingOf(item),
      rating_count: item.rating_count,
    }))
}
