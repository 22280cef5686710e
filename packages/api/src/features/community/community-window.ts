import type { Db } from '@fgm/db'
import { activities, community_items, users } from '@fgm/db/schema'
import type { CommunityGlimpse } from '@fgm/shared/community/community'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { toGlimpse } from '../activities/activities.ts'
import { ratingOf, requireCommunity } from './community.ts'

const shown = 12

/**
 * What visitors see of the community: the best of what was shared with them in mind, and nothing of who shared it. What
 * families shared before they were told that visitors see it, stays among families.
 * @throws 403 while the community is closed.
 */
export function communityWindow(db: Db): CommunityGlimpse[] {
  requireCommunity(db)
  return db
    .select({ item: community_items, activity: activities })
    .from(community_items)
    .innerJoin(activities, eq(activities.id, community_items.activity_id))
    .innerJoin(users, eq(users.id, community_items.author_user_id))
    .where(
      and(
        // In the text, not bound: only so does SQLite know that its partial index fits.
        sql`${community_items.state} = 'shown' and ${community_items.shown_to_visitors} = 1`,
        isNull(users.blocked_at),
      ),
    )
    .orderBy(desc(community_items.rating_score), desc(community_items.activity_id))
    .limit(shown)
    .all()
    .map(({ item, activity }) => ({
      ...toGlimpse(activity),
      rating_avg: ratingOf(item),
      rating_count: item.rating_count,
    }))
}
