import type { Family, Parent } from '@fgm/db/schema'
import { isMember } from '@fgm/shared/family/membership'
import { nextRewardSentence, rewardReferrals } from '@fgm/shared/family/waitlist'
import { greeting, type MailContent } from '../mail/mail.ts'

const why = 'You get this mail because you are on the list of Five Good Minutes.'

type Referrer = Family & { queue_position: number | null; may_pay_now: boolean }

/** A friend came by this family's code and confirmed its address. */
export function friendJoinedMail(
  parent: Parent,
  referrer: Referrer,
  referee: Pick<Parent, 'name'> | undefined,
  referralCount: number,
  baseUrl: string,
): MailContent {
  const friend = friendName(parent, referee)
  return {
    subject: joinedSubject(friend),
    preview: 'One more family takes five minutes.',
    greeting: greeting('Hello', parent),
    paragraphs: [
      `${friend} joined with your code. ${countWords(referralCount)}`,
      nextStep(referrer, referralCount, baseUrl),
    ],
    action: { label: 'See your referrals', url: `${baseUrl}/dashboard` },
    footnote: why,
  }
}

/** The subject of that mail with the friend's name in it, by which it is found again when the friend leaves. */
export const friendJoinedSubject = (referee: Pick<Parent, 'name'>) =>
  joinedSubject(firstNameOf(referee))

const joinedSubject = (friend: string) => `${friend} joined with your code`

/** A name is text that a family chose: it never goes to an unconfirmed address. */
const friendName = (parent: Parent, referee: Pick<Parent, 'name'> | undefined) =>
  referee && parent.email_verified_at ? firstNameOf(referee) : 'A friend'

/** The family moved up the queue. */
export function movedUpMail(parent: Parent, places: number, baseUrl: string): MailContent {
  const by = places === 1 ? '1 place' : `${places} places`
  return {
    subject: `You moved up ${by}`,
    preview: 'Because friends joined with your code.',
    greeting: greeting('Hello', parent),
    paragraphs: [
      `You moved up ${by} in the queue, because friends joined with your code. Thank you.`,
    ],
    action: { label: 'See where you stand', url: `${baseUrl}/dashboard` },
    footnote: why,
  }
}

/** A waitlisted family has a reserved spot now. */
export function spotReservedMail(parent: Parent, baseUrl: string): MailContent {
  return {
    subject: 'A spot is reserved for you',
    preview: 'Your friends let you skip the waitlist.',
    greeting: greeting('Hello', parent),
    paragraphs: [
      `${rewardReferrals.skip_waitlist} friends joined with your code, so you skip the waitlist: a spot is reserved for you.`,
      'You do not need to do anything. The free activities are open to you today.',
    ],
    action: { label: 'See your spot', url: `${baseUrl}/dashboard` },
    footnote: why,
  }
}

const firstNameOf = ({ name }: Pick<Parent, 'name'>) => name.trim().split(/\s+/)[0] ?? name

const countWords = (count: number) =>
  count === 1 ? 'They are the first.' : `That makes ${count} families.`

/** What comes next. Active families have everything already. */
function nextStep(
  referrer: Referrer,
  count: number,
  baseUrl: string,
): MailContent['paragraphs'][number] {
  const thanks = 'Thank you for passing it on.'
  if (isMember(referrer)) return thanks
  if (count === rewardReferrals.early_payment_access)
    return referrer.may_pay_now
      ? {
          text: 'Ten families: no need to wait any longer. If you like,',
          label: 'pay now and keep premium for life',
          url: `${baseUrl}/upgrade`,
        }
      : 'Ten families: early access is yours. Thank you for passing it on.'
  return nextRewardSentence({ ...referrer, referral_count: count }) ?? thanks
}
