import { isIn } from '@fgm/shared/family/membership'
import { errorMessage } from '../../../lib/errors.ts'
import { referralLink } from '../../../lib/referral-link.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { ReferralCode } from '../../../ui/referral-code.tsx'
import { LoadingWords, Skeleton } from '../../../ui/skeleton.tsx'
import {
  bonusTimeWords,
  joinedWords,
  moveWords,
  nextRewardWords,
  pendingWords,
} from '../../waitlist/referral-words.ts'
import { RewardRungs } from '../../waitlist/reward-rungs.tsx'
import { useWaitlistStatus, type WaitlistStatus } from '../../waitlist/use-waitlist-status.ts'
import type { Profile } from '../profile-header.tsx'
import { SectionHeading } from '../section-heading.tsx'

/** The family's code and link, who came by them, and what that earned. */
export function ReferralSection({ profile }: { profile: Profile }) {
  const { referral_code } = profile
  return (
    <section className="card profile-section" aria-labelledby="referral">
      <SectionHeading id="referral">Your referral code</SectionHeading>
      {isIn(profile) ? (
        <p>
          Give it to another family: they start with the free activities at once. You have
          everything that friends can open.
        </p>
      ) : (
        <>
          <p>
            Give it to another family. You and they both get bonus connection time. It counts once
            they have confirmed their email address.
          </p>
          <p className="small muted">{bonusTimeWords(true)}</p>
        </>
      )}
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
  const pending = pendingWords(user)
  const isWaiting = !isIn(user)
  return (
    <>
      <p>
        <b>{joinedWords(user)}</b> Rewards earned: {user.rewards_earned}.
      </p>
      {isWaiting && <RewardRungs user={user} mayPay={can_pay} />}
      {isWaiting && (
        <p className="small muted">
          {[nextRewardWords({ ...user, may_pay_now: can_pay }), !can_pay && moveWords(user)]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
      {pending && <p className="note">{pending}</p>}
    </>
  )
}
