import { trpc } from '../../lib/trpc.ts'
import { familyWeek } from './family-week.ts'
import { momentsOf } from './played.ts'

/**
 * The moments of this week, or of one before (-1 is the last one). This week's query also returns those of the week
 * before, which are shown while it is empty.
 */
export function useWeek(offset = 0) {
  const { starts_on, from, to } = familyWeek(new Date(), offset)
  const before = familyWeek(new Date(), offset - 1)
  const range = { from: offset === 0 ? before.from : from, to }
  const query = trpc.activities.plays.useQuery(range, { throwOnError: false })
  const all = query.data?.plays
  const isOfWeek = ({ played_at }: { played_at: string }) =>
    Date.parse(played_at) >= Date.parse(from)
  return {
    starts_on,
    plays: all && momentsOf(all.filter(isOfWeek)),
    before: {
      starts_on: before.starts_on,
      plays: all ? momentsOf(all.filter((play) => !isOfWeek(play))) : [],
    },
    query,
  }
}
