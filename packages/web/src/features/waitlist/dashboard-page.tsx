import { errorMessage, requestId } from '../../lib/errors.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../session/session.tsx'
import { useWayBack } from '../../session/sign-in-ways.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Dashboard } from './dashboard.tsx'
import { useWaitlistStatus } from './use-waitlist-status.ts'
import './dashboard.css'
import { DashboardLoading } from './dashboard-loading.tsx'

const title = 'Unable to load dashboard'

/** Where a family stands: its membership, and while it waits, its place and what moves it (spec part two §2). */
export function DashboardPage() {
  const session = useSession()
  const search = useWayBack()
  const status = useWaitlistStatus(session.state === 'signed_in')
  if (session.user?.is_admin) return <NoFamily />
  if (session.state === 'signed_in' && status.data)
    return (
      <div className="wrap page dashboard">
        <Dashboard status={status.data} since={session.user.created_at} />
      </div>
    )
  return (
    <div className="wrap page dashboard">
      <PageTitle className="hidden-text" title="Your place">
        Dashboard
      </PageTitle>
      {session.state === 'signed_out' ? (
        <ErrorState
          title={title}
          actions={
            <ButtonTo to={paths.login} search={search} variant="primary" size="small">
              Log In
            </ButtonTo>
          }
        >
          Log in to see your place.
        </ErrorState>
      ) : status.isError ? (
        <ErrorState
          title={title}
          onRetry={() => void status.refetch()}
          isRetrying={status.isFetching}
          requestId={requestId(status.error)}
        >
          {errorMessage(status.error)} Your place and your rewards are safe.
        </ErrorState>
      ) : (
        <DashboardLoading />
      )}
    </div>
  )
}

// An administrator is no family: no number, no price, no place (decisions §1).
function NoFamily() {
  return (
    <div className="wrap page dashboard">
      <PageTitle className="hidden-text" title="Your place">
        Dashboard
      </PageTitle>
      <EmptyState
        title="You run this place"
        actions={
          <ButtonTo to={paths.admin} variant="primary" size="small">
            Open the admin page
          </ButtonTo>
        }
      >
        Administrators take no place in line. Who waits stands on the admin page.
      </EmptyState>
    </div>
  )
}
