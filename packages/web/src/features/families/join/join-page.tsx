import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { formatDay } from '../../../lib/format-time.ts'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { errorCode } from '../../../lib/refusals.ts'
import { trpc } from '../../../lib/trpc.ts'
import { type SessionUser, useSession } from '../../../session/session.tsx'
import clockSvg from '../../../ui/drawings/clock.svg?raw'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { LoadingBar } from '../../../ui/skeleton.tsx'
import { showToast } from '../../../ui/toast.ts'
import { AuthResult } from '../../auth/auth-form.tsx'
import { JoinWithAccount } from './join-with-account.tsx'
import { JoinWithNewAccount } from './join-with-new-account.tsx'
import { forgetInvitation, useInvitation } from './kept-invitation.ts'

/** Where an invitation leads: somebody new makes an account, who has one chooses what becomes of their family. */
export function JoinPage() {
  const invitation = useInvitation()
  const seen = useSeen(invitation)
  const { visitor, askAgain } = useVisitor()
  const navigate = useNavigate()

  const isOver = errorCode(seen.error) === 'invitation_over'
  useEffect(() => {
    if (isOver) forgetInvitation()
  }, [isOver])

  function welcome(message: string) {
    forgetInvitation()
    showToast({ message })
    void navigate({ to: paths.activities, replace: true })
  }

  if (!invitation)
    return (
      <NoInvitation title="This link is incomplete">
        Part of it got lost on the way. Please ask for the invitation once more.
      </NoInvitation>
    )
  if (isOver)
    return <NoInvitation title="This invitation is over">{errorMessage(seen.error)}</NoInvitation>
  if (seen.error)
    return (
      <div className="wrap page narrow">
        <PageTitle className="hidden-text">Join a family</PageTitle>
        <ErrorState title="We could not open the invitation" onRetry={seen.look}>
          It stays open. Nothing is lost.
        </ErrorState>
      </div>
    )
  if (!seen.data || !visitor)
    return (
      <div className="wrap page narrow grid gap-4">
        <PageTitle className="hidden-text">Join a family</PageTitle>
        <LoadingBar>Opening the invitation</LoadingBar>
      </div>
    )
  const { invited_by, expires_at } = seen.data
  const offer = { invitation, invited_by, until: formatDay(expires_at) }
  return visitor === 'new' ? (
    <JoinWithNewAccount {...offer} onJoined={welcome} onHasAccount={askAgain} />
  ) : (
    <JoinWithAccount
      {...offer}
      user={visitor}
      onJoined={welcome}
      onStay={forgetInvitation}
      onLoggedOut={askAgain}
    />
  )
}

/**
 * Asked by POST, so that no log has the invitation. Not a query: those are asked again with every change, and the one
 * that uses an invitation ends it.
 */
function useSeen(invitation: string | undefined) {
  const { mutate, data, error } = trpc.families.invitation.useMutation({
    meta: { shows_own_error: true },
  })
  useEffect(() => {
    if (invitation) mutate({ invitation })
  }, [mutate, invitation])
  return { data, error, look: () => invitation && mutate({ invitation }) }
}

/** Who opened the page. Joining changes the session, and what is on the screen stays until the next page is here. */
function useVisitor() {
  const session = useSession()
  const [visitor, setVisitor] = useState<SessionUser | 'new'>()
  if (!visitor && session.state !== 'checking')
    setVisitor(session.state === 'signed_in' ? session.user : 'new')
  return { visitor, askAgain: () => setVisitor(undefined) }
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
