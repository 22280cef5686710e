import type { AiProviderTest } from '@fgm/shared/ai-providers'
import { type BreakerState, highErrorRate, type ServiceState } from '@fgm/shared/health'
import { CircleAlert } from 'lucide-react'
import { classNames } from '../../../ui/class-names.ts'
import { formatNumber, formatShare, formatTime } from '../admin-format.ts'

const states: Record<ServiceState, { word: string; look: string }> = {
  healthy: { word: 'Healthy', look: 'easy' },
  degraded: { word: 'Degraded', look: 'medium' },
  unhealthy: { word: 'Unhealthy', look: 'hard' },
  maintenance: { word: 'Maintenance', look: 'medium' },
}

/** How a provider is: a color and always the word. */
export function StateChip({ status }: { status: ServiceState }) {
  const { word, look } = states[status]
  return <span className={classNames('chip', look)}>{word}</span>
}

/** Open means that the provider is not called. */
export function BreakerChip({ state }: { state: BreakerState }) {
  return (
    <span className={classNames('chip', state === 'open' && 'hard')}>
      {state === 'open' ? 'Breaker open' : 'Breaker closed'}
    </span>
  )
}

/** The share of failures, red and with a word above 10 %. */
export function ErrorRate({ error_rate }: { error_rate: number }) {
  if (error_rate <= highErrorRate) return formatShare(error_rate)
  return (
    <span className="text-error inline-flex items-center gap-1">
      <CircleAlert className="icon" aria-hidden />
      {formatShare(error_rate)} high
    </span>
  )
}

type VendorError = Pick<AiProviderTest, 'vendor_status' | 'vendor_code'>

/** ' (404, model_not_found)': what the vendor gave an error for a number and a name; nothing without. */
export function vendorErrorText({ vendor_status, vendor_code }: VendorError): string {
  const signs = [vendor_status, vendor_code].filter((sign) => sign !== null)
  return signs.length > 0 ? ` (${signs.join(', ')})` : ''
}

/** What a test found, in one line. */
export function testResultText(test: AiProviderTest): string {
  const { success, response_time, error, made } = test
  if (!success) return `Test failed: ${error ?? 'no reason given'}${vendorErrorText(test)}`
  const time = response_time === null ? '' : ` in ${formatTime(response_time)}`
  return made ? `Test passed${time}: it made “${made.title}”` : `Test passed${time}`
}

/** How a test requested its activity, and what it used: 'Output mode: structured. 900 tokens in, 400 out.' */
export function madeActivityText({ manner, input_tokens, output_tokens }: Made): string {
  const tokens =
    input_tokens === null || output_tokens === null
      ? 'Token count unknown.'
      : `${formatNumber(input_tokens)} tokens in, ${formatNumber(output_tokens)} out.`
  return `Output mode: ${manner}. ${tokens}`
}
type Made = NonNullable<AiProviderTest['made']>
