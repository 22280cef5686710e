import { addDays } from '@fgm/shared/week'

/*
 * The week as the family's browser counts it: its own midnights, and the first day of its region. Two parents in two
 * time zones each see their own.
 */

/** The week of a time; `offset` is -1 for the one before it. */
export function familyWeek(now: Date, offset = 0, locale = readersLocale()) {
  const first = startsOnMonday(locale) ? 1 : 0
  const back = (now.getDay() - first + 7) % 7
  const midnight = (days: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() - back + days)
  const start = 7 * offset
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
  return {
    /** Its first day, 'YYYY-MM-DD'. */
    starts_on: addDays(today, start - back),
    /** Its first moment, and the first one after it, in UTC: a week in which clocks change is an hour longer or shorter. */
    from: midnight(start).toISOString(),
    to: midnight(start + 7).toISOString(),
  }
}

/** The reader's language and region; `navigator.language` may be no valid locale, such as 'en-US@posix'. */
export const readersLocale = (): string => new Intl.DateTimeFormat().resolvedOptions().locale

type WeekInfo = { firstDay: number }
type LocaleWithWeek = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo }

/** Regions whose calendars begin on a Sunday, for browsers that do not know: Firefox. */
const sundayRegions = new Set(
  'AG AS AU BD BR BS BT BW BZ CA CN CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'.split(
    ' ',
  ),
)

function startsOnMonday(tag: string): boolean {
  const locale: LocaleWithWeek = new Intl.Locale(tag)
  const info = locale.getWeekInfo?.() ?? locale.weekInfo
  if (info) return info.firstDay === 1
  return !sundayRegions.has(locale.maximize().region ?? '')
}
