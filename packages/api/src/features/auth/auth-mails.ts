import type { MailContent } from '../mail/mail.ts'
import type { User } from './sessions.ts'

/** The first mail of a family: its number, what it has, and one thing to do. */
export function welcomeMail(user: User, base_url: string): MailContent {
  const number = user.registration_number ?? 0
  const standing = user.founding_member
    ? `You are Founding Family #${number}. Premium is yours for life, free, with 50 AI credits.`
    : `You are family #${number}. Your spot is kept; the free activities are open to you today.`
  return {
    subject: user.founding_member
      ? `Welcome, Founding Family #${number}`
      : `Welcome to Five Good Minutes, family #${number}`,
    preview: 'Five minutes tonight are enough to begin.',
    greeting: `Welcome, ${user.name}`,
    paragraphs: [
      standing,
      'Here is all it takes: pick one card, put the phone down, play for five minutes. If it flops, that is fine. Tomorrow has five minutes too.',
      `Know a tired parent? Your code is ${user.referral_code}: ${base_url}/register?ref=${user.referral_code}`,
    ],
    action: {
      label: 'Find five minutes',
      url: `${base_url}${user.waitlist_status === 'active' ? '/activities' : '/activities/free'}`,
    },
    footnote: 'You get this mail because you registered at Five Good Minutes.',
  }
}

/** Asks to confirm the address; the link works once, for two days. */
export function verificationMail(user: User, url: string): MailContent {
  return {
    subject: 'Please confirm your email address',
    preview: 'One tap, and we know that mails reach you.',
    greeting: `Hello ${user.name}`,
    paragraphs: [
      'Please confirm that this address is yours. Then a forgotten password is never a problem, and your referrals count.',
    ],
    action: { label: 'Confirm my address', url },
    footnote: 'The link works once, for two days. If you did not register, ignore this mail.',
  }
}

/** Lets a parent choose a new password; the link works once, for one hour. */
export function passwordResetMail(user: User, url: string): MailContent {
  return {
    subject: 'Choose a new password',
    preview: 'The link works for one hour.',
    greeting: `Hello ${user.name}`,
    paragraphs: ['Somebody, probably you, asked for a new password for Five Good Minutes.'],
    action: { label: 'Choose a new password', url },
    footnote:
      'The link works once, for one hour. If it was not you, ignore this mail; your password stays as it is.',
  }
}
