import { errorMessage } from '../../lib/errors.ts'

/** '12.5%' from 0.125. */
export const formatShare = (share: number) =>
  new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 }).format(share)

/** '1,204'. */
export const formatNumber = (count: number) => new Intl.NumberFormat('en').format(count)

/** '$0.0042': requests cost fractions of a cent. */
export function formatCost(dollars: number | null): string {
  if (dollars === null) return 'unknown'
  const style = { style: 'currency', currency: 'USD', maximumFractionDigits: 4 } as const
  return new Intl.NumberFormat('en', style).format(dollars)
}

/** '850 ms', '2.4 s'. */
export function formatTime(milliseconds: number | null): string {
  if (milliseconds === null) return 'none yet'
  return milliseconds < 1000
    ? `${Math.round(milliseconds)} ms`
    : `${(milliseconds / 1000).toFixed(1)} s`
}

/** 'Mar 2, 2026, 9:05 AM' in the reader's time zone. */
export const formatMinute = formatterOf({ dateStyle: 'medium', timeStyle: 'short' })

/** 'Mar 2, 9:05 AM', for lists of the last weeks. */
export const formatShortMinute = formatterOf({
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** 'Mar 2, 2026, 9:05:21 AM' in the reader's time zone. */
export const formatMoment = formatterOf({ dateStyle: 'medium', timeStyle: 'medium' })

/** '9:05 AM' in the reader's time zone. */
export const formatTimeOfDay = formatterOf({ timeStyle: 'short' })

/** 'Mar 2', the day in UTC. */
export const formatDay = formatterOf({ month: 'short', day: 'numeric', timeZone: 'UTC' })

function formatterOf(style: Intl.DateTimeFormatOptions) {
  return (moment: string | number) => new Intl.DateTimeFormat('en', style).format(new Date(moment))
}

/** A sentence of the server with its ISO times in a readable form. */
export const withMoments = (sentence: string) =>
  sentence.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, formatMoment)

/** 'Failed to disable OpenAI.' and why; nothing without an error. */
export const failure = (what: string, error: unknown): string | undefined =>
  error ? `Failed to ${what}. ${errorMessage(error)}` : undefined

export type Values = Record<string, unknown>

export const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null
