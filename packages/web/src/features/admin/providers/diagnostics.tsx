import type { AiDiagnostics, AiProviderTest } from '@fgm/shared/ai-providers'
import { Siren } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form.tsx'
import { PartFallback } from '../../../ui/part-fallback.tsx'
import { TickRow } from '../../../ui/tick-row.tsx'
import { failure, formatMoment, formatNumber, formatTime, withMoments } from '../admin-format.ts'
import { ConfirmedAction, Figure, PanelFallback } from '../panel.tsx'
import {
  BreakerChip,
  ErrorRate,
  StateChip,
  testResultText,
  vendorErrorText,
} from './provider-list.tsx'

/** The refresh interval when it is switched on (spec part two §9). */
const autoRefreshMs = 10_000

type Testing = { onTested: (results: AiProviderTest[]) => void }

/** The emergency panel, closed until it is needed: only then does it query. */
export function EmergencyDiagnostics({ onTested }: Testing) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <section className="card grid gap-6" aria-label="Emergency diagnostics">
      <div className="row row-wrap justify-between">
        <div>
          <h2 className="text-h3">Ideas slow or failing?</h2>
          <p className="muted">See which provider is in trouble, and reset it.</p>
        </div>
        <Button
          size="small"
          icon={Siren}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Hide emergency diagnostics' : 'Emergency diagnostics'}
        </Button>
      </div>
      {isOpen && (
        <div id={id} className="grid gap-6">
          <DiagnosticsReport onTested={onTested} />
        </div>
      )}
    </section>
  )
}

function DiagnosticsReport({ onTested }: Testing) {
  const [isAuto, setIsAuto] = useState(false)
  const diagnostics = trpc.admin.aiDiagnostics.useQuery(undefined, {
    throwOnError: false,
    staleTime: 0,
    refetchInterval: isAuto ? autoRefreshMs : false,
  })
  const { data, error, isFetching } = diagnostics
  const refresh = () => void diagnostics.refetch()
  return (
    <>
      <div className="row row-wrap">
        <Button size="small" isPending={isFetching} onClick={refresh}>
          Refresh
        </Button>
        <TickRow checked={isAuto} onChange={({ target }) => setIsAuto(target.checked)}>
          Refresh every 10 seconds
        </TickRow>
        {data && (
          <p className="label muted mid:ms-auto">As of {formatMoment(diagnostics.dataUpdatedAt)}</p>
        )}
      </div>
      {data ? (
        <FormError error={failure('fetch diagnostics', error)} />
      ) : error ? (
        <PanelFallback what="diagnostics" query={diagnostics} />
      ) : (
        <PartFallback what="diagnostics" query={diagnostics} />
      )}
      {data && (
        <>
          <Part title="Immediate actions">
            <Sentences sentences={data.immediate_actions} none="Nothing is urgent." />
          </Part>
          <Part title="Suggestions">
            <Sentences sentences={data.recovery_suggestions} none="Nothing to suggest." />
          </Part>
        </>
      )}
      {/* In an emergency these must work even when the report does not load. */}
      <RecoveryActions onTested={onTested} />
      {data && <Findings {...data} />}
    </>
  )
}

/** The four recovery actions. The result of the last one is shown below them. */
function RecoveryActions({ onTested }: Testing) {
  const [outcome, setOutcome] = useState<string[]>([])
  const meta = { shows_own_error: true }
  const onSuccess = ({ message }: { message: string }) => setOutcome([message])
  const resetBreakers = trpc.admin.resetCircuitBreakers.useMutation({ meta, onSuccess })
  const clearErrors = trpc.admin.clearErrorCounts.useMutation({ meta, onSuccess })
  const reinitialize = trpc.admin.forceReinitialize.useMutation({ meta, onSuccess })
  const healthCheck = trpc.admin.healthCheckAll.useMutation({
    meta,
    onSuccess: ({ results }) => {
      onTested(results)
      const found = results.map((one) => `${one.provider_name}: ${testResultText(one)}`)
      setOutcome(found.length > 0 ? found : ['There is no provider to check.'])
    },
  })
  const error =
    failure('reset the circuit breakers', resetBreakers.error) ??
    failure('check the providers', healthCheck.error)

  function start(action: typeof resetBreakers | typeof healthCheck) {
    setOutcome([])
    resetBreakers.reset()
    healthCheck.reset()
    action.mutate()
  }
  return (
    <Part title="Recovery">
      <div className="row row-wrap">
        <Button size="small" isPending={healthCheck.isPending} onClick={() => start(healthCheck)}>
          Health check all
        </Button>
        <Button
          size="small"
          isPending={resetBreakers.isPending}
          onClick={() => start(resetBreakers)}
        >
          Reset circuit breakers
        </Button>
        <ConfirmedAction
          label="Clear error counts"
          title="Clear the error counts?"
          action={clearErrors}
          failsTo="clear the error counts"
        >
          The figures of all providers start again at zero, and the recent errors are removed from
          this list.
        </ConfirmedAction>
        <ConfirmedAction
          label="Force re-initialize"
          title="Force re-initialize the AI service?"
          confirmLabel="Re-initialize now"
          word="reinitialize"
          action={reinitialize}
          failsTo="re-initialize the AI service"
        >
          All circuit breakers close and all figures start again at zero. Providers that are down
          are tried again at once. Running calls finish as usual.
        </ConfirmedAction>
      </div>
      <div role="status" className="mt-3">
        {outcome.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <FormError error={error} />
    </Part>
  )
}

function Findings({ system_health, ai_providers, recent_errors }: AiDiagnostics) {
  return (
    <>
      <Part title="System health">
        <dl className="figures">
          <Figure name="Running AI calls">{formatNumber(system_health.active_connections)}</Figure>
          <Figure name="Mails in the queue">{formatNumber(system_health.queue_size)}</Figure>
          <Figure name="CPU, of one core">{system_health.cpu_usage}%</Figure>
          <Figure name="Memory">{formatNumber(system_health.memory_usage)} MB</Figure>
        </dl>
      </Part>
      <Part title="Provider health">
        <ProviderHealth providers={ai_providers} />
      </Part>
      <Part title="Recent errors">
        <RecentErrors errors={recent_errors} />
      </Part>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="text-lead mb-2">{title}</h3>
      {children}
    </section>
  )
}

function Sentences({ sentences, none }: { sentences: string[]; none: string }) {
  if (sentences.length === 0) return <p className="muted">{none}</p>
  return (
    <ul className="lines">
      {sentences.map((sentence) => (
        <li key={sentence}>{withMoments(sentence)}</li>
      ))}
    </ul>
  )
}

function ProviderHealth({ providers }: { providers: AiDiagnostics['ai_providers'] }) {
  if (providers.length === 0) return <p className="muted">No provider is configured.</p>
  return (
    <ul className="lines apart">
      {providers.map((provider) => (
        <li key={provider.name} className="grid gap-2">
          <div className="row row-wrap gap-2">
            <b>{provider.name}</b>
            <StateChip status={provider.status} />
            <BreakerChip state={provider.circuit_breaker_state} />
          </div>
          <dl className="figures">
            <Figure name="Error rate">
              <ErrorRate error_rate={provider.error_rate} />
            </Figure>
            <Figure name="Response time">{formatTime(provider.response_time)}</Figure>
            <Figure name="Last error">{provider.last_error ?? 'none'}</Figure>
            <Figure name="Last used">
              {provider.last_used ? formatMoment(provider.last_used) : 'never'}
            </Figure>
          </dl>
        </li>
      ))}
    </ul>
  )
}

function RecentErrors({ errors }: { errors: AiDiagnostics['recent_errors'] }) {
  if (errors.length === 0) return <p className="muted">No call has failed.</p>
  return (
    <ol className="lines">
      {errors.map(({ provider, message, error_type, timestamp, ...sign }, index) => (
        <li key={`${timestamp} ${provider} ${index}`}>
          <b>{provider}</b>: {message}
          {vendorErrorText(sign)}{' '}
          <span className="label muted">
            ({error_type}, {formatMoment(timestamp)})
          </span>
        </li>
      ))}
    </ol>
  )
}
