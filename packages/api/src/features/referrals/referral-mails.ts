import { move_up, reward_referrals } from '@fgm/shared/waitlist'
import type { User } from '../auth/auth.ts'
import type { MailContent } from '../mail/mail.ts'

const why = 'You get this mail because you are on the list of Five Good Minutes.'

/** A friend came by this family's code and confirmed its address. */
export function friendJoinedMail(
  referrer: User,
  referee: Pick<User, 'name'> | undefined,
  referral_count: number,
  base_url: string,
): MailContent {
  const friend = referee ? firstNameOf(referee) : 'A friend'
  return {
    subject: friendJoinedSubject(referee),
    preview: 'One more family takes five minutes.',
    greeting: `Hello ${referrer.name}`,
    paragraphs: [
      `${friend} joined with your code. ${countWords(referral_count)}`,
      nextStep(referral_count),
    ],
    action: { label: 'See your referrals', url: `${base_url}/dashboard` },
    footnote: why,
  }
}

/** The subject of that mail, by which it is found again when the friend leaves. */
export const friendJoinedSubject = (referee: Pick<User, 'name'> | undefined) =>
  `${referee ? firstNameOf(referee) : 'A friend'} joined with your code`

/** The family moved up the queue. */
export function movedUpMail(user: User, places: number, base_url: string): MailContent {
  const by = places === 1 ? '1 place' : `${places} places`
  return {
    subject: `You moved up ${by}`,
    preview: 'Because friends joined with your code.',
    greeting: `Hello ${user.name}`,
    paragraphs: [
      `You moved up ${by} in the queue, because friends joined with your code. Thank you.`,
    ],
    action: { label: 'See where you stand', url: `${base_url}/dashboard` },
    footnote: why,
  }
}

/** A waitlisted family has a reserved spot now. */
export function spotOpenedMail(user: User, base_url: string): MailContent {
  return {
    subject: 'A spot is reserved for you',
    preview: 'Your friends let you skip the waitlist.',
    greeting: `Hello ${user.name}`,
    paragraphs: [
      `${reward_referrals.skip_waitlist} friends joined with your code, so you skip the waitlist: a spot is reserved for you.`,
      'You need not do anything. The free activities are open to you today.',
    ],
    action: { label: 'See your spot', url: `${base_url}/dashboard` },
    footnote: why,
  }
}

/** Payments are open: a waiting family can have everything now. */
export function paymentsOpenMail(user: User, price: string, base_url: string): MailContent {
  return {
    subject: 'Your spot is open',
    preview: 'Pay once, keep premium for life.',
    greeting: `Hello ${user.name}`,
    paragraphs: [
      `Your spot is open. One payment of ${price} and premium is yours for life: every activity, the generator and the whole library.`,
      'There is no hurry. Your price stays yours.',
    ],
    action: { label: 'See what you get', url: `${base_url}/upgrade` },
    footnote: why,
  }
}

const firstNameOf = ({ name }: Pick<User, 'name'>) => name.trim().split(/\s+/)[0] ?? name

const countWords = (count: number) =>
  count === 1 ? 'That is your first friend.' : `That makes ${count} friends.`

function nextStep(count: number): string {
  const left = move_up.every - (count % move_up.every)
  const friends = left === 1 ? 'One more friend' : `${left} more friends`
  return `${friends}, and you have earned the next reward.`
}
