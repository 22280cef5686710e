import type { ActivityStats } from '@fgm/shared/family/account'
import { isMember } from '@fgm/shared/family/membership'
import { Link } from '@tanstack/react-router'
import { Bell, Link2, Pencil, UserPlus } from 'lucide-react'
import { formatDate } from '../../lib/format-time.ts'
import { paths } from '../../lib/paths.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { Avatar, initial } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { PartFallback } from '../../ui/part-fallback.tsx'
import { ReferralCode } from '../../ui/sharing.tsx'
import { Stamp } from '../../ui/stamp.tsx'
import { useResendVerification } from '../auth/verify-email-notice.tsx'
import { AddChildButton } from '../children/add-child-button.tsx'
import { dayPaths } from '../day-links/day-paths.ts'
import { MembershipBadge } from '../membership/membership-badge.tsx'
import { pendingText, RewardRungs, referralText } from '../waitlist/referrals.tsx'
import { useWaitlistStatus } from '../waitlist/use-waitlist-status.ts'
import { SectionHeading } from './section-heading.tsx'

/** Who the family is and what it did in figures, what helps it next, and the code it shares. */
export function OverviewPanel({ profile }: { profile: Profile }) {
  return (
    <div className="grid gap-6 *:min-w-0">
      <div className="profile-first grid gap-6 *:min-w-0">
        <ProfileHeader profile={profile} />
        {!profile.is_admin && <NextThings />}
      </div>
      <ReferralSection profile={profile} />
    </div>
  )
}

type Profile = Outputs['auth']['profile']

const nextThings = [
  {
    to: paths.profile,
    hash: 'tomorrow',
    icon: Bell,
    tone: 'teal',
    label: 'A reminder at your hour',
    text: 'On the days you choose, and you can skip it any time.',
  },
  {
    to: paths.profile,
    hash: 'parents',
    icon: UserPlus,
    tone: 'plum',
    label: 'The other parent, too',
    text: 'Children, activities and hunts are shared.',
  },
  {
    to: dayPaths.make,
    hash: '',
    icon: Link2,
    tone: 'coral',
    label: 'A link for grandparents',
    text: 'They play without an account, and tell you how it went.',
  },
] as const

/** What makes the next five minutes easier, the most useful first. */
function NextThings() {
  return (
    <section className="card profile-section content-start" aria-labelledby="easier">
      <h2 id="easier">Make it easier</h2>
      <ul className="dashed w-full">
        {nextThings.map(({ to, hash, icon, tone, label, text }) => (
          <li key={label} className="row relative items-start gap-3 py-2.5">
            <Stamp icon={icon} tone={tone} size="small" />
            <div>
              <Link to={to} hash={hash} className="card-cover font-strong">
                {label}
              </Link>
              <p className="small muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Whose account this is, its membership, whether the address is confirmed, and what the family did. */
function ProfileHeader({ profile }: { profile: Profile }) {
  const { name, email, registration_number, email_verified, created_at } = profile
  return (
    <section className="card grid content-between gap-4" aria-label="Your family">
      <div className="flex gap-4">
        <span className="avatar size-14 [&>span]:size-14 [&>span]:text-h2">
          <Avatar name={name} />
        </span>
        <div className="grow">
          <div className="row row-wrap gap-x-3 gap-y-0">
            <h2 className="wrap-anywhere">{name}</h2>
            <MembershipBadge user={profile} />
          </div>
          <p className="muted small">
            {registration_number !== null && `Family number ${registration_number}, `}
            here since {formatDate(created_at)}
          </p>
          <div className="row row-wrap gap-x-3 gap-y-1 wrap-anywhere">
            <span className="small">{email}</span>
            {!email_verified && <Unconfirmed />}
          </div>
          <Faces profile={profile} />
          <Link to={paths.profile} hash="name" className="small link-pad gap-2 mt-2">
            <Pencil className="icon" aria-hidden />
            Change name
          </Link>
        </div>
      </div>
      <Stats />
    </section>
  )
}

/** The children of the family, by face and age; a family without one can add it here. */
function Faces({ profile: { children, is_admin } }: { profile: Profile }) {
  if (is_admin) return null
  if (children.length === 0)
    return (
      <div className="mt-3">
        <AddChildButton variant="primary" size="small">
          Add Your Child
        </AddChildButton>
      </div>
    )
  return (
    <ul className="row row-wrap mt-3 gap-x-4 gap-y-2" aria-label="Your children">
      {children.map(({ id, name, age }) => (
        <li key={id} className="row gap-2 wrap-anywhere">
          <span className="child-face" aria-hidden="true">
            {initial(name)}
          </span>
          {name}, {age}
        </li>
      ))}
    </ul>
  )
}

// The notice above the page can be closed for the day; here the link can still be requested.
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
  { key: 'completed', words: 'Played' },
  { key: 'favorites', words: 'Favorites' },
  { key: 'saved', words: 'Saved' },
  { key: 'ai_generated', words: 'Created' },
]

function Stats() {
  const stats = trpc.account.stats.useQuery(undefined, { throwOnError: false })
  const { data } = stats
  return (
    <section
      className="grid gap-3 border-0 border-t-[1.5px] border-dashed border-line pt-4"
      aria-labelledby="stats"
    >
      <h2 id="stats" className="plain-heading">
        Your five good minutes
      </h2>
      {data ? (
        <dl className="grid grid-cols-4 gap-2">
          {figures.map(({ key, words }) => (
            <div key={key} className="flex flex-col-reverse gap-1">
              <dt className="label muted">{words}</dt>
              <dd className="display text-h2 leading-none">{data[key]}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <PartFallback
          what="your figures"
          failure="Your figures could not be loaded."
          retryLabel="Try Again: figures"
          query={stats}
        />
      )}
    </section>
  )
}

/** The family's code and link, who joined with them, and what that earned. */
function ReferralSection({ profile }: { profile: Profile }) {
  return (
    <section className="card @container" aria-labelledby="referral">
      <div className="grid gap-x-10 gap-y-4 @min-[44rem]:grid-cols-[1fr_auto]">
        <div className="grid content-start gap-1 [&_h2]:text-h3">
          <SectionHeading id="referral">Your referral code</SectionHeading>
          <p className="small muted">
            Give it to another family. You both get bonus connection time: more to play together.
            {!isMember(profile) && ' A friend counts once they confirm their address.'}
          </p>
        </div>
        <ReferralCode code={profile.referral_code} />
        <div className="grid gap-4 @min-[44rem]:col-span-2">
          <Progress />
        </div>
      </div>
    </section>
  )
}

// The code works without it, so a failure here hides nothing else.
function Progress() {
  const status = useWaitlistStatus(true)
  if (!status.data)
    return (
      <PartFallback
        what="your referrals"
        failure="Your referrals could not be counted."
        retryLabel="Try Again: referrals"
        query={status}
      />
    )
  const { user, can_pay } = status.data
  const pending = pendingText(user)
  return (
    <>
      <p className="small">
        <b>{referralText(user, can_pay)}</b>
      </p>
      {!isMember(user) && !can_pay && (
        <>
          <RewardRungs user={user} />
          <p className="small muted">Rewards earned: {user.rewards_earned}.</p>
        </>
      )}
      {pending && <p className="note">{pending}</p>}
    </>
  )
}
