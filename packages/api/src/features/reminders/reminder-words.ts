import type { reminders } from '@fgm/db/schema'
import { localTime } from '@fgm/shared/reminders/schedule'
import { dayInWords, listed } from '@fgm/shared/text/words'

/* How a reminder is told in a sentence. */

type Plan = Pick<typeof reminders.$inferSelect, 'days' | 'local_time' | 'zone'>

const names = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays']
const sets: Record<string, string> = {
  '1,2,3,4,5,6,7': 'every day',
  '1,2,3,4,5': 'on weekdays',
  '6,7': 'on weekends',
}

/** '17:30 on weekdays' */
export const planWords = ({ days, local_time }: Plan): string =>
  `${local_time} ${sets[days.join()] ?? `on ${listed(days.map((day) => names[day - 1] ?? ''))}`}`

/** 'Thursday, March 5, at 17:30', in its own zone. */
export function momentWords(zone: string, iso: string): string {
  const at = new Date(iso)
  return `${dayInWords(at, zone)}, at ${localTime(zone, at)}`
}

/** 'Good evening' and 'tonight', by the time on the wall. */
export function partOfDay(time: string): { greeting: string; now: string } {
  if (time < '12:00') return { greeting: 'Good morning', now: 'today' }
  if (time < '17:00') return { greeting: 'Good afternoon', now: 'today' }
  return { greeting: 'Good evening', now: 'tonight' }
}
