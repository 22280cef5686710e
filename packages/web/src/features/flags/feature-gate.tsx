import type { Feature } from '@fgm/shared/flags'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorMessage, requestId } from '../../lib/errors.ts'
import { type Session, useSession } from '../../session/session.tsx'
import { SignInWays } from '../../session/sign-in-ways.tsx'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import litHouseSvg from '../../ui/drawings/lit-house.svg?raw'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { CardSkeleton, LoadingWords } from '../../ui/skeleton.tsx'
import { ComingSoon } from './coming-soon.tsx'
import { useFeatureFlags } from './use-feature-flags.ts'

type FeatureGateProps = {
  feature: Extract<Feature, 'premium_library' | 'community_sharing'>
  /** What waits behind it, in a sentence or two. */
  plan: string
  /** What is said besides while it is not open yet. */
  soon?: string
  children: (user: NonNullable<Session['user']>) => ReactNode
}

/**
 * What stands before a feature: closed until the server says otherwise, with the live figure; then for signed-in
 * families only (spec part two §4; decisions §3). When the server cannot say, it stays closed, with a retry.
 */
export function FeatureGate({ feature, plan, soon, children }: FeatureGateProps) {
  const session = useSession()
  const gate = useFeatureFlags()
  const queries = useQueryClient()
  // Who is here fails together with what is open, and would go on counting as signed out.
  const askAgain = () =>
    void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.error !== null })
  const status = gate.flags?.activation_status.feature_status[feature]
  if (gate.error)
    return (
      <ErrorState
        title="We could not see whether this is open"
        onRetry={askAgain}
        isRetrying={gate.isRetrying}
        requestId={requestId(gate.error)}
      >
        {errorMessage(gate.error)} Nothing you have is affected.
      </ErrorState>
    )
  if (!status || session.state === 'checking') return <Loading />
  if (!gate.isOpen(feature))
    return <ComingSoon plan={soon ? `${plan} ${soon}` : plan} status={status} />
  return session.user ? children(session.user) : <SignInAsk plan={plan} />
}

function SignInAsk({ plan }: { plan: string }) {
  return (
    <EmptyState
      title="Log in to come in"
      drawing={<Drawing markup={litHouseSvg} />}
      actions={<SignInWays />}
    >
      {plan}
    </EmptyState>
  )
}

/** Boxes where cards will stand. */
export function Loading() {
  return (
    <>
      <LoadingWords>Loading</LoadingWords>
      <div className="grid-cards three">
        {['a', 'b', 'c'].map((place) => (
          <CardSkeleton key={place} />
        ))}
      </div>
    </>
  )
}
