import { useFeatureFlags } from '../../app/use-feature-flags.ts'
import { errorMessage, requestId } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { FeatureSwitches } from './feature-switches.tsx'
import { FetchFailure } from './fetch-failure.tsx'
import { LaunchCharts } from './launch-charts.tsx'
import { LaunchFigures } from './launch-figures.tsx'
import { OperatorNotice } from './operator-notice.tsx'
import { PanelLoading } from './panel-loading.tsx'
import { ReferralReviews } from './referral-reviews.tsx'

/** The tab 'Launch Dashboard': the live figures, what they open, and the referrals that wait for a decision. */
export function LaunchPanel() {
  const stats = trpc.admin.launchStats.useQuery(undefined, { throwOnError: false })
  return (
    <div className="grid gap-5">
      <OperatorNotice />
      {stats.data ? (
        <>
          <FetchFailure what="newer stats" query={stats} />
          <LaunchFigures stats={stats.data} />
        </>
      ) : stats.error ? (
        <ErrorState
          title="Failed to fetch stats"
          onRetry={() => void stats.refetch()}
          isRetrying={stats.isFetching}
          requestId={requestId(stats.error)}
        >
          {errorMessage(stats.error)}
        </ErrorState>
      ) : (
        <PanelLoading>Loading the launch figures</PanelLoading>
      )}
      <Switches />
      <LaunchCharts />
      <ReferralReviews />
    </div>
  )
}

function Switches() {
  const { flags, error, isRetrying, retry } = useFeatureFlags()
  if (flags) return <FeatureSwitches statuses={flags.activation_status.feature_status} />
  if (!error) return null
  return (
    <FetchFailure
      what="the feature switches"
      query={{ error, isFetching: isRetrying, refetch: retry }}
    />
  )
}
