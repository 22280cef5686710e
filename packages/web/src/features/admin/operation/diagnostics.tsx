import type { AiProviderTest } from '@fgm/shared/ai-providers'
import { useState } from 'react'
import { errorMessage, requestId } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { LoadingWords, Skeleton } from '../../../ui/skeleton.tsx'
import { TickRow } from '../../../ui/tick-row.tsx'
import { formatMoment } from '../admin-words.ts'
import { RecoveryActions } from '../families/recovery-actions.tsx'
import { Advice, Findings } from './diagnostics-report.tsx'

/** How often it looks by itself, when told to (spec part two §9). */
const autoRefreshMs = 10_000
const title = 'Failed to fetch diagnostics'

/** What is wrong and what can be done at once. */
export function Diagnostics({ onTested }: { onTested: (results: AiProviderTest[]) => void }) {
  const [isAuto, setIsAuto] = useState(false)
  const diagnostics = trpc.admin.aiDiagnostics.useQuery(undefined, {
    throwOnError: false,
    staleTime: 0,
    refetchInterval: isAuto ? autoRefreshMs : false,
  })
  const { data, error, isFetching } = diagnostics
  const refresh = () => void diagnostics.refetch()
  return (
    <Card className="grid gap-6">
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
      {error &&
        (data ? (
          <FormError error={`${title}. ${errorMessage(error)}`} />
        ) : (
          <ErrorState
            title={title}
            onRetry={refresh}
            isRetrying={isFetching}
            requestId={requestId(error)}
          >
            {errorMessage(error)}
          </ErrorState>
        ))}
      {!data && !error && (
        <>
          <LoadingWords>Loading the diagnostics</LoadingWords>
          <Skeleton shape="h52" className="w-full" />
        </>
      )}
      {data && <Advice diagnostics={data} />}
      {/* In an emergency these must work even when the report does not come. */}
      <RecoveryActions onTested={onTested} />
      {data && <Findings diagnostics={data} />}
    </Card>
  )
}
