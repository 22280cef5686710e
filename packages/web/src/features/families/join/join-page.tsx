import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { errorMessage } from '../../../lib/errors.ts'
import { formatDay } from '../../../lib/format-time.ts'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { errorCode } from '../../../lib/refusals.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useSession } from '../../../session/session.tsx'
import clockSvg from '../../../ui/drawings/clock.svg?raw'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { LoadingWords, Skeleton } from '../../../ui/skeleton.tsx'
import { AuthResult } from '../../auth/auth-form.tsx'
import { JoinWithAccount } from './join-with-account.tsx'
import { JoinWithNewAccount } from './join-with-new-account.tsx'
import { useInvitation } from './kept-invitation.ts'

/** Where an invitation leads: somebody new makes an account, who has one chooses what becomes of their family. */
export function JoinPage() {
  const { invitation, forget } = useInvitation()
  const session = useSession()
  const seen = useSeen(invitation)
  const navigate = useNavigate()

  function goOn() {
    forget()
    return navigate({ to: paths.activities, replace: true })
  }

  if (!invitation)
    return (
      <NoInvitation title="This link is incomplete">
        Part of it got lost on the way. Please ask for the invitation once more.
      </NoInvitation>
    )
  if (seen.error && errorCode(seen.error) === 'invitation_over')
    return <NoInvitation title="This invitation is over">{errorMessage(seen.error)}</NoInvitation>
  if (seen.error)
    return (
      <div className="wrap page narrow">
        <ErrorState
          title="We could not open the invitation"
          onRetry={() => void seen.refetch()}
          isRetrying={seen.isFetching}
        >
          It stays open. Nothing is lost.
        </ErrorState>
      </div>
    )
  if (!seen.data || session.state === 'checking')
    return (
      <div className="wrap page narrow grid gap-4">
        <PageTitle className="hidden-text">Join a family</PageTitle>
        <LoadingWords>Opening the invitation</LoadingWords>
        <Skeleton shape="h52" className="w-full" />
      </div>
    )
  const { invited_by, expires_at } = seen.data
  const offer = { invitation, invited_by, until: formatDay(expires_at) }
  return session.state === 'signed_in' ? (
    <JoinWithAccount {...offer} user={session.user} onJoined={goOn} />
  ) : (
    <JoinWithNewAccount {...offer} onJoined={goOn} />
  )
}

/** Asked by POST, so that no log has the invitation, and kept like a query. */
function useSeen(invitation: string | undefined) {
  const { client } = trpc.useUtils()
  return useQuery({
    queryKey: ['invitation', invitation],
    queryFn: () => client.families.invitation.mutate({ invitation: invitation ?? '' }),
    enabled: invitation !== undefined,
    throwOnError: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
}

function NoInvitation({ title, children }: { title: string; children: string }) {
  return (
    <AuthResult
      title={title}
      drawing={clockSvg}
      actions={
        <ButtonTo to={paths.home} variant="primary" size="small">
          See Five Good Minutes
        </ButtonTo>
      }
    >
      <p className="muted">{children}</p>
    </AuthResult>
  )
}
