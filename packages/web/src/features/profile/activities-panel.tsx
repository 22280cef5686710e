import { errorMessage, httpStatus } from '../../lib/errors.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { trpc } from '../../lib/trpc.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoadingWords, Skeleton } from '../../ui/skeleton.tsx'
import { AddChildButton } from '../children/add-child-button.tsx'
import { ChildPicker } from '../children/child-picker.tsx'
import { type Child, useChildren } from '../children/use-children.ts'
import { OurHuntsLink } from '../hunts/our-hunts-link.tsx'
import { HistoryList } from './history-list.tsx'

/** What each child has done, with the notes of the parents, and the way to the hunts of the family. */
export function ActivitiesPanel() {
  const family = useChildren()
  const { child, children } = family
  return (
    <section className="profile-section" aria-labelledby="history">
      <div className="section-head">
        <h2 id="history">What you did together</h2>
        <OurHuntsLink />
      </div>
      <ChildPicker family={family} isLabelHidden />
      {child && <History key={child.id} child={child} />}
      {children?.length === 0 && (
        <EmptyState
          title="No child here yet"
          actions={
            <AddChildButton variant="primary" size="small">
              Add a Child
            </AddChildButton>
          }
        >
          Every child has its own page of what you two have done.
        </EmptyState>
      )}
    </section>
  )
}

function History({ child }: { child: Child }) {
  const history = trpc.activities.history.useQuery({ child_id: child.id }, { throwOnError: false })
  if (history.data?.entries.length === 0) return <NothingYet child={child} />
  if (history.data) return <HistoryList child={child} entries={history.data.entries} />
  if (history.isError)
    return (
      <ErrorState
        title="This page did not open"
        onRetry={() => void history.refetch()}
        isRetrying={history.isFetching}
      >
        {httpStatus(history.error) === undefined
          ? 'No answer came from the server. Nothing is lost.'
          : errorMessage(history.error)}
      </ErrorState>
    )
  return (
    <>
      <LoadingWords>{`Loading what ${child.name} has done`}</LoadingWords>
      <Skeleton shape="h52" className="w-full" />
    </>
  )
}

function NothingYet({ child }: { child: Child }) {
  return (
    <EmptyState
      title="Nothing yet, and that is fine"
      actions={
        <ButtonTo to={paths.activities} variant="primary" size="small">
          Find Five Good Minutes
        </ButtonTo>
      }
    >
      When you mark an activity as completed with {child.name}, it stands here with your note.
    </EmptyState>
  )
}
