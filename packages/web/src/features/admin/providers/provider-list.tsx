import type { AiProvider, AiProviderTest } from '@fgm/shared/ai-providers'
import { type BreakerState, highErrorRate, type ServiceState } from '@fgm/shared/health'
import { capital } from '@fgm/shared/text/words'
import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { FormError } from '../../../ui/form.tsx'
import { toastResult } from '../../../ui/toast-result.ts'
import {
  failure,
  formatCost,
  formatMoment,
  formatNumber,
  formatShare,
  formatTime,
} from '../admin-format.ts'
import { ConfirmedAction, Figure } from '../panel.tsx'

type ProviderListProps = {
  providers: AiProvider[]
  /** The newest test of each, by name. */
  tests: Record<string, AiProviderTest>
  onTested: (results: AiProviderTest[]) => void
}

/** Every provider with its figures, and what can be done with all of them. */
export function ProviderList({ providers, tests, onTested }: ProviderListProps) {
  const testAll = trpc.admin.testAllAiProviders.useMutation({
    meta: { shows_own_error: true },
    onSuccess: ({ results }) => onTested(results),
  })
  const reset = trpc.admin.resetAiProviderStats.useMutation({ meta: { shows_own_error: true } })
  return (
    <section className="grid gap-4" aria-labelledby="providers-title">
      <div className="row row-wrap">
        <h2 id="providers-title" className="text-h3">
          Providers
        </h2>
        <div className="row row-wrap mid:ms-auto">
          <Button size="small" isPending={testAll.isPending} onClick={() => testAll.mutate()}>
            Test all
          </Button>
          <ConfirmedAction
            label="Reset stats"
            title="Reset the figures of all providers?"
            action={reset}
            failsTo="reset the stats"
          >
            Requests, tokens, costs and errors start again at zero. The calls stay on record, but
            these numbers cannot be restored.
          </ConfirmedAction>
        </div>
      </div>
      <FormError error={failure('test the providers', testAll.error)} />
      {providers.every(({ is_enabled }) => !is_enabled) && (
        <p className="note honey">
          No provider is enabled. Meanwhile parents get ideas from the idea book, at no credit.
        </p>
      )}
      {providers.map((provider) => (
        <ProviderCard
          key={provider.id}
          provider={provider}
          test={tests[provider.name]}
          onTested={onTested}
        />
      ))}
    </section>
  )
}

type ProviderCardProps = {
  provider: AiProvider
  test: AiProviderTest | undefined
  onTested: (results: AiProviderTest[]) => void
}

function ProviderCard({ provider, test, onTested }: ProviderCardProps) {
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
          Paused after failures. The next call is tried at {formatMoment(provider.retry_at)}.
        </p>
      )}
      <ProviderFigures provider={provider} />
      {provider.advice && !test && <p className="note honey">{provider.advice}</p>}
      {/* Always rendered, so that a screen reader announces the result of a test. */}
      <div role="status" className="text-ui empty:absolute">
        {test && (
          <>
            <p className={classNames('font-[650]', test.success ? 'text-teal-ink' : 'text-error')}>
              {testResultText(test)}
            </p>
            {test.advice && <p className="mt-2">{test.advice}</p>}
            {test.made && <p className="label muted mt-1">{madeActivityText(test.made)}</p>}
          </>
        )}
      </div>
      <ProviderActions provider={provider} onTested={onTested} />
    </Card>
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
      <Figure name="Read again for safety">
        <ReadingFigures {...provider.readings} />
      </Figure>
      <Figure name="Last error">
        {provider.last_error ? `${provider.last_error}${vendorErrorText(provider)}` : 'none'}
      </Figure>
      <Figure name="Last used">
        {provider.last_used ? formatMoment(provider.last_used) : 'never'}
      </Figure>
    </dl>
  )
}

function ReadingFigures({ total, ...readings }: AiProvider['readings']) {
  if (total === 0) return 'none'
  const { agreed, refused, total_tokens, total_cost, average_response_time } = readings
  return [
    `${formatNumber(total)} texts`,
    `${formatNumber(refused)} refused`,
    `${formatNumber(total - agreed - refused)} without a verdict`,
    `${formatNumber(total_tokens)} tokens`,
    formatCost(total_cost),
    `${formatTime(average_response_time)} each`,
  ].join(', ')
}

/** Test, enable or disable, make primary. A refusal is shown below with its reason. */
function ProviderActions({ provider, onTested }: Pick<ProviderCardProps, 'provider' | 'onTested'>) {
  const { display_name, is_enabled, is_primary } = provider
  const test = trpc.admin.testAiProvider.useMutation({
    meta: { shows_own_error: true },
    onSuccess: (result) => onTested([result]),
  })
  const enable = trpc.admin.enableAiProvider.useMutation(toastResult())
  const disable = trpc.admin.disableAiProvider.useMutation(toastResult())
  const makePrimary = trpc.admin.setPrimaryAiProvider.useMutation(toastResult())
  const error =
    failure(`test ${display_name}`, test.error) ??
    failure(`enable ${display_name}`, enable.error) ??
    failure(`disable ${display_name}`, disable.error) ??
    failure(`make ${display_name} primary`, makePrimary.error)
  const isSwitching = enable.isPending || disable.isPending || makePrimary.isPending

  // A new action clears the error of the previous one.
  function start({ mutate }: Pick<typeof test | typeof enable, 'mutate'>) {
    for (const action of [test, enable, disable, makePrimary]) if (action.isError) action.reset()
    mutate({ provider_name: provider.name })
  }
  const button = (word: string, label: string, isPending: boolean, act: () => void) => (
    <Button size="small" isPending={isPending} aria-label={label} onClick={act}>
      {word}
    </Button>
  )
  const change = is_enabled ? 'Disable' : 'Enable'
  return (
    <>
      <div className="row row-wrap">
        {button('Test', `Test ${display_name}`, test.isPending, () => start(test))}
        {button(change, `${change} ${display_name}`, isSwitching, () =>
          start(is_enabled ? disable : enable),
        )}
        {!is_primary &&
          button('Make primary', `Make primary: ${display_name}`, isSwitching, () =>
            start(makePrimary),
          )}
      </div>
      <FormError error={error} />
    </>
  )
}

const looks: Record<ServiceState, string> = {
  healthy: 'easy',
  degraded: 'medium',
  unhealthy: 'hard',
  maintenance: 'medium',
}

/** The state of a provider: a color and always the word. */
export function StateChip({ status }: { status: ServiceState }) {
  return <span className={classNames('chip', looks[status])}>{capital(status)}</span>
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

/** ' (404, model_not_found)': the vendor's status and code of an error; nothing without. */
export function vendorErrorText({ vendor_status, vendor_code }: VendorError): string {
  const signs = [vendor_status, vendor_code].filter((sign) => sign !== null)
  return signs.length > 0 ? ` (${signs.join(', ')})` : ''
}

/** The result of a test, in one line. */
export function testResultText(test: AiProviderTest): string {
  const { success, response_time, error, made } = test
  if (!success) return `Test failed: ${error ?? 'no reason given'}${vendorErrorText(test)}`
  const time = response_time === null ? '' : ` in ${formatTime(response_time)}`
  return made ? `Test passed${time}: it made “${made.title}”` : `Test passed${time}`
}

/** How a test requested its activity, and what it used: 'Output mode: structured. 900 tokens in, 400 out.' */
function madeActivityText({ manner, input_tokens, output_tokens }: Made): string {
  const tokens =
    input_tokens === null || output_tokens === null
      ? 'Token count unknown.'
      : `${formatNumber(input_tokens)} tokens in, ${formatNumber(output_tokens)} out.`
  return `Output mode: ${manner}. ${tokens}`
}
type Made = NonNullable<AiProviderTest['made']>
