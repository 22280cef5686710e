import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { CardSkeleton, LoadingWords, Skeleton } from '../../../ui/skeleton.tsx'
import type { LoadedList } from './use-activity-list.ts'

const cards = ['a', 'b', 'c', 'd', 'e', 'f']

/** The boxes of the page while it loads, where the things themselves will stand. */
export function ListSkeleton() {
  return (
    <>
      <LoadingWords>Loading the activities</LoadingWords>
      <div className="list-lead" aria-hidden="true">
        <div className="card lift flush now now-skeleton">
          <div className="now-picture" />
          <div className="now-body">
            <Skeleton shape="h18" className="my-2 w-1/3" />
            <Skeleton shape="h36" className="my-2 w-2/3" />
            <Skeleton shape="h18" className="my-2 w-full" />
            <Skeleton shape="h52" className="mt-6 w-3/4" />
          </div>
        </div>
        <div className="shelf">
          <div className="section-head">
            <Skeleton shape="h24" className="w-1/2" />
          </div>
          <div className="shelf-row">
            {cards.slice(0, 4).map((card) => (
              <div key={card} className="card shelf-card">
                <Skeleton shape="stamp" className="w-11 flex-none" />
                <Skeleton shape="h18" className="w-1/2" />
              </div>
            ))}
          </div>
        </div>
      </div>
      <div className="list-all" aria-hidden="true">
        <div className="list-filters">
          <Skeleton shape="h52" className="w-full" />
        </div>
        <div className="grid-cards three">
          {cards.map((card) => (
            <CardSkeleton key={card} />
          ))}
        </div>
      </div>
    </>
  )
}

/** A library with nothing in it yet. */
export function EmptyLibrary() {
  return (
    <EmptyState
      title="Nothing on this shelf yet"
      actions={
        <>
          <ButtonTo to={paths.generator} variant="primary" size="small">
            Generate Your First Activity
          </ButtonTo>
          <ButtonTo to={paths.premiumLibrary} size="small">
            Explore Premium Library
          </ButtonTo>
        </>
      }
    >
      Activities you make or save stand here, ready for the next five minutes.
    </EmptyState>
  )
}

type ProblemProps = {
  problem: NonNullable<LoadedList['problem']>
  onRetry: () => void
  isRetrying: boolean
}

/** The list could not be had at all. */
export function ListFailure({ problem, onRetry, isRetrying }: ProblemProps) {
  return (
    <ErrorState title={problem.title} onRetry={onRetry} isRetrying={isRetrying}>
      {problem.sentence}
    </ErrorState>
  )
}

/** The own list could not be had, but the samples could: says so above them. */
export function ListNotice({ problem, onRetry, isRetrying }: ProblemProps) {
  return (
    <div role="alert" className="note honey list-notice">
      <p>
        <b>{problem.title}</b> Here are the sample activities meanwhile.
      </p>
      <Button size="small" isPending={isRetrying} onClick={onRetry}>
        Try Again
      </Button>
    </div>
  )
}
