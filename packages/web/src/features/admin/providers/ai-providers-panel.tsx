import {
  type AiAttempt,
  type AiProvider,
  type AiProviderStats,
  type AiProviderTest,
  AiStrategy,
} from '@fgm/shared/ai-providers'
import { capital } from '@fgm/shared/text/words'
import { useState } from 'react'
import { byCursor } from '../../../lib/by-cursor.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { SelectField } from '../../../ui/fields.tsx'
import { PartFallback } from '../../../ui/part-fallback.tsx'
import { toastResult } from '../../../ui/toast-result.ts'
import { failure, formatCost, formatMoment, formatNumber, formatTime } from '../admin-format.ts'
import { Figure, PanelFallback, ShowMore } from '../panel.tsx'
import { EmergencyDiagnostics } from './diagnostics.tsx'
import { ProviderList, vendorErrorText } from './provider-list.tsx'

/** The tab 'AI Providers': the order of the providers, each with its figures, and the emergency panel. */
export function AiProvidersPanel() {
  const providers = useProviders()
  const stats = trpc.admin.aiProviderStats.useQuery(undefined, quiet)
  // Kept here, because all providers can be tested at once, from the list and from the emergency panel.
  const [tests, setTests] = useState<Record<string, AiProviderTest>>({})
  const query = {
    error: providers.error ?? stats.error,
    isFetching: providers.isFetching || stats.isFetching,
    refetch: () => void Promise.all([providers.refetch(), stats.refetch()]),
  }

  function keepTests(results: AiProviderTest[]) {
    const byName = Object.fromEntries(results.map((result) => [result.provider_name, result]))
    setTests((earlier) => ({ ...earlier, ...byName }))
  }
  const isLoaded = providers.data && stats.data
  return (
    <div className="grid gap-5">
      {isLoaded ? (
        <>
          <PartFallback what="newer figures" query={query} />
          {providers.data.providers.length === 0 ? (
            <Card role="status">
              <h2 className="text-h3">No AI provider yet</h2>
              <p className="muted max-w-none mt-2">
                That is fine: until there is one, parents get ideas from our idea book, and read
                where each idea comes from. Those cost no credit.
              </p>
            </Card>
          ) : (
            <>
              <StrategyCard stats={stats.data} providers={providers.data.providers} />
              <ProviderList
                providers={providers.data.providers}
                tests={tests}
                onTested={keepTests}
              />
            </>
          )}
        </>
      ) : (
        <PanelFallback what="providers" query={query} />
      )}
      <EmergencyDiagnostics onTested={keepTests} />
      {isLoaded && <AttemptHistory providers={providers.data.providers} />}
      {providers.data?.providers.length === 0 && <AddProvider />}
    </div>
  )
}

const keys = [
  'OPENAI_API_KEY',
  'ANTHROPIC_API_KEY',
  'GEMINI_API_KEY',
  'GROQ_API_KEY',
  'OPENROUTER_API_KEY',
]
const example = `AI_PROVIDERS='[{ "name": "my-ai", "base_url": "https://ai.example.com/v1", "api_key": "…", "model": "…" }]'`

/** How to add a provider: on the server, not here, so it comes last. */
function AddProvider() {
  return (
    <Card look="soft" className="grid gap-3">
      <h2 className="text-h3">How to add a provider</h2>
      <p>Add one of these to the server's configuration, then restart it:</p>
      <ul className="config-ways grid list-disc gap-3 ps-5 text-ui">
        <li>
          An API key:
          <ul className="row row-wrap mt-1 mb-1 gap-x-2 gap-y-1">
            {keys.map((key) => (
              <li key={key}>
                <code>{key}</code>
              </li>
            ))}
          </ul>
          For another model than ours also <code>OPENAI_MODEL</code>, and so on for each.
        </li>
        <li>
          A model on your own machine: <code>OLLAMA_BASE_URL</code> with <code>OLLAMA_MODEL</code>,
          or <code>OPENAI_BASE_URL</code> with <code>OPENAI_MODEL</code>
        </li>
        <li>
          Any other provider, or several:
          <code className="mt-1 block px-3 py-2 wrap-anywhere">{example}</code>
        </li>
      </ul>
    </Card>
  )
}

/** The six strategies in the order they are offered, each with what it does. */
const strategies: Record<AiStrategy, string> = {
  primary_only: 'Only the primary is asked. When it fails, parents get an idea from the idea book.',
  fallback: 'The primary is asked first, the others when it fails.',
  load_balance: 'The provider with the fewest calls at the moment is asked first.',
  round_robin: 'Each request begins with the next provider in turn.',
  cheapest_first: 'The lowest known price is asked first; unknown prices come last.',
  fastest_first: 'The quickest so far is asked first; those not tried yet go before it.',
}

const options = AiStrategy.options.map((value) => ({
  value,
  label: capital(value.replaceAll('_', ' ')),
}))

function StrategyCard({ stats, providers }: { stats: AiProviderStats; providers: AiProvider[] }) {
  const change = trpc.admin.setAiStrategy.useMutation(toastResult())
  // Optimistic: shows the choice at once, and the server's value once the mutation is settled.
  const strategy = change.isPending ? change.variables.strategy : stats.strategy
  const nameOf = (name: string | null) =>
    providers.find((provider) => provider.name === name)?.display_name ?? name

  return (
    <Card className="grid gap-5 desk:grid-cols-2">
      <SelectField
        label="Strategy"
        hint={strategies[strategy]}
        options={options}
        value={strategy}
        aria-busy={change.isPending || undefined}
        error={failure('set the strategy', change.error)}
        onChange={({ target }) => change.mutate({ strategy: AiStrategy.parse(target.value) })}
      />
      <dl className="figures grid-cols-2 content-start">
        <Figure name="Primary">{nameOf(stats.primary_provider) ?? 'none'}</Figure>
        <Figure name="Last used">{nameOf(stats.last_provider_used) ?? 'none yet'}</Figure>
        <Figure name="Fallback">{stats.fallback_enabled ? 'On' : 'Off'}</Figure>
        <Figure name="Circuit breaker">{stats.circuit_breaker_enabled ? 'On' : 'Off'}</Figure>
        <Figure name="Calls today">
          {stats.calls_today} of {stats.calls_a_day}
        </Figure>
      </dl>
      {stats.calls_today >= stats.calls_a_day && (
        <p className="note honey desk:col-span-2">
          Today's calls are used up. Until midnight UTC ideas come from the idea book and cost no
          credit. You can change the daily number in the settings.
        </p>
      )}
    </Card>
  )
}

// The panel shows its own failures, also a 5xx: these pages are opened when things go wrong.
const quiet = { throwOnError: false } as const

/** The providers with their figures. */
export const useProviders = () => trpc.admin.aiProviders.useQuery(undefined, quiet)

/** Every recorded request to a provider, the newest first. No family is named in it. */
function AttemptHistory({ providers }: { providers: AiProvider[] }) {
  const [provider, setProvider] = useState('')
  const history = trpc.admin.aiAttempts.useInfiniteQuery(
    { provider: provider || undefined, limit: 20 },
    byCursor,
  )
  const attempts = history.data?.pages.flatMap((page) => page.attempts)
  return (
    <Card className="grid gap-4">
      <h2 id="attempts" className="text-h3">
        Calls on record
      </h2>
      {providers.length > 0 && (
        <div className="admin-filters">
          <SelectField
            label="Provider"
            options={providers.map(({ name, display_name }) => ({
              value: name,
              label: display_name,
            }))}
            placeholder="All providers"
            value={provider}
            onChange={({ target }) => setProvider(target.value)}
          />
        </div>
      )}
      <PartFallback what="the calls" query={history} />
      {attempts?.length === 0 && (
        <p className="muted" role="status">
          No call so far.
        </p>
      )}
      {attempts && attempts.length > 0 && (
        <ol className="lines apart" aria-labelledby="attempts">
          {attempts.map((attempt) => (
            <AttemptRow key={attempt.id} attempt={attempt} />
          ))}
        </ol>
      )}
      <ShowMore query={history}>Show older calls</ShowMore>
    </Card>
  )
}

function AttemptRow({ attempt }: { attempt: AiAttempt }) {
  const { provider, model, outcome, is_success, error, ms, first_token_ms, cost } = attempt
  return (
    <li className="grid gap-2">
      <div className="row row-wrap gap-2">
        <b>{provider}</b>
        <Chip tone={is_success ? 'teal' : 'outline'}>
          {is_success ? successLabel(outcome) : (error ?? 'Failed')}
        </Chip>
        {attempt.purpose === 'reading' && <Chip tone="outline">Second reading</Chip>}
        {!attempt.is_counted && <Chip>Before the last reset</Chip>}
        <span className="label muted mid:ms-auto">{formatMoment(attempt.created_at)}</span>
      </div>
      <dl className="figures">
        <Figure name="Time">{formatTime(ms)}</Figure>
        <Figure name="First word">
          {first_token_ms === null ? 'none' : formatTime(first_token_ms)}
        </Figure>
        <Figure name="Tokens in and out">{tokenText(attempt)}</Figure>
        <Figure name="Cost">{formatCost(cost)}</Figure>
      </dl>
      <p className="label muted">
        {model}
        {!is_success && `, ${outcome}${vendorErrorText(attempt)}`}
      </p>
    </li>
  )
}

const successLabels: Record<string, string> = {
  tested: 'Test passed',
  agreed: 'Found it safe',
  refused: 'Found it unsafe',
  unread: 'Not shown: no second reading',
}
const successLabel = (outcome: string) => successLabels[outcome] ?? 'Delivered'

function tokenText({ input_tokens, output_tokens }: AiAttempt): string {
  const words = (tokens: number | null) => (tokens === null ? 'unknown' : formatNumber(tokens))
  return `${words(input_tokens)} / ${words(output_tokens)}`
}
