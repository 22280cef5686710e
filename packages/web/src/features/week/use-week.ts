import { trpc } from '../../lib/trpc.ts'
import { familyWeek } from './family-week.ts'
import { momentsOf } from './played.ts'

/** The moments of this week, or of one before: -1 is the last one. */
export function useWeek(offset = 0) {
  const { starts_on, from, to } = familyWeek(new Date(), offset)
  const query = trpc.activities.plays.useQuery({ from, to }, { throwOnError: false })
  return { starts_on, plays: query.data && momentsOf(query.data.plays), query }
}
