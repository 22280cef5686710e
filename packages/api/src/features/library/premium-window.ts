import { activities } from '@fgm/db/schema'
import type { PremiumWindow } from '@fgm/shared/activities/premium'
import { asc, eq } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { countOpened, toGlimpse } from '../activities/activities.ts'

const dayMs = 86_400_000
const shownCount = 3

/** Three premium activities of three kinds, for everybody; every day begins with another one. */
export function premiumWindow({ db, now }: Pick<Deps, 'db' | 'now'>): PremiumWindow {
  const all = db
    .select()
    .from(activities)
    .where(eq(activities.library, 'premium'))
    .orderBy(asc(activities.position))
    .all()
  const first = Math.floor(now().getTime() / dayMs) % Math.max(1, all.length)
  const turned = [...all.slice(first), ...all.slice(0, first)]
  const kinds = new Set<string>()
  const chosen = turned.filter(({ category }) => {
    if (kinds.size === shownCount || kinds.has(category)) return false
    kinds.add(category)
    return true
  })
  return { activities: chosen.map(toGlimpse), total: all.length, opens: countOpened(db, true) }
}
