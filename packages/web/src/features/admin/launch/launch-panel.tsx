import { Link } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import { formatCount } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { PartFallback } from '../../../ui/part-fallback.tsx'
import { useFeatureFlags } from '../../flags/use-feature-flags.ts'
import { formatTimeOfDay } from '../admin-format.ts'
import { PanelFallback } from '../panel.tsx'
import { FeatureSwitches } from './feature-switches.tsx'
import { DayByDay, LaunchCurve } from './launch-charts.tsx'
import { LaunchNumbers, PhaseBar, RegistrationsPaused, Tiers } from './launch-figures.tsx'
import { ReferralReviews } from './referral-reviews.tsx'

const quiet = { throwOnError: false } as const

/** The tab 'Launch Dashboard': five numbers, the phase, how it went, what is open; then the details. */
export function LaunchPanel() {
  const stats = trpc.admin.launchStats.useQuery(undefined, quiet)
  const history = trpc.admin.launchDays.useQuery(undefined, quiet)
  const gate = useFeatureFlags()
  const { data } = stats
  const days = history.data?.days
  function refresh() {
    void stats.refetch()
    void history.refetch()
    void gate.refetch()
  }
  if (stats.isPending) return <PanelFallback what="stats" query={stats} />
  return (
    <div className="launch">
      {data ? (
        <>
          <Button
            variant="text"
            size="small"
            className="launch-refresh"
            isPending={stats.isFetching}
            onClick={refresh}
          >
            <RefreshCw className="icon" aria-hidden />
            <span>
              <span className="hidden-text">Refresh. </span>
              Updated {formatTimeOfDay(stats.dataUpdatedAt)}
            </span>
          </Button>
          <PartFallback what="newer stats" query={stats} />
          {data.registrations.paused_until && <RegistrationsPaused {...data.registrations} />}
          {data.waiting_reviews > 0 && <ToReview count={data.waiting_reviews} />}
          <LaunchNumbers stats={data} days={days} />
          <PhaseBar
            registered={data.phase_progress.registered}
            spots={data.phase_progress.spots_remaining}
          />
        </>
      ) : (
        <PanelFallback what="stats" query={{ ...stats, refetch: refresh }} />
      )}
      <div className="launch-pair">
        {data && days && <LaunchCurve stats={data} days={days} />}
        {!days && (
          <Card className="grid gap-3">
            <PartFallback what="the days" query={history} />
          </Card>
        )}
        {gate.flags ? (
          <FeatureSwitches statuses={gate.flags.activation_status.feature_status} />
        ) : (
          <Card>
            <PartFallback what="the feature switches" query={gate} />
          </Card>
        )}
      </div>
      {data && <Tiers stats={data} />}
      {days && <DayByDay days={days} />}
      <ReferralReviews />
    </div>
  )
}

function ToReview({ count }: { count: number }) {
  return (
    <p className="note">
      <Link to={paths.admin} params={{ section: 'reviews' }}>
        {formatCount(count, 'shared activity', 'shared activities')}{' '}
        {count === 1 ? 'waits' : 'wait'} to be read
      </Link>
    </p>
  )
}
