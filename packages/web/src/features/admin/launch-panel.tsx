import { founding_spots } from '@fgm/shared/tiers'
import { useFeatureFlags } from '../../app/use-feature-flags.ts'
import { errorMessage, requestId } from '../../lib/errors.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { FeatureSwitches } from './feature-switches.tsx'
import { Figure } from './figure.tsx'
import { PanelLoading } from './panel-loading.tsx'
import { ReferralReviews } from './referral-reviews.tsx'

/** The tab 'Launch Dashboard': the live figures, what they open, and the referrals that wait for a decision. */
export function LaunchPanel() {
  const { flags, error, isRetrying, retry } = useFeatureFlags()
  return (
    <div className="grid gap-5">
      {flags ? (
        <>
          <dl className="card figures">
            <Figure name="Families">{flags.activation_status.current_metrics.total_users}</Figure>
            <Figure name="Premium families">
              {flags.activation_status.current_metrics.premium_users}
            </Figure>
            <Figure name="Founding families">
              {flags.activation_status.current_metrics.founding_members} of {founding_spots}
            </Figure>
          </dl>
          <FeatureSwitches statuses={flags.activation_status.feature_status} />
        </>
      ) : error ? (
        <ErrorState
          title="Failed to fetch stats"
          onRetry={retry}
          isRetrying={isRetrying}
          requestId={requestId(error)}
        >
          {errorMessage(error)}
        </ErrorState>
      ) : (
        <PanelLoading>Loading the launch figures</PanelLoading>
      )}
      <ReferralReviews />
    </div>
  )
}
