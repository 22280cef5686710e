import { errorMessage } from '../../lib/errors.ts'
import { formatDay } from '../../lib/format-time.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form.tsx'
import { toastResult } from '../../ui/toast-result.ts'

type Invitation = Outputs['families']['members']['invitations'][number]

/** Invitations that nobody has used yet. Their links were shown once; here they can only be taken back. */
export function OpenInvitations({ invitations }: { invitations: readonly Invitation[] }) {
  return (
    <ul className="dashed w-full" aria-label="Open invitations">
      {invitations.map((invitation) => (
        <OpenInvitation key={invitation.id} invitation={invitation} />
      ))}
    </ul>
  )
}

function OpenInvitation({ invitation }: { invitation: Invitation }) {
  const { id, made_by, is_mailed, expires_at } = invitation
  const revoke = trpc.families.revokeInvitation.useMutation(toastResult())
  const until = formatDay(expires_at)
  return (
    <li className="grid items-center justify-items-start gap-x-4 gap-y-2 py-3 min-[600px]:grid-cols-[1fr_auto]">
      <div>
        <p>
          <b>{is_mailed ? 'Invited by email' : 'Invited by link'}</b>
        </p>
        <p className="muted small">
          By {made_by}, open until {until}
        </p>
        <FormError error={revoke.error ? errorMessage(revoke.error) : undefined} />
      </div>
      <Button
        size="small"
        isPending={revoke.isPending}
        onClick={() => revoke.mutate({ id })}
        aria-label={`Take the invitation back that is open until ${until}`}
      >
        Take It Back
      </Button>
    </li>
  )
}
