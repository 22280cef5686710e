import { isMember } from '@fgm/shared/family/membership'
import {
  type Inviting,
  moveUp,
  neverWaitlisted,
  nextRewardSentence,
  openedActivities,
  placesUp,
  rewardReferrals,
} from '@fgm/shared/family/waitlist'
import { ArrowUp, BookOpen, Check, DoorOpen, type LucideIcon, Ticket } from 'lucide-react'
import { formatCount } from '../../lib/format.ts'
import { classNames } from '../../ui/class-names.ts'
import { Field } from '../../ui/fields.tsx'
import { CopyButton, ShareButton } from '../../ui/sharing.tsx'
import { storyOf, type WaitlistStatus } from './use-waitlist-status.ts'
import './referrals.css'

type Invitee = Pick<
  WaitlistStatus['user'],
  'referral_count' | 'registration_number' | 'queue_position'
>

/**
 * The rewards and which of them are earned, as steps to count: for a waiting family. One that registered with a spot
 * has the first from the start; the move up is for each that is not the first in line.
 */
export function RewardRungs({ user }: { user: Invitee }) {
  const { registration_number, queue_position } = user
  const places = placesUp(queue_position)
  const isLast = queue_position === places + 1
  const [first, ...later] = rewards.map(({ from, icon, label, meaning }) => {
    const isEarned = user.referral_count >= from
    return (
      <Rung
        key={from}
        icon={icon}
        label={`With ${from} friends: ${label}`}
        isEarned={isEarned}
        isNamed={isEarned}
      >
        {meaning}
      </Rung>
    )
  })
  return (
    <ol className="rungs dashed grid w-full" aria-label="Rewards for friends who join">
      {neverWaitlisted(registration_number) ? (
        <Rung icon={Check} label="From the start: a reserved spot" isEarned>
          {setAside}
        </Rung>
      ) : (
        first
      )}
      {places > 0 && (
        <Rung
          icon={ArrowUp}
          label={`${isLast ? 'For' : 'Every'} ${moveUp.every} friends: ${formatCount(places, 'place')} up`}
        >
          {isLast ? 'Then you are first in line.' : 'Until you are first in line.'}
        </Rung>
      )}
      {later}
    </ol>
  )
}

type RungProps = {
  icon: LucideIcon
  /** For how many, and the reward: 'With 5 friends: bonus activities'. */
  label: string
  isEarned?: boolean
  /** Whether the text says so. */
  isNamed?: boolean
  /** What it means. */
  children: string
}

function Rung({ icon: Icon, label, isEarned, isNamed, children }: RungProps) {
  return (
    <li className={classNames(isEarned && 'earned')}>
      <b>
        <Icon className="icon" aria-hidden />
      </b>
      <span>
        {label}
        <span className="label muted block">{children}</span>
      </span>
      {isNamed && (
        <span className="rung-state inline-flex items-center gap-1 text-label">
          <Check className="icon" aria-hidden />
          Earned
        </span>
      )}
    </li>
  )
}

const setAside = 'A spot is set aside for you.'

const rewards = [
  {
    from: rewardReferrals.skip_waitlist,
    icon: Ticket,
    label: 'skip waitlist',
    meaning: setAside,
  },
  {
    from: rewardReferrals.bonus_activity_pack,
    icon: BookOpen,
    label: 'bonus activities',
    meaning: `Opens ${openedActivities.bonus_activity_pack} premium activities.`,
  },
  {
    from: rewardReferrals.early_payment_access,
    icon: DoorOpen,
    label: 'early access',
    meaning: 'You are among the first to get in.',
  },
]

/** '2 friends have joined with your link.' */
function joinedText(referralCount: number): string {
  if (referralCount === 0) return 'No one has joined with your link yet.'
  if (referralCount === 1) return 'One friend has joined with your link.'
  return `${referralCount} friends have joined with your link.`
}

/** What is earned and what comes next: 'One more opens the bonus pack.' */
function nextRewardText(family: Inviting): string {
  const isAllEarned = rewards.every(({ from }) => family.referral_count >= from)
  const thanks = isAllEarned && 'You have earned all three rewards. Thank you.'
  return [thanks, nextRewardSentence(family)].filter(Boolean).join(' ')
}

/** Friends that do not count yet, and why; nothing when there are none. */
export function pendingText({ pending_referrals }: { pending_referrals: number }) {
  if (pending_referrals === 0) return null
  return pending_referrals === 1
    ? 'One friend has signed up and counts once they confirm their address. Sometimes one of us takes a look first.'
    : `${pending_referrals} friends have signed up. Each counts once they confirm their address. Sometimes one of us takes a look first.`
}

/**
 * Who joined by the link and what the next friends bring. With premium open, only the bonus activities are left to
 * earn: '2 of 5 friends joined. At 5, 6 premium activities open to you.' A family with access needs no rewards.
 */
export function referralText(user: WaitlistStatus['user'], mayPay: boolean): string {
  if (isMember(user)) return joinedText(user.referral_count)
  if (!mayPay) return `${joinedText(user.referral_count)} ${nextRewardText(user)}`
  const { bonus_activity_pack: needed } = rewardReferrals
  const { bonus_activity_pack: opened } = openedActivities
  return user.referral_count < needed
    ? `${user.referral_count} of ${needed} friends joined. At ${needed}, ${opened} premium activities open to you.`
    : `${joinedText(user.referral_count)} ${opened} premium activities are open to you.`
}

/** The link for friends, who joined by it, and what the next ones bring. A family with access needs no rewards. */
export function InviteFriends({ status }: { status: WaitlistStatus }) {
  const { user, referral_link, can_pay } = status
  const isWaiting = !isMember(user)
  const pending = pendingText(user)
  return (
    <section className="card @container" aria-labelledby="invite">
      <div className="grid items-start gap-x-10 gap-y-4 @min-[44rem]:grid-cols-[1fr_1.7fr]">
        <div className="grid gap-4">
          <div>
            <h2 id="invite" className="text-h3">
              {storyOf(status).inviteHeading}
            </h2>
            <p className="small muted mt-1">{referralText(user, can_pay)}</p>
          </div>
          {pending && <p className="note">{pending}</p>}
        </div>
        {isWaiting && !can_pay && (
          // Where there is room, below the link and side by side.
          <div className="invite-rungs">
            <RewardRungs user={user} />
          </div>
        )}
        <div className="grid gap-4">
          <div className="flex flex-wrap items-end gap-2.5 @max-[44rem]:[&>.field]:flex-[1_0_100%] @min-[44rem]:[&>.field]:flex-1 [&>.btn]:flex-1 [&>.btn]:whitespace-nowrap desk:[&>.btn]:flex-none [&>.field]:min-w-0">
            <Field label="Your link">
              {(wiring) => (
                <textarea
                  {...wiring}
                  className="input field-sizing-content min-h-[52px] resize-none wrap-anywhere"
                  rows={2}
                  readOnly
                  value={referral_link}
                  onFocus={(event) => event.target.select()}
                />
              )}
            </Field>
            <CopyButton text={referral_link}>Copy Link</CopyButton>
            <ShareButton url={referral_link} variant="secondary" />
          </div>
          <p className="label muted">
            A friend counts once they confirm their address.
            {isWaiting &&
              !can_pay &&
              user.rewards_earned > 0 &&
              ` Every ${moveUp.every} friends earn a reward: ${user.rewards_earned} so far.`}
          </p>
        </div>
      </div>
    </section>
  )
}
