import type { ReactNode } from 'react'
import { httpStatus } from '../../lib/errors.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { trpc } from '../../lib/trpc.ts'
import { type SessionUser, useSession } from '../../session/session.tsx'
import { SignInPrompt } from '../../session/sign-in-ways.tsx'
import treasureMapSvg from '../../ui/drawings/treasure-map.svg?raw'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/error-state.tsx'
import { DeadEndBar } from '../../ui/frame-contexts.tsx'
import { Spinner } from '../../ui/spinner.tsx'

export function HuntsLoading() {
  return (
    <div className="card empty hub-loading gap-3 py-12">
      <Spinner />
      <p role="status">Loading your scavenger hunts...</p>
    </div>
  )
}

type ForFamiliesProps = {
  ask: string
  forVisitors?: ReactNode
  children: (user: SessionUser) => ReactNode
}

/** What families see; visitors are asked to log in. */
export function ForFamilies({ ask, forVisitors, children }: ForFamiliesProps) {
  const session = useSession()
  if (session.state === 'checking') return <HuntsLoading />
  if (session.state === 'signed_in') return children(session.user)
  return forVisitors ?? <SignInPrompt title="Log in to hunt">{ask}</SignInPrompt>
}

/** One hunt of the family. It does not change while it is played or edited. */
export const useHunt = (id: string) =>
  trpc.hunts.byId.useQuery({ id }, { throwOnError: false, refetchOnWindowFocus: false })

/** A hunt that is still loading, or not found: there is none, or it belongs to another family. */
export function NoHunt({ hunt }: { hunt: ReturnType<typeof useHunt> }) {
  if (!hunt.isError) return <HuntsLoading />
  if (httpStatus(hunt.error) !== 404)
    return (
      <LoadFailure
        title="Failed to load scavenger hunt"
        query={hunt}
        actions={
          <ButtonTo to={paths.hunt} size="small">
            Back to Hunt Hub
          </ButtonTo>
        }
      />
    )
  return (
    <>
      <EmptyState
        title="Hunt Not Found"
        drawing={treasureMapSvg}
        actions={
          <ButtonTo to={paths.hunt} variant="primary" size="small">
            Back to Hunt Hub
          </ButtonTo>
        }
      >
        The scavenger hunt you're looking for doesn't exist.
        <span className="block">Perhaps it was deleted. Your other hunts are in the hunt hub.</span>
      </EmptyState>
      <DeadEndBar />
    </>
  )
}
