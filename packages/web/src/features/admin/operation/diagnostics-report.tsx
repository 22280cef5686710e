import type { AiDiagnostics } from '@fgm/shared/ai-providers'
import type { ReactNode } from 'react'
import { formatMoment, formatNumber, formatTime, signWords, withMoments } from '../admin-words.ts'
import { Figure } from '../panel-parts.tsx'
import { BreakerChip, ErrorRate, StateChip } from '../state-chips.tsx'

type ReportProps = { diagnostics: AiDiagnostics }

/** What to do: it stands before what helps, and before the findings behind it. */
export function Advice({ diagnostics }: ReportProps) {
  return (
    <>
      <Part title="Immediate actions">
        <Sentences sentences={diagnostics.immediate_actions} none="Nothing is urgent." />
      </Part>
      <Part title="Suggestions">
        <Sentences sentences={diagnostics.recovery_suggestions} none="Nothing to suggest." />
      </Part>
    </>
  )
}

/** How the machine and the providers are, and what failed lately. */
export function Findings({ diagnostics }: ReportProps) {
  const { system_health, ai_providers, recent_errors } = diagnostics
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
          {signWords(sign)}{' '}
          <span className="label muted">
            ({error_type}, {formatMoment(timestamp)})
          </span>
        </li>
      ))}
    </ol>
  )
}
