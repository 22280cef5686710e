import { credits_when_active } from '@fgm/shared/tiers'
import type { MailContent } from '../mail/mail.ts'
import type { User } from './sessions.ts'

/** The first mail of a family: its number, what it has, and one thing to do. */
export function welcomeMail(user: User, base_url: string): MailContent {
  const number = user.registration_number ?? 0
  const is_active = user.waitlist_status === 'active'
  return {
    subject: user.founding_member
      ? `Welcome, Founding Family #${number}`
      : `Welcome to Five Good Minutes, family #${number}`,
    preview: 'Five minutes tonight are enough to begin.',
    greeting: `Welcome, ${user.name}`,
    paragraphs: [
      standing(user, number),
      ...(user.spot_opened_at
        ? [`You need not wait: one payment, and premium is yours for life: ${base_url}/upgrade`]
        : []),
      'Here is all it takes: pick one card, put the phone down, play for five minutes. If it flops, that is fine. Tomorrow has five minutes too.',
      `Know another tired parent? Your code is ${user.referral_code}: ${base_url}/register?ref=${user.referral_code}`,
    ],
    action: is_active
      ? { label: 'Find five minutes', url: `${base_url}/activities` }
      : { label: 'See your place', url: `${base_url}/dashboard` },
    footnote: 'You get this mail because you registered at Five Good Minutes.',
  }
}

function standing(user: User, number: number): string {
  if (user.founding_member)
    return `You are Founding Family #${number}. Premium is yours for life, free, with ${credits_when_active} AI credits.`
  const place =
    user.waitlist_status === 'waitlisted' ? 'You have a place in the queue' : 'Your spot is kept'
  return `You are family #${number}. ${place}; the free activities are open to you today.`
}

/** Asks to confirm the address; the link works once, for two days. */
export function verificationMail(user: User, url: string): MailContent {
  return {
    subject: 'Please confirm your email address',
    preview: 'One press, and we know that mails reach you.',
    greeting: `Hello ${user.name}`,
    paragraphs: [
      'Please confirm that this address is yours. Then a forgotten password is never a problem, and your referrals count.',
    ],
    action: { label: 'Confirm my address', url },
    footnote:
      'The link works once, for two days, together with your password. If you did not register, ignore this mail: nothing happens then.',
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

/** Tells a family that it has a new password, in case that somebody else set it. */
export function passwordChangedMail(user: User, base_url: string): MailContent {
  return {
    subject: 'A new password was set',
    preview: 'If that was you, all is well.',
    greeting: `Hello ${user.name}`,
    paragraphs: [
      'A new password was set for your account. If that was you, all is well.',
      'If it was not you, choose a new one now. It signs out everybody who is signed in.',
    ],
    action: { label: 'It was not me', url: `${base_url}/forgot-password` },
    footnote: 'You get this mail whenever the password of your account changes.',
  }
}

/** Tells a family that its Google account signs in from now on, and whether the password went. */
export function googleLinkedMail(
  user: User,
  base_url: string,
  isPasswordGone: boolean,
): MailContent {
  return {
    subject: 'You can sign in with Google now',
    preview: 'If that was you, all is well.',
    greeting: `Hello ${user.name}`,
    paragraphs: [
      'Your Google account now signs in to Five Good Minutes. If that was you, all is well. Your other devices are signed out.',
      ...(isPasswordGone
        ? [
            'The password that this account had is removed: it was set before anybody showed that this mailbox is theirs. You can set a new one in your profile.',
          ]
        : []),
      'If it was not you, choose a new password now. It signs out everybody who is signed in.',
    ],
    action: { label: 'It was not me', url: `${base_url}/forgot-password` },
    footnote: 'You get this mail when a Google account is joined to yours.',
  }
}

/** Tells an administrator that signing in takes a code from now on, or none any more. */
export function secondFactorMail(user: User, base_url: string, isOn: boolean): MailContent {
  return {
    subject: isOn ? 'Signing in takes a code now' : 'Signing in takes no code any more',
    preview: 'If that was you, all is well.',
    greeting: `Hello ${user.name}`,
    paragraphs: [
      isOn
        ? 'From now on, signing in to your account takes a code of your authenticator app, too.'
        : 'From now on, your password alone signs in to your account. The authenticator app and the recovery codes are forgotten.',
      'If it was not you, choose a new password now. It signs out everybody who is signed in.',
    ],
    action: { label: 'It was not me', url: `${base_url}/forgot-password` },
    footnote: 'You get this mail whenever the second step of signing in is turned on or off.',
  }
}
