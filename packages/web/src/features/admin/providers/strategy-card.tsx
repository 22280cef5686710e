import { type AiProvider, type AiProviderStats, AiStrategy } from '@fgm/shared/ai-providers'
import { trpc } from '../../../lib/trpc.ts'
import { Card } from '../../../ui/card.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { showToast } from '../../../ui/toast.ts'
import { failure, strategies } from '../admin-words.ts'
import { Figure } from '../panel-parts.tsx'

const options = Object.entries(strategies).map(([value, { label }]) => ({ value, label }))

type StrategyCardProps = { stats: AiProviderStats; providers: AiProvider[] }

/** In what order providers are asked, and what that led to last. */
export function StrategyCard({ stats, providers }: StrategyCardProps) {
  const change = trpc.admin.setAiStrategy.useMutation({
    meta: { shows_own_error: true },
    onSuccess: ({ message }) => showToast({ message }),
  })
  // What was chosen shows at once, and what the server holds as soon as it is known or the choice failed.
  const strategy = change.isPending ? change.variables.strategy : stats.strategy
  const nameOf = (name: string | null) =>
    providers.find((provider) => provider.name === name)?.display_name ?? name

  return (
    <Card className="grid gap-5 desk:grid-cols-2">
      <SelectField
        label="Strategy"
        hint={strategies[strategy].explanation}
        options={options}
        value={strategy}
        aria-busy={change.isPending || undefined}
        error={failure('set the strategy', change.error)}
        onChange={({ target }) => change.mutate({ strategy: AiStrategy.parse(target.value) })}
      />
      <dl className="figures two">
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
          The calls of today are used up. Until midnight UTC ideas come from the idea book and cost
          no credit. The settings say how many calls there are in a day.
        </p>
      )}
    </Card>
  )
}
