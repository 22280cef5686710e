import type { AiProvider, AiProviderTest } from '@fgm/shared/ai-providers'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { failure } from '../admin-words.ts'
import { ConfirmedAction } from '../confirmed-action.tsx'
import { ProviderCard } from './provider-card.tsx'

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
            Requests, tokens, costs and errors begin at zero again. The calls stay on record, but
            these numbers do not come back.
          </ConfirmedAction>
        </div>
      </div>
      <FormError error={failure('test the providers', testAll.error)} />
      {providers.every(({ is_enabled }) => !is_enabled) && (
        <p className="note honey">
          No provider is enabled. Parents get ideas from the idea book meanwhile, for a credit each.
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
