import { MailCheck } from 'lucide-react'
import { formatDate } from '../../lib/format-time.ts'
import type { Outputs } from '../../lib/trpc.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { useResendVerification } from '../auth/verify-email-notice.tsx'
import { MembershipBadge } from '../membership/membership-badge.tsx'

export type Profile = Outputs['auth']['profile']

/** Whose account this is, what it is worth, and whether the address is confirmed. */
export function ProfileHeader({ profile }: { profile: Profile }) {
  const { name, email, registration_number, email_verified, created_at } = profile
  return (
    <section className="card profile-head" aria-label="Your family">
      <span className="profile-face">
        <Avatar name={name} />
      </span>
      <div className="grow">
        <div className="row row-wrap gap-x-3 gap-y-0">
          <h2>{name}</h2>
          <MembershipBadge user={profile} />
        </div>
        <p className="muted small">
          {registration_number !== null && `Family number ${registration_number}, `}
          here since {formatDate(created_at)}
        </p>
        <div className="row row-wrap profile-mail">
          <span className="small">{email}</span>
          {email_verified ? (
            <Chip tone="teal" icon={MailCheck}>
              Confirmed
            </Chip>
          ) : (
            <Unconfirmed />
          )}
        </div>
      </div>
    </section>
  )
}

// The notice above the page can be closed for the day; here the link can still be asked for.
function Unconfirmed() {
  const resend = useResendVerification()
  return (
    <>
      <Chip>Not confirmed yet</Chip>
      {!resend.isSent && (
        <Button
          variant="text"
          size="small"
          className="-mx-3"
          isPending={resend.isPending}
          onClick={resend.send}
        >
          Send a New Link
        </Button>
      )}
      <p role="status" className="small muted empty:hidden">
        {resend.answer}
      </p>
    </>
  )
}
