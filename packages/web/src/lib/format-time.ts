/** '4:05' or '1:02:09' for a wait in whole seconds. */
export function formatCountdown(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  const rest = String(whole % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
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

/** '9:05 AM' from an ISO time, in the reader's time zone. */
export function formatTime(iso: string, locale?: string): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(iso))
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

// A date without a time is that day everywhere; shifting it would show the day before in the west.
function zoneOf(iso: string): string | undefined {
  return iso.length === 10 ? 'UTC' : undefined
}

/** '2026-03-02': the day of a moment where the reader is. */
export const dayOf = (iso: string): string => new Intl.DateTimeFormat('sv').format(new Date(iso))
