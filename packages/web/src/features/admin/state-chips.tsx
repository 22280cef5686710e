import type { BreakerState, ServiceState } from '@fgm/shared/health'
import { CircleAlert } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import { formatShare, isHighErrorRate } from './admin-words.ts'

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

/** Open means: not being asked. */
export function BreakerChip({ state }: { state: BreakerState }) {
  return (
    <span className={classNames('chip', state === 'open' && 'hard')}>
      {state === 'open' ? 'Breaker open' : 'Breaker closed'}
    </span>
  )
}

/** The share of failures, red and with a word above 10 %. */
export function ErrorRate({ error_rate }: { error_rate: number }) {
  if (!isHighErrorRate(error_rate)) return formatShare(error_rate)
  return (
    <span className="text-error inline-flex items-center gap-1">
      <CircleAlert className="icon" aria-hidden />
      {formatShare(error_rate)} high
    </span>
  )
}
