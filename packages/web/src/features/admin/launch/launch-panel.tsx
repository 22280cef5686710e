import type { ReferralReason, ReferralReview } from '@fgm/shared/family/waitlist'
import {
  Feature,
  FeatureMode,
  type FeatureStatus,
  featureNames,
  featureRules,
  type LaunchMetrics,
} from '@fgm/shared/flags'
import { capital } from '@fgm/shared/text/words'
import { Link } from '@tanstack/react-router'
import {
  BookHeart,
  CreditCard,
  Lightbulb,
  type LucideIcon,
  RefreshCw,
  UsersRound,
} from 'lucide-react'
import { useState } from 'react'
import { formatCount } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FormError } from '../../../ui/form.tsx'
import { PartFallback } from '../../../ui/part-fallback.tsx'
import { Segmented } from '../../../ui/radio.tsx'
import { Confirm } from '../../../ui/sheet.tsx'
import { Stamp } from '../../../ui/stamp.tsx'
import { toastResult } from '../../../ui/toast-result.ts'
import { useFeatureFlags } from '../../flags/use-feature-flags.ts'
import { failure, formatMoment, formatNumber, formatTimeOfDay } from '../admin-format.ts'
import { PanelFallback } from '../panel.tsx'
import { DayByDay, LaunchCurve } from './launch-charts.tsx'
import { LaunchNumbers, PhaseBar, RegistrationsPaused, Tiers } from './launch-figures.tsx'

const quiet = { throwOnError: false } as const

/** The tab 'Launch Dashboard': five numbers, the phase, the curve, the switches; then the details. */
export function LaunchPanel() {
  const stats = trpc.admin.launchStats.useQuery(undefined, quiet)
  const history = trpc.admin.launchDays.useQuery(undefined, quiet)
  const gate = useFeatureFlags()
  const statuses = gate.flags?.activation_status.feature_status
  const { data } = stats
  const days = history.data?.days
  const reviews = data?.waiting_reviews ?? 0
  function refresh() {
    void stats.refetch()
    void history.refetch()
    void gate.refetch()
  }
  if (stats.isPending) return <PanelFallback what="stats" query={stats} />
  return (
    <div className="launch grid gap-3">
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
          {reviews > 0 && (
            <p className="note">
              <Link to={paths.admin} params={{ section: 'reviews' }}>
                {formatCount(reviews, 'shared activity', 'shared activities')}{' '}
                {reviews === 1 ? 'waits' : 'wait'} to be read
              </Link>
            </p>
          )}
          <LaunchNumbers stats={data} days={days} />
          <PhaseBar
            registered={data.phase_progress.registered}
            spots={data.phase_progress.spots_remaining}
          />
        </>
      ) : (
        <PanelFallback what="stats" query={{ ...stats, refetch: refresh }} />
      )}
      <div className="launch-pair grid min-w-0 gap-3">
        {data && days && <LaunchCurve stats={data} days={days} />}
        {!days && (
          <Card className="grid gap-3">
            <PartFallback what="the days" query={history} />
          </Card>
        )}
        {statuses ? (
          <Card>
            <h2 className="text-h3">Feature switches</h2>
            <ul className="switches dashed grid">
              {Feature.options.map((feature) => (
                <FeatureSwitch key={feature} feature={feature} status={statuses[feature]} />
              ))}
            </ul>
          </Card>
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

const modes = FeatureMode.options.map((value) => ({ value, label: capital(value) }))

function FeatureSwitch({ feature, status }: { feature: Feature; status: FeatureStatus }) {
  const [requested, setRequested] = useState<FeatureMode | null>(null)
  const change = trpc.admin.setFeatureMode.useMutation(toastResult(() => setRequested(null)))
  const name = featureNames[feature]
  const { icon, opens, closes } = looks[feature]
  const error = failure(`switch ${name}`, change.error)

  // Only a change that families notice needs confirming.
  function choose(mode: FeatureMode) {
    if (mode === status.mode) return
    change.reset()
    if (isOpenIn(mode, status) === status.enabled) change.mutate({ feature, mode })
    else setRequested(mode)
  }
  return (
    <li>
      <Stamp tone={status.enabled ? 'teal' : 'plum'} icon={icon} size="small" />
      <div>
        <h3>{name}</h3>
        <p className="label muted text-balance" role="status">
          {statusText(feature, status)}
        </p>
      </div>
      <Segmented
        label={name}
        options={modes}
        // Optimistic: shows the choice at once, and the server's value once the mutation is settled.
        value={change.isPending ? change.variables.mode : status.mode}
        onChange={choose}
      />
      <FormError error={requested ? undefined : error} />
      <Confirm
        isOpen={requested !== null}
        onOpenChange={() => setRequested(null)}
        title={status.enabled ? `Close ${name}?` : `Open ${name}?`}
        confirmLabel={status.enabled ? `Close ${name}` : `Open ${name}`}
        onConfirm={() => requested && change.mutate({ feature, mode: requested })}
        isPending={change.isPending}
        error={error}
      >
        {status.enabled ? closes : opens}
      </Confirm>
    </li>
  )
}

/** The icon of a feature, and what families see from when it opens or closes. */
const looks: Record<Feature, { icon: LucideIcon; opens: string; closes: string }> = {
  payments: {
    icon: CreditCard,
    opens:
      'Waiting families see their price and can pay. Those that were not told yet get a mail about it.',
    closes:
      'Families read that payments come later, and cannot pay, except with early payment access. Whoever has paid keeps premium.',
  },
  ai_generation: {
    icon: Lightbulb,
    opens: 'Founding and paid families can make activities with their credits.',
    closes:
      'Families read that the generator is not open yet, and can make nothing. Their credits and what they made stay.',
  },
  community_sharing: {
    icon: UsersRound,
    opens:
      'Families can find, take home, rate and report what others share. Founding and paid families can share.',
    closes:
      'Families read that the community comes soon, and can neither share nor take anything home. What they took home stays theirs.',
  },
  premium_library: {
    icon: BookHeart,
    opens: 'Founding and paid families can read the whole library and save from it.',
    closes:
      'Families read that the library comes soon. What they saved stays in their collections.',
  },
}

const isOpenIn = (mode: FeatureMode, status: FeatureStatus): boolean =>
  mode === 'auto' ? status.ready_for_activation : mode === 'on'

const counted: Record<keyof LaunchMetrics, [one: string, many: string]> = {
  total_users: ['family', 'families'],
  premium_users: ['premium family', 'premium families'],
  founding_members: ['founding family', 'founding families'],
}

/** 'Open: 128 families, 101 needed' or 'Closed by hand: 4 premium families, 5 needed'. */
function statusText(feature: Feature, status: FeatureStatus): string {
  const state = status.enabled ? 'Open' : 'Closed'
  const by = status.mode === 'auto' ? '' : ' by hand'
  const [one, many] = counted[featureRules[feature].metric]
  const families = `${formatNumber(status.current)} ${status.current === 1 ? one : many}`
  const isWithoutWay = feature === 'payments' && !status.enabled && isOpenIn(status.mode, status)
  if (isWithoutWay) return 'Closed: no way to pay is set up on this server.'
  return `${state}${by}: ${families}, ${formatNumber(status.threshold)} needed`
}

/** Referrals that could be an honest family or not: a person looks, oldest first. */
function ReferralReviews() {
  const held = trpc.admin.heldReferrals.useQuery(undefined, { throwOnError: false })
  const decide = trpc.admin.decideReferral.useMutation({
    ...toastResult(),
    // Another administrator may have decided meanwhile (404).
    onError: () => void held.refetch(),
  })
  const [refused, setRefused] = useState<ReferralReview | null>(null)
  const referrals = held.data?.referrals
  const refuse = ({ id }: ReferralReview) =>
    decide.mutate({ id, decision: 'refuse' }, { onSettled: () => setRefused(null) })
  return (
    <Card className="grid gap-3">
      <h2 className="text-h3">Referrals to look at</h2>
      <FormError error={failure('decide', decide.error)} />
      {referrals?.length === 0 && <p className="muted">No referral needs a look.</p>}
      {referrals && referrals.length > 0 && (
        <ul className="lines apart">
          {referrals.map((review) => (
            <Review
              key={review.id}
              review={review}
              isPending={decide.isPending && decide.variables.id === review.id}
              onAccept={() => decide.mutate({ id: review.id, decision: 'accept' })}
              onRefuse={() => setRefused(review)}
            />
          ))}
        </ul>
      )}
      <PartFallback what="the referrals" query={held} />
      <Confirm
        isOpen={refused !== null}
        onOpenChange={() => setRefused(null)}
        title="Refuse this referral?"
        confirmLabel="Refuse it"
        onConfirm={() => refused && refuse(refused)}
        isPending={decide.isPending}
        error={undefined}
      >
        It will not count for {refused?.referrer.name}, and this cannot be undone. Both families
        keep their accounts.
      </Confirm>
    </Card>
  )
}

type ReviewProps = {
  review: ReferralReview
  isPending: boolean
  onAccept: () => void
  onRefuse: () => void
}

function Review({ review, isPending, onAccept, onRefuse }: ReviewProps) {
  const { referrer, referee, reason, created_at } = review
  const friend = referee?.name ?? 'a family that has left'
  return (
    <li className="review grid items-center gap-3">
      <div>
        <p>
          <b>{referrer.name}</b> invited <b>{friend}</b>
        </p>
        <p className="muted">
          {referrer.email} ({formatCount(referrer.referral_count, 'referral')} so far)
          {referee && `, ${referee.email}`}
        </p>
        <p>{reasonTexts[reason]}</p>
        <p className="label muted">{formatMoment(created_at)}</p>
      </div>
      <div className="row row-wrap">
        <Button
          size="small"
          variant="calm"
          isPending={isPending}
          onClick={onAccept}
          aria-label={`Accept ${friend}`}
        >
          Accept
        </Button>
        <Button size="small" onClick={onRefuse} aria-label={`Refuse ${friend}`}>
          Refuse
        </Button>
      </div>
    </li>
  )
}

const reasonTexts: Record<ReferralReason, string> = {
  own_address: "The friend's address is the family's own, written in another way.",
  known_address: 'The same address, written in another way, has joined before.',
  same_device:
    'The friend used a browser that this family, or another friend of it, has used, and more came at once or from there.',
  many_at_once: 'Many friends came by this code within an hour, through one connection.',
  blocked_family: 'The family that invited is blocked.',
  same_connection: 'Several friends came through one connection within a day.',
}
