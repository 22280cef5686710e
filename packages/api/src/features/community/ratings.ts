import { inTransaction } from '@fgm/db'
import { communityRatings, type User } from '@fgm/db/schema'
import type { RateActivity } from '@fgm/shared/community/community'
import type { Deps } from '../../core/deps.ts'
import { countRatings, requireCommunity } from './community.ts'
import { itemsOf } from './community-lists.ts'
import { requireDone, requireDownloaded } from './outcomes.ts'

/**
 * POST /community/activities/{id}/rating: one word per family, changed by the next one. How it went and
 * the minutes are kept only from families that did it; left out they stay as they were.
 * @throws 403 while the community is closed, before a download, or before doing it; 404 when it is not there.
 */
export function rateActivity(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  user: User,
  { id, rating, verdict, minutes }: RateActivity,
) {
  return inTransaction(db, (tx) => {
    requireCommunity(tx)
    requireDownloaded(tx, user, id)
    if (verdict != null || minutes != null) requireDone(tx, user, id)
    const said = {
      rating,
      rated_at: now().toISOString(),
      ...(verdict !== undefined && { verdict }),
      ...(minutes !== undefined && { minutes }),
    }
    tx.insert(communityRatings)
      .values({ activity_id: id, user_id: user.id, ...said })
      .onConflictDoUpdate({
        target: [communityRatings.activity_id, communityRatings.user_id],
        set: said,
      })
      .run()
    countRatings(tx, id)
    const [item] = itemsOf(tx, user, [id])
    return {
      message: user.email_verified_at ? thanks : thanksUntilConfirmed,
      rating_avg: item?.rating_avg ?? null,
      rating_count: item?.rating_count ?? 0,
      my_rating: rating,
    }
  })
}

const thanks = 'Thank you. Other families see the average.'
const thanksUntilConfirmed =
  'Thank you. Your stars count for other families once you have confirmed your email address.'
