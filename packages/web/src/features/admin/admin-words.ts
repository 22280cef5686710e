import type { AiProviderTest, AiStrategy } from '@fgm/shared/ai-providers'
import { highErrorRate } from '@fgm/shared/health'
import { errorMessage } from '../../lib/errors.ts'

export const isHighErrorRate = (errorRate: number) => errorRate > highErrorRate

/** The six strategies in the order they are offered, each with what it does. */
export const strategies: Record<AiStrategy, { label: string; explanation: string }> = {
  primary_only: {
    label: 'Primary only',
    explanation:
      'Only the primary is asked. When it fails, parents get an idea from the idea book.',
  },
  fallback: {
    label: 'Fallback',
    explanation: 'The primary is asked first, the others when it fails.',
  },
  load_balance: {
    label: 'Load balance',
    explanation: 'The provider with the fewest calls at the moment is asked first.',
  },
  round_robin: {
    label: 'Round robin',
    explanation: 'Each request begins with the next provider in turn.',
  },
  cheapest_first: {
    label: 'Cheapest first',
    explanation: 'The lowest known price is asked first; unknown prices come last.',
  },
  fastest_first: {
    label: 'Fastest first',
    explanation: 'The quickest so far is asked first; those not tried yet go before it.',
  },
}

/** '12.5%' from 0.125. */
export const formatShare = (share: number) =>
  new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 }).format(share)

/** '1,204'. */
export const formatNumber = (count: number) => new Intl.NumberFormat('en').format(count)

/** '$0.0042': calls cost fractions of a cent. */
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
export const formatMoment = (moment: string | number) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' }).format(
    new Date(moment),
  )

/** '9:05 AM' in the reader's time zone. */
export const formatTimeOfDay = (moment: number) =>
  new Intl.DateTimeFormat('en', { timeStyle: 'short' }).format(new Date(moment))

/** 'Mar 2', the day as it is in UTC. */
export const formatDay = (day: string) =>
  new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  )

/** A sentence of the server with the moments in it as a person reads them. */
export const withMoments = (sentence: string) =>
  sentence.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, (moment) => formatMoment(moment))

type VendorSign = Pick<AiProviderTest, 'vendor_status' | 'vendor_code'>

/** ' (404, model_not_found)': what the vendor gave an error for a number and a name; nothing without. */
export function signWords({ vendor_status, vendor_code }: VendorSign): string {
  const signs = [vendor_status, vendor_code].filter((sign) => sign !== null)
  return signs.length > 0 ? ` (${signs.join(', ')})` : ''
}

/** What a test found, in one line. */
export function testWords(test: AiProviderTest): string {
  const { success, response_time, error, made } = test
  if (!success) return `Test failed: ${error ?? 'no reason given'}${signWords(test)}`
  const time = response_time === null ? '' : ` in ${formatTime(response_time)}`
  return made ? `Test passed${time}: it made “${made.title}”` : `Test passed${time}`
}

/** How a test's activity was asked for, and what it took: 'Output mode: structured. 900 tokens in, 400 out.' */
export function madeWords({ manner, input_tokens, output_tokens }: Made): string {
  const tokens =
    input_tokens === null || output_tokens === null
      ? 'Token count unknown.'
      : `${formatNumber(input_tokens)} tokens in, ${formatNumber(output_tokens)} out.`
  return `Output mode: ${manner}. ${tokens}`
}
type Made = NonNullable<AiProviderTest['made']>

/** 'Failed to disable OpenAI.' and why; nothing while all is well. */
export const failure = (what: string, error: unknown): string | undefined =>
  error ? `Failed to ${what}. ${errorMessage(error)}` : undefined
