import type { ComponentProps } from 'react'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../session/session.tsx'
import { useWayBack } from '../../../session/sign-in-ways.tsx'
import treasureMapSvg from '../../../ui/drawings/treasure-map.svg?raw'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../ui/error-state.tsx'
import { DeadEndBar } from '../../../ui/frame-contexts.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { LoadingWords, Skeleton } from '../../../ui/skeleton.tsx'

const lines = ['a', 'b', 'c', 'd', 'e']

/** The skeleton of the recipe while it loads. */
export function ActivitySkeleton() {
  return (
    <>
      <LoadingWords>Loading the activity</LoadingWords>
      <div className="activity" aria-hidden="true">
        <div className="activity-picture min-h-43.5" />
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
  const isVisitor = useSession().state === 'signed_out'
  const search = useWayBack()
  return (
    <>
      <EmptyState
        isPageTitle
        title="Activity not found"
        drawing={treasureMapSvg}
        actions={
          <>
            <ButtonTo to={paths.activities} variant="primary" size="small">
              {isVisitor ? 'See Sample Activities' : 'My Activities'}
            </ButtonTo>
            {isVisitor && (
              <ButtonTo to={paths.login} search={search} size="small">
                Log In
              </ButtonTo>
            )}
          </>
        }
      >
        {isVisitor
          ? 'It may have moved. If it is one of your own, log in to see it.'
          : 'It may have moved, or it belongs to another family.'}
      </EmptyState>
      <DeadEndBar />
    </>
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
