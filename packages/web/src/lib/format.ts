type AgeRange = { min_age: number; max_age: number }

/** 'Ages 2-4', or 'Age 5' when it fits one year only. */
export function formatAges({ min_age, max_age }: AgeRange): string {
  return min_age === max_age ? `Age ${min_age}` : `Ages ${min_age}-${max_age}`
}

/** '5 min': the number and its unit in one breath, so that three facts stay on one row of a phone. */
export function formatMinutes(minutes: number): string {
  return `${minutes} min`
}

/** '4:05' or '1:02:09' for a wait in whole seconds. */
export function formatCountdown(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  const rest = String(whole % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}

/** '40 seconds', '10 minutes', '2 hours': how long to wait, never less than it takes. */
export function formatWait(seconds: number): string {
  if (seconds < 60) return formatCount(Math.max(1, Math.ceil(seconds)), 'second')
  if (seconds < 5400) return formatCount(Math.ceil(seconds / 60), 'minute')
  return formatCount(Math.ceil(seconds / 3600), 'hour')
}

/** 'June 3, 2026' from an ISO time or date, in the reader's language and time zone. */
export function formatDate(iso: string, locale?: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: zoneOf(iso) }).format(
    new Date(iso),
  )
}

/** 'Wed, Jun 3' from an ISO time, in the reader's time zone. */
export function formatDay(iso: string, locale?: string): string {
  const style = { weekday: 'short', month: 'short', day: 'numeric' } as const
  return new Intl.DateTimeFormat(locale, style).format(new Date(iso))
}

/** 'June 2026' from an ISO time, in the reader's time zone. */
export function formatMonth(iso: string, locale?: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).format(new Date(iso))
}

/** 'June 3, 2026 at 9:05 AM' from an ISO time, in the reader's language and time zone. */
export function formatMoment(iso: string, locale?: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(iso),
  )
}

/** 'Jun 3, 9:05 AM' from an ISO time of these days, in the reader's language and time zone. */
export function formatSoon(iso: string, locale?: string): string {
  return new Intl.DateTimeFormat(locale, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(iso))
}

/** '1 spot', '7 spots'. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

// A date without a time is that day everywhere; shifting it would show the day before in the west.
function zoneOf(iso: string): string | undefined {
  return iso.length === 10 ? 'UTC' : undefined
}
