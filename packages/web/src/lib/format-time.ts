/** '4:05' or '1:02:09' for a wait in whole seconds. */
export function formatCountdown(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  const rest = String(whole % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}

/** 'June 3, 2026' from an ISO time or date. */
export function formatDate(iso: string, locale?: string): string {
  // A date without a time is the same day everywhere; converting it would show the day before in the west.
  const timeZone = iso.length === 10 ? 'UTC' : undefined
  return formatterOf({ dateStyle: 'long', timeZone })(iso, locale)
}

/** 'Wed, Jun 3' from an ISO time. */
export const formatDay = formatterOf({ weekday: 'short', month: 'short', day: 'numeric' })

/** '9:05 AM' from an ISO time. */
export const formatTime = formatterOf({ timeStyle: 'short' })

/** 'June 2026' from an ISO time. */
export const formatMonth = formatterOf({ month: 'long', year: 'numeric' })

/** 'June 3, 2026 at 9:05 AM' from an ISO time. */
export const formatMoment = formatterOf({ dateStyle: 'long', timeStyle: 'short' })

/** 'Jun 3, 9:05 AM' from a recent ISO time. */
export const formatSoon = formatterOf({
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** Formats a time in the reader's language and time zone. */
function formatterOf(style: Intl.DateTimeFormatOptions) {
  return (iso: string, locale?: string): string =>
    new Intl.DateTimeFormat(locale, style).format(new Date(iso))
}

/** '2026-03-02': the day of a time in the reader's time zone. */
export const dayOf = (iso: string): string => new Intl.DateTimeFormat('sv').format(new Date(iso))
