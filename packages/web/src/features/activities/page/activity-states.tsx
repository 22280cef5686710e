import type { ComponentProps } from 'react'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../session/session.tsx'
import { useWayBack } from '../../../session/sign-in-ways.tsx'
import { Drawing } from '../../../ui/drawings/drawing.tsx'
import treasureMapSvg from '../../../ui/drawings/treasure-map.svg?raw'
import { LoadFailure } from '../../../ui/error-state.tsx'
import { DeadEndBar } from '../../../ui/frame-contexts.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { LoadingWords, Skeleton } from '../../../ui/skeleton.tsx'

const lines = ['a', 'b', 'c', 'd', 'e']

/** The boxes of the recipe while it loads. */
export function ActivitySkeleton() {
  return (
    <>
      <LoadingWords>Loading the activity</LoadingWords>
      <div className="activity" aria-hidden="true">
        <div className="activity-picture activity-picture-skeleton" />
        <div className="activity-head grid gap-3">
          <Skeleton shape="pill" className="w-40" />
          <Skeleton shape="h36" className="w-4/5" />
          <Skeleton shape="h18" className="w-full" />
          <Skeleton shape="h18" className="w-2/3" />
        </div>
        <div className="activity-side grid gap-3">
          <Skeleton shape="h18" className="w-2/3" />
          <Skeleton shape="h24" className="w-1/2" />
          {lines.map((line) => (
            <Skeleton key={line} shape="h52" className="w-full" />
          ))}
        </div>
        <div className="activity-main grid gap-5">
          {lines.map((line) => (
            <Skeleton key={line} shape="h36" className="w-full" />
          ))}
        </div>
      </div>
    </>
  )
}

/** No such activity, or not one of this family's. */
export function ActivityNotFound() {
  const session = useSession()
  const search = useWayBack()
  return (
    <div className="card empty">
      <Drawing markup={treasureMapSvg} />
      <PageTitle className="text-h3">Activity not found</PageTitle>
      <p className="muted">
        {session.state === 'signed_out'
          ? 'It may have moved, or it belongs to a family: log in to see yours.'
          : 'It may have moved, or it belongs to another family.'}
      </p>
      <div className="row">
        <ButtonTo to={paths.activities} variant="primary" size="small">
          {session.state === 'signed_out' ? 'See Sample Activities' : 'My Activities'}
        </ButtonTo>
        {session.state === 'signed_out' && (
          <ButtonTo to={paths.login} search={search} size="small">
            Log In
          </ButtonTo>
        )}
      </div>
      <DeadEndBar />
    </div>
  )
}

/** It could not be loaded this time. */
export function ActivityFailure({ query }: Pick<ComponentProps<typeof LoadFailure>, 'query'>) {
  return (
    <>
      <PageTitle className="hidden-text">Activity</PageTitle>
      <LoadFailure title="Failed to load the activity" query={query} />
    </>
  )
}
