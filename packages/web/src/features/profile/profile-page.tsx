import { useSession } from '../../app/session.tsx'
import { httpStatus } from '../../lib/errors.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { trpc } from '../../lib/trpc.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { LoadingWords, Skeleton } from '../../ui/skeleton.tsx'
import { AccountSection } from './account-section.tsx'
import { ChildrenSection } from './children-section.tsx'
import { MailsSection } from './mails-section.tsx'
import { ProfileHeader } from './profile-header.tsx'
import './profile.css'
import { ReferralSection } from './referral-section.tsx'

const boxes = ['a', 'b', 'c']

/** Who the family is: its children, its referral code, its account. */
export function ProfilePage() {
  const session = useSession()
  const isSignedOut = session.state === 'signed_out'
  const profile = trpc.auth.profile.useQuery(undefined, {
    enabled: session.state === 'signed_in',
    throwOnError: false,
  })
  return (
    <div className="wrap page profile">
      <PageTitle className={profile.data ? undefined : 'hidden-text'}>Profile</PageTitle>
      {profile.data ? (
        <>
          <ProfileHeader profile={profile.data} />
          <ChildrenSection profile={profile.data} />
          <ReferralSection profile={profile.data} />
          <MailsSection />
          <AccountSection profile={profile.data} />
        </>
      ) : isSignedOut || profile.isError ? (
        <Unavailable
          error={profile.error}
          onRetry={isSignedOut ? undefined : () => void profile.refetch()}
          isRetrying={profile.isFetching}
        />
      ) : (
        <Loading />
      )}
    </div>
  )
}

type UnavailableProps = { error: unknown; onRetry?: () => void; isRetrying: boolean }

function Unavailable({ error, onRetry, isRetrying }: UnavailableProps) {
  const isUnanswered = error !== null && httpStatus(error) === undefined
  return (
    <ErrorState
      title="Unable to load profile"
      onRetry={onRetry}
      isRetrying={isRetrying}
      actions={
        <ButtonTo to={paths.login} variant={onRetry ? 'secondary' : 'primary'} size="small">
          Log In
        </ButtonTo>
      }
    >
      {isUnanswered
        ? 'No answer came from the server. Nothing is lost.'
        : 'Sign in to see your children and your account.'}
    </ErrorState>
  )
}

function Loading() {
  return (
    <>
      <LoadingWords>Loading your profile</LoadingWords>
      {boxes.map((box) => (
        <div key={box} className="card grid gap-3" aria-hidden="true">
          <Skeleton shape="h24" className="w-1/3" />
          <Skeleton shape="h52" className="w-full" />
        </div>
      ))}
    </>
  )
}
