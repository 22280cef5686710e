import type { AiProvider, AiProviderTest } from '@fgm/shared/ai-providers'
import { useId } from 'react'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import {
  formatCost,
  formatMoment,
  formatNumber,
  formatTime,
  madeWords,
  signWords,
  testWords,
} from '../admin-words.ts'
import { Figure } from '../panel-parts.tsx'
import { BreakerChip, ErrorRate, StateChip } from '../state-chips.tsx'
import { ProviderActions } from './provider-actions.tsx'

type ProviderCardProps = {
  provider: AiProvider
  test: AiProviderTest | undefined
  onTested: (results: AiProviderTest[]) => void
}

/** One provider: how it is, its figures, what can be done with it. */
export function ProviderCard({ provider, test, onTested }: ProviderCardProps) {
  const titleId = useId()
  return (
    <Card role="group" aria-labelledby={titleId} className="grid gap-4">
      <div className="row row-wrap">
        <div>
          <h3 id={titleId} className="text-lead">
            {provider.display_name}
          </h3>
          <p className="label muted wrap-anywhere">
            {provider.name}, {provider.model}
          </p>
        </div>
        <div className="row row-wrap gap-2 mid:ms-auto">
          {provider.is_primary && <Chip tone="honey">Primary</Chip>}
          {!provider.is_enabled && <Chip tone="outline">Disabled</Chip>}
          <StateChip status={provider.status} />
          <BreakerChip state={provider.circuit_breaker_state} />
        </div>
      </div>
      {provider.retry_at && (
        <p className="small">
          Not being asked. The next attempt is let through at {formatMoment(provider.retry_at)}.
        </p>
      )}
      <ProviderFigures provider={provider} />
      {provider.advice && !test && <p className="note honey">{provider.advice}</p>}
      {/* Always there, so that a screen reader hears what a test found. */}
      <div role="status" className="provider-test">
        {test && <TestResult test={test} />}
      </div>
      <ProviderActions provider={provider} onTested={onTested} />
    </Card>
  )
}

function TestResult({ test }: { test: AiProviderTest }) {
  const { success, advice, made } = test
  return (
    <>
      <p className={success ? '' : 'failed'}>{testWords(test)}</p>
      {advice && <p className="mt-2">{advice}</p>}
      {made && <p className="label muted mt-1">{madeWords(made)}</p>}
    </>
  )
}

function ProviderFigures({ provider }: { provider: AiProvider }) {
  return (
    <dl className="figures">
      <Figure name="Requests">{formatNumber(provider.total_requests)}</Figure>
      <Figure name="Successful">{formatNumber(provider.successful_requests)}</Figure>
      <Figure name="Error rate">
        <ErrorRate error_rate={provider.error_rate} />
      </Figure>
      <Figure name="Tokens">{formatNumber(provider.total_tokens)}</Figure>
      <Figure name="Cost">{formatCost(provider.total_cost)}</Figure>
      <Figure name="Average time">{formatTime(provider.average_response_time)}</Figure>
      <Figure name="Last error">
        {provider.last_error ? `${provider.last_error}${signWords(provider)}` : 'none'}
      </Figure>
      <Figure name="Last used">
        {provider.last_used ? formatMoment(provider.last_used) : 'never'}
      </Figure>
    </dl>
  )
}
