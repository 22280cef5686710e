import { invitationDays } from '@fgm/shared/family/parents'
import { formatCount } from '../../lib/format.ts'
import { formatDay, formatSoon } from '../../lib/format-time.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form.tsx'
import { toastResult } from '../../ui/toast-result.ts'

type Invitation = Outputs['families']['members']['invitations'][number]

type OpenInvitationsProps = {
  invitations: readonly Invitation[]
  /** The link of one of them is shown above. */
  isShown?: boolean
}

/**
 * Unused invitations. Their links were shown once; here they can only be canceled. Collapsed where there are several,
 * and where the only one is on the screen anyway.
 */
export function OpenInvitations({ invitations, isShown }: OpenInvitationsProps) {
  return (
    <details className="card fold w-full py-2" open={invitations.length === 1 && !isShown}>
      <summary>
        <h2 className="plain-heading">{formatCount(invitations.length, 'open invitation')}</h2>
      </summary>
      <ul className="dashed" aria-label="Open invitations">
        {invitations.map((invitation) => (
          <OpenInvitation key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </details>
  )
}

function OpenInvitation({ invitation }: { invitation: Invitation }) {
  const { id, made_by, is_mailed, expires_at } = invitation
  const revoke = trpc.families.revokeInvitation.useMutation(toastResult())
  // Each is open equally long.
  const made = formatSoon(
    new Date(Date.parse(expires_at) - invitationDays * 24 * 3_600_000).toISOString(),
  )
  return (
    <li className="flex items-center gap-4 py-3">
      <div className="min-w-0 flex-1">
        <p>
          <b>
            {is_mailed ? 'Email' : 'Link'} of {made}
          </b>
        </p>
        <p className="muted small">
          By {made_by}, until {formatDay(expires_at)}
        </p>
        <FormError error={revoke.error} />
      </div>
      <Button
        size="small"
        isPending={revoke.isPending}
        onClick={() => revoke.mutate({ id })}
        aria-label={`Take back the invitation of ${made}`}
      >
        Take Back
      </Button>
    </li>
  )
}
