import type { ActivityStats } from '@fgm/shared/family/account'
import { isMember } from '@fgm/shared/family/membership'
import { MailCheck } from 'lucide-react'
import { errorMessage } from '../../lib/errors.ts'
import { formatDate } from '../../lib/format-time.ts'
import { referralLink } from '../../lib/referral-link.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { FormError } from '../../ui/form.tsx'
import { ReferralCode } from '../../ui/sharing.tsx'
import { LoadingWords, Skeleton } from '../../ui/skeleton.tsx'
import { useResendVerification } from '../auth/verify-email-notice.tsx'
import { MembershipBadge } from '../membership/membership-badge.tsx'
import { movesText, pendingText, RewardRungs, referralText } from '../waitlist/referrals.tsx'
import { useWaitlistStatus, type WaitlistStatus } from '../waitlist/use-waitlist-status.ts'
import { SectionHeading } from './section-heading.tsx'

/** Who the family is, what it did in figures, and the code it shares. */
export function OverviewPanel({ profile }: { profile: Profile }) {
  return (
    <div className="profile-panel">
      <ProfileHeader profile={profile} />
      <StatsCard />
      <ReferralSection profile={profile} />
    </div>
  )
}

type Profile = Outputs['auth']['profile']

/** Whose account this is, what it is worth, and whether the address is confirmed. */
function ProfileHeader({ profile }: { profile: Profile }) {
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
        {resend.message}
      </p>
    </>
  )
}

const figures: { key: keyof ActivityStats; words: string }[] = [
  { key: 'completed', words: 'Done together' },
  { key: 'favorites', words: 'Favorites' },
  { key: 'saved', words: 'Saved' },
  { key: 'ai_generated', words: 'Made by you' },
]

/** What the family did in four figures, all children together. */
function StatsCard() {
  return (
    <section className="card profile-section" aria-labelledby="stats">
      <h2 id="stats">Your five good minutes</h2>
      <Figures />
    </section>
  )
}

function Figures() {
  const stats = trpc.account.stats.useQuery(undefined, { throwOnError: false })
  const { data } = stats
  if (data)
    return (
      <dl className="profile-figures">
        {figures.map(({ key, words }) => (
          <div key={key}>
            <dt>{words}</dt>
            <dd>{data[key]}</dd>
          </div>
        ))}
      </dl>
    )
  if (stats.isPending)
    return (
      <>
        <LoadingWords>Loading your figures</LoadingWords>
        <Skeleton shape="h52" className="w-full" />
      </>
    )
  return (
    <>
      <FormError error={`Your figures could not be loaded. ${errorMessage(stats.error)}`} />
      <Button
        size="small"
        isPending={stats.isFetching}
        onClick={() => void stats.refetch()}
        aria-label="Try Again: figures"
      >
        Try Again
      </Button>
    </>
  )
}

/** The family's code and link, who came by them, and what that earned. */
function ReferralSection({ profile }: { profile: Profile }) {
  const { referral_code } = profile
  return (
    <section className="card profile-section" aria-labelledby="referral">
      <SectionHeading id="referral">Your referral code</SectionHeading>
      <p>
        Give it to another family: they start with the free activities at once.
        {!isMember(profile) && ' A friend counts once they confirm their address.'}
      </p>
      <ReferralCode
        code={referral_code}
        link={referralLink(window.location.origin, referral_code)}
      />
      <p className="small muted profile-link">
        {referralLink(window.location.origin, referral_code)}
      </p>
      <Progress />
    </section>
  )
}

// The code works without it, so a failure here takes nothing else away.
function Progress() {
  const status = useWaitlistStatus(true)
  if (status.data) return <Earned status={status.data} />
  if (status.isPending)
    return (
      <>
        <LoadingWords>Loading your referrals</LoadingWords>
        <Skeleton shape="h52" className="w-full" />
      </>
    )
  return (
    <>
      <FormError error={`Your referrals could not be counted. ${errorMessage(status.error)}`} />
      <Button
        size="small"
        isPending={status.isFetching}
        onClick={() => void status.refetch()}
        aria-label="Try Again: referrals"
      >
        Try Again
      </Button>
    </>
  )
}

function Earned({ status: { user, can_pay } }: { status: WaitlistStatus }) {
  const pending = pendingText(user)
  const isWaiting = !isMember(user) && !can_pay
  return (
    <>
      <p>
        <b>{referralText(user, can_pay)}</b>
      </p>
      {isWaiting && (
        <>
          <RewardRungs user={user} />
          <p className="small muted">
            {[movesText(user), `Rewards earned: ${user.rewards_earned}.`].filter(Boolean).join(' ')}
          </p>
        </>
      )}
      {pending && <p className="note">{pending}</p>}
    </>
  )
}
