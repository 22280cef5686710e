import type { Feature, FeatureStatus } from '@fgm/shared/flags'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { type Session, useSession } from '../../session/session.tsx'
import { classNames } from '../../ui/class-names.ts'
import cardboardHouseSvg from '../../ui/drawings/cardboard-house.svg?raw'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/error-state.tsx'
import { LoadingCards } from '../activities/card-grid.tsx'
import { SignUpCard } from '../launch/sign-up-card.tsx'
import { useSignUpStory } from '../launch/use-sign-up-story.ts'
import { useFeatureFlags } from './use-feature-flags.ts'

type FeatureGateProps = {
  feature: Extract<Feature, 'premium_library' | 'community_sharing'>
  /** What the feature is, in a sentence or two. */
  plan: string
  /** Another sentence, while it is not open yet. */
  soon?: string
  /** What visitors see of it, at the top. */
  shelf: ReactNode
  /** What an account opens, in a few words, and a drawing next to it. */
  ask: string
  drawing: string
  children: (user: NonNullable<Session['user']>) => ReactNode
}

/**
 * Guards a feature: closed until the server says that it is open, with the live figure; then for logged-in families
 * only (spec part two §4; decisions §3). Without a response it stays closed, with a retry.
 */
export function FeatureGate(props: FeatureGateProps) {
  const { feature, plan, soon, shelf, ask, drawing, children } = props
  const session = useSession()
  const gate = useFeatureFlags()
  const queries = useQueryClient()
  // The session fails together with the flags, and would otherwise stay logged out.
  const retryFailed = () =>
    void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.error !== null })
  const status = gate.flags?.activation_status.feature_status[feature]
  if (gate.error)
    return (
      <LoadFailure
        title="We could not see whether this is open"
        query={{ ...gate, refetch: retryFailed }}
      >
        Nothing you have is affected.
      </LoadFailure>
    )
  if (!status || session.state === 'checking') return <LoadingCards />
  const isOpen = gate.isOpen(feature)
  const closed = <ComingSoon plan={soon ? `${plan} ${soon}` : plan} status={status} />
  if (session.user) return isOpen ? children(session.user) : closed
  return (
    <div className="grid gap-6">
      {isOpen && (
        <Offer title={ask} drawing={drawing}>
          {plan}
        </Offer>
      )}
      {shelf}
      {!isOpen && <div>{closed}</div>}
    </div>
  )
}

/** What it is, and what signing up costs and brings today. */
function Offer({ children, ...card }: { title: string; drawing: string; children: string }) {
  const { registerOffer } = useSignUpStory()
  return (
    <SignUpCard {...card}>
      {children} {registerOffer}
    </SignUpCard>
  )
}

/** As many dots as a parent would count. */
const countable = 100

type ComingSoonProps = { plan: string; status: FeatureStatus }

/** A feature that is not open yet: what it will be, what opens it, and how far that is. */
function ComingSoon({ plan, status }: ComingSoonProps) {
  const { threshold, current } = status
  // An administrator may keep it closed past its threshold; then we promise no number.
  const isCounting = current < threshold
  return (
    <>
      <EmptyState
        title="Coming soon"
        drawing={cardboardHouseSvg}
        actions={
          <ButtonTo to={paths.activities} variant="primary" size="small">
            Back to the activities
          </ButtonTo>
        }
      >
        {plan}{' '}
        {isCounting
          ? `It opens when ${threshold} premium families have joined.`
          : 'Everything is ready. It opens soon.'}
      </EmptyState>
      {isCounting && (
        <div className="card soft mt-4 grid justify-items-center gap-3 desk:mx-auto desk:max-w-[36rem]">
          <JoinedFamilies kind="premium" taken={current} total={threshold} />
        </div>
      )}
    </>
  )
}

type JoinedFamiliesProps = { kind: 'founding' | 'premium'; taken: number; total: number }

/** How many families have joined: as dots while they can be counted, and in words. */
export function JoinedFamilies({ kind, taken, total }: JoinedFamiliesProps) {
  return (
    <>
      {total <= countable && (
        <div className="dots" aria-hidden="true">
          {Array.from({ length: total }, (_, index) => (
            <i key={index} className={classNames(index >= taken && 'free')} />
          ))}
        </div>
      )}
      <p className="small">
        {taken} of {total} {kind} families have joined.
      </p>
    </>
  )
}
