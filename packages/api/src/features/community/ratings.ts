import { type Db, inTransaction } from '@fgm/db'
import { community_items, community_ratings, completions } from '@fgm/db/schema'
import type { RateActivity } from '@fgm/shared/community'
import { and, eq } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { forbidden, notFound } from '../../errors.ts'
import type { User } from '../auth/auth.ts'
import { countRatings, hasDownloaded, requireCommunity, requireShown } from './community.ts'
import { itemsOf } from './community-lists.ts'

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
    if ((verdict != null || minutes != null) && !hasDone(tx, user, id))
      throw forbidden('How it went is for families that did it. Mark it as done first.')
    const said = {
      rating,
      rated_at: now().toISOString(),
      ...(verdict !== undefined && { verdict }),
      ...(minutes !== undefined && { minutes }),
    }
    tx.insert(community_ratings)
      .values({ activity_id: id, user_id: user.id, ...said })
      .onConflictDoUpdate({
        target: [community_ratings.activity_id, community_ratings.user_id],
        set: said,
      })
      .run()
    countRatings(tx, id)
    const [item] = itemsOf(tx, user, [id])
    return {
      message: 'Thank you. Other families see the average.',
      rating_avg: item?.rating_avg ?? null,
      rating_count: item?.rating_count ?? 0,
      my_rating: rating,
    }
  })
}

/** Who took it home may rate it, also when its author has withdrawn it since. */
function requireDownloaded(db: Db, user: User, id: string) {
  const item = db
    .select({ id: community_items.activity_id })
    .from(community_items)
    .where(eq(community_items.activity_id, id))
    .get()
  if (!item) throw notFound('Activity')
  if (hasDownloaded(db, user, id)) return
  requireShown(db, user, id)
  throw forbidden('Save this activity first, then tell how you like it.')
}

const hasDone = (db: Db, user: User, id: string) =>
  db
    .select({ id: completions.activity_id })
    .from(completions)
    .where(and(eq(completions.user_id, user.id), eq(completions.activity_id, id)))
    .limit(1)
    .get() !== undefined
