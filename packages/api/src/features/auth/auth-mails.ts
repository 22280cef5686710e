import type { Family, Parent } from '@fgm/db/schema'
import type { Activity } from '@fgm/shared/activities/activities'
import { isMember, isWaitlisted } from '@fgm/shared/family/membership'
import { creditsWhenActive, creditsWhileHeld } from '@fgm/shared/family/tiers'
import { foundingSpots } from '@fgm/shared/launch/founding-spots'
import { dayInWords } from '@fgm/shared/text/words'
import { greeting, type MailContent } from '../mail/mail.ts'

const allItTakes =
  'Here is all it takes: pick one card, put the phone down, play for five minutes. If it flops, that is fine. Tomorrow has five minutes too.'
const findFive = { label: 'Find five minutes', url: '/activities' }

/** The first mail of a family: its number, what it has, and one thing to do. Everyone may open `first`. */
export function welcomeMail(parent: Parent, family: Family, first: Activity | undefined) {
  const number = family.registration_number ?? 0
  const tonight = isMember(family) ? first : undefined
  return {
    subject: subject(family, number),
    preview: 'Five minutes tonight are enough to begin.',
    greeting: greeting('Welcome', parent),
    paragraphs: [
      standing(family, number),
      ...(family.spot_opened_at
        ? [
            {
              text: 'Premium is open:',
              label: 'one payment, and premium is yours for life',
              url: '/upgrade',
            },
          ]
        : []),
      ...(tonight ? [`For tonight: ${tonight.title}. ${tonight.description}`] : []),
      allItTakes,
      {
        text: `Know another tired parent? Your code is ${family.referral_code}. Pass on`,
        label: 'your link',
        url: `/register?ref=${family.referral_code}`,
      },
    ],
    action: tonight
      ? { label: 'Play it tonight', url: `/activities/${tonight.id}` }
      : isMember(family)
        ? findFive
        : { label: 'See your place', url: '/dashboard' },
    footnote: 'You get this mail because you registered at Five Good Minutes.',
  }
}

/** The first mail of a parent who joined by an invitation. */
export const joinedFamilyMail = (parent: Parent): MailContent => ({
  subject: 'Welcome to Five Good Minutes',
  preview: 'One family, two phones.',
  greeting: greeting('Welcome', parent),
  paragraphs: [
    'You share a family now: its children, activities, hunts and credits are yours together. What one of you has done, the other sees.',
    allItTakes,
  ],
  action: findFive,
  footnote:
    'You get this mail because you accepted an invitation to a family at Five Good Minutes.',
})

function subject(family: Family, number: number): string {
  if (family.spot_held_until) return 'Your founding spot is held for you'
  return family.founding_member
    ? `Welcome, Founding Family #${number}`
    : `Welcome to Five Good Minutes, family #${number}`
}

function standing(family: Family, number: number): string {
  if (family.spot_held_until)
    return `A founding spot is held for you until ${momentWords(family.spot_held_until)}, as family #${number}. Confirm your address with the link in our other email, and premium is yours for life, free, with ${creditsWhenActive} credits for new ideas. Everything is open to you until then, with ${creditsWhileHeld} credits to begin with.`
  if (family.founding_member)
    return `You are Founding Family #${number}. Premium is yours for life, free, with ${creditsWhenActive} credits for new ideas.`
  if (family.spot_opened_at)
    return `You are family #${number}. The free activities are open to you today.`
  const place = isWaitlisted(family) ? 'You have a place in the queue' : 'Your spot is kept'
  return `You are family #${number}. ${place}; the free activities are open to you today.`
}

/** 'Wednesday, March 4, 09:00 UTC': the reader's time zone is not known. */
const momentWords = (iso: string) => `${dayInWords(new Date(iso))}, ${iso.slice(11, 16)} UTC`

/** Asks to confirm the address; the link works once, for two days. */
export function verificationMail(family: Family, url: string): MailContent {
  return {
    subject: 'Please confirm your email address',
    preview: 'One tap, and we know that our emails reach you.',
    paragraphs: [
      ...(family.spot_held_until && family.founding_member
        ? [`Your founding spot is held for you until ${momentWords(family.spot_held_until)}.`]
        : []),
      'Please confirm that this address is yours, so that a forgotten password is never a problem.',
    ],
    action: { label: 'Confirm my address', url },
    footnote:
      'The link works once, for two days, together with your password. If you did not register, ignore this mail: nothing happens then.',
  }
}

/** Tells a founder from before spots were held that one click keeps its spot, and until when. */
export function spotHeldMail(family: Family, url: string): MailContent {
  const until = family.spot_held_until ? ` until ${momentWords(family.spot_held_until)}` : ''
  return {
    subject: 'One tap keeps your founding spot',
    preview: `It is held for you${until}.`,
    paragraphs: [
      'Founding spots now belong to families whose email address is confirmed, so that no script can take them. When you registered, we did not ask for that yet.',
      `Your founding spot is held for you${until}. Confirm your address by then, and premium stays yours for life, free.`,
    ],
    action: { label: 'Confirm and keep my spot', url },
    footnote:
      'The link works once, for two days. After that, log in and ask for a new one. If you did not register, ignore this mail.',
  }
}

/** A founding spot was released because the address was not confirmed; one button takes it back, while one is free. */
export function spotReleasedMail(family: Family, url: string): MailContent {
  return {
    subject: 'Your founding spot was released, and you can ask for it back',
    preview: 'One tap, and it is yours again while one is free.',
    paragraphs: [
      `We held a founding spot for you. Because this address is not confirmed yet, it went back to the ${foundingSpots}, so that another family can have it.`,
      `Your account stays: you are family #${family.registration_number ?? 0}, your place is kept, and the free activities are open to you.`,
      'Would you still like it? Confirm your address. If a founding spot is free then, it is yours for life.',
    ],
    action: { label: 'Confirm and take it back', url },
    footnote:
      'The link works once, for two days; after that, log in and ask for a new one. You will need your password. If you did not register, ignore this mail.',
  }
}

/** Lets a parent choose a new password; the link works once, for one hour. */
export const passwordResetMail = (url: string): MailContent => ({
  subject: 'Choose a new password',
  preview: 'The link works for one hour.',
  paragraphs: ['Someone, probably you, asked for a new password for Five Good Minutes.'],
  action: { label: 'Choose a new password', url },
  footnote:
    'The link works once, for one hour. If it was not you, ignore this mail; your password stays as it is.',
})

/* Changes to an account, in case someone else made them. */

const allIsWell = 'If that was you, all is well.'
const chooseNow =
  'If it was not you, choose a new password now. It logs out everyone who is logged in.'
const notMe = { label: 'It was not me', url: '/forgot-password' }

export const passwordChangedMail: MailContent = {
  subject: 'A new password was set',
  preview: allIsWell,
  paragraphs: [
    `A new password was set for your account. ${allIsWell}`,
    'If it was not you, choose a new one now. It logs out everyone who is logged in.',
  ],
  action: notMe,
  footnote: 'You get this mail whenever the password of your account changes.',
}

/** Tells a parent that their Google account now logs in, and whether the password was removed. */
export const googleLinkedMail = (isPasswordGone: boolean): MailContent => ({
  subject: 'You can log in with Google now',
  preview: allIsWell,
  paragraphs: [
    `You can now log in to Five Good Minutes with your Google account. ${allIsWell} Your other devices are logged out.`,
    ...(isPasswordGone
      ? [
          'We removed the old password, because it was set before this address was confirmed. You can set a new one in your profile.',
        ]
      : []),
    chooseNow,
  ],
  action: notMe,
  footnote: 'You get this mail when a Google account is joined to yours.',
})

/** Tells an administrator that two-step login is now on, or off. */
export const secondFactorMail = (isOn: boolean): MailContent => ({
  subject: isOn ? 'Two-step login is on' : 'Two-step login is off',
  preview: allIsWell,
  paragraphs: [
    isOn
      ? 'From now on you also need a code from your authenticator app to log in.'
      : 'From now on your password alone is enough. We deleted your authenticator setup and recovery codes.',
    chooseNow,
  ],
  action: notMe,
  footnote: 'You get this mail whenever two-step login is turned on or off.',
})
