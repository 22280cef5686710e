import { isIn } from '@fgm/shared/family/membership'
import { moveUp } from '@fgm/shared/family/waitlist'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Field } from '../../ui/field.tsx'
import { ShareButton } from '../../ui/share-button.tsx'
import { joinedWords, moveWords, nextRewardWords, pendingWords } from './referral-words.ts'
import { RewardRungs } from './reward-rungs.tsx'
import { storyOf } from './story-of.ts'
import type { WaitlistStatus } from './use-waitlist-status.ts'

/** The link for friends, who came by it, and what the next ones bring. A family that is in needs no rewards. */
export function InviteFriends({ status }: { status: WaitlistStatus }) {
  const { user, referral_link, can_pay } = status
  const isWaiting = !isIn(user)
  const moves = isWaiting && !can_pay && moveWords(user)
  const pending = pendingWords(user)
  return (
    <section className="card grid gap-4" aria-labelledby="invite">
      <div>
        <h2 id="invite" className="text-h3">
          {storyOf(status).inviteHeading}
        </h2>
        <p className="small muted mt-1">
          {joinedWords(user)}{' '}
          {isWaiting
            ? nextRewardWords({ ...user, may_pay_now: can_pay })
            : 'You and they both get bonus connection time.'}
        </p>
        {moves && <p className="small muted">{moves}</p>}
      </div>
      {isWaiting && <RewardRungs user={user} mayPay={can_pay} />}
      {pending && <p className="note">{pending}</p>}
      <div className="invite-link">
        <Field label="Your link">
          {(wiring) => (
            <textarea
              {...wiring}
              className="input"
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
          user.rewards_earned > 0 &&
          ` Every ${moveUp.every} friends earn a reward: ${user.rewards_earned} so far.`}
      </p>
    </section>
  )
}
