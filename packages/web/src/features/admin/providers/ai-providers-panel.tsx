import type { AiProviderTest } from '@fgm/shared/ai-providers'
import { useState } from 'react'
import { errorMessage, requestId } from '../../../lib/errors.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { DiagnosticsToggle } from '../operation/diagnostics-toggle.tsx'
import { PanelLoading } from '../panel-parts.tsx'
import { AttemptHistory } from './attempt-history.tsx'
import { NoProviders } from './no-providers.tsx'
import { ProviderList } from './provider-list.tsx'
import { StrategyCard } from './strategy-card.tsx'
import { useProviderStats, useProviders } from './use-providers.ts'

const title = 'Failed to fetch providers'

/** The tab 'AI Providers': what is asked in which order, each provider with its figures, and the emergency panel. */
export function AiProvidersPanel() {
  const providers = useProviders()
  const stats = useProviderStats()
  // Kept here, because all providers can be tested at once, from the list and from the emergency panel.
  const [tests, setTests] = useState<Record<string, AiProviderTest>>({})
  const error = providers.error ?? stats.error
  const isRetrying = providers.isFetching || stats.isFetching

  function retry() {
    void providers.refetch()
    void stats.refetch()
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
          {error && (
            <div className="grid justify-items-start gap-3">
              <FormError error={`${title}. ${errorMessage(error)} These are older figures.`} />
              <Button size="small" isPending={isRetrying} onClick={retry}>
                Try Again
              </Button>
            </div>
          )}
          {providers.data.providers.length === 0 ? (
            <NoProviders />
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
      ) : error ? (
        <ErrorState
          title={title}
          onRetry={retry}
          isRetrying={isRetrying}
          requestId={requestId(error)}
        >
          {errorMessage(error)}
        </ErrorState>
      ) : (
        <PanelLoading>Loading the providers</PanelLoading>
      )}
      <DiagnosticsToggle onTested={keepTests} />
      {isLoaded && <AttemptHistory providers={providers.data.providers} />}
    </div>
  )
}
