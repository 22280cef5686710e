import type { Activity } from '@fgm/shared/activities/activities'
import { hashOf } from '@fgm/shared/seeded-chance'

/** The places of a home: a sheet hangs on the fridge. */
const atHome: ReadonlySet<string> = new Set(['home_floor', 'table', 'sofa', 'bed', 'kitchen'])

type ForWeek = {
  /** In whole years, of each child. */
  ages: readonly number[]
  /** The ids of what the children had done before the week. */
  done: ReadonlySet<string>
  /** The same seed gives the same order. */
  seed: string
}

/**
 * The activities of a week, best first: right for the youngest child, always; then not done yet, for all of them, in five
 * minutes and at home. Of what is equally good each category comes once before one comes twice. Empty where the youngest
 * is too young.
 */
export function ideasForWeek(
  activities: readonly Activity[],
  { ages, done, seed }: ForWeek,
  count: number,
): Activity[] {
  const oldestFor = Math.max(...activities.map(({ max_age }) => max_age))
  const youngest = Math.min(...ages, oldestFor)
  const oldest = Math.min(Math.max(...ages), oldestFor)
  const wrongsOf = (one: Activity) =>
    [
      !one.moments?.place.some((place) => atHome.has(place)),
      one.duration_minutes > 5,
      oldest > one.max_age && !one.moments?.works_for_two_ages,
      done.has(one.id),
    ].reduce((sum, isWrong, at) => sum + (isWrong ? 2 ** at : 0), 0)
  const seen = new Map<string, number>()
  return activities
    .filter(({ min_age, max_age }) => min_age <= youngest && youngest <= max_age)
    .map((one) => ({ one, wrongs: wrongsOf(one), turn: hashOf(`${seed} ${one.id}`) }))
    .toSorted((a, b) => a.wrongs - b.wrongs || a.turn - b.turn)
    .map((ranked) => {
      const alike = `${ranked.wrongs} ${ranked.one.own_category}`
      const round = seen.get(alike) ?? 0
      seen.set(alike, round + 1)
      return { ...ranked, round }
    })
    .toSorted((a, b) => a.wrongs - b.wrongs || a.round - b.round)
    .slice(0, count)
    .map(({ one }) => one)
}
