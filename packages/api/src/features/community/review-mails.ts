import type { User } from '@fgm/db/schema'
import { greeting, type MailContent } from '../mail/mail.ts'

const footnote = 'You get this mail because you shared an activity on Five Good Minutes.'

/** To whoever shared an activity that a person has read and shown. */
export const activityShownMail = (user: User, title: string, baseUrl: string): MailContent => ({
  subject: 'Your activity is in the community',
  preview: 'Other families can see it now.',
  greeting: greeting('Hello', user),
  paragraphs: [
    `Thank you for sharing ${named(user, title)}. We have read it, and other families can see it now.`,
    'You can stop sharing it whenever you like.',
  ],
  action: { label: 'See the community', url: `${baseUrl}/community` },
  footnote,
})

/** To whoever shared an activity that an administrator declined. `why` is a sentence of the list. */
export const activityDeclinedMail = (
  user: User,
  title: string,
  why: string,
  baseUrl: string,
): MailContent => ({
  subject: 'About the activity you shared',
  preview: 'It stays in your own library.',
  greeting: greeting('Hello', user),
  paragraphs: [
    `Thank you for sharing ${named(user, title)}. We read it and decided not to show it to other families. ${why}`,
    'It stays in your own library as it is. You can change it and share it again.',
  ],
  action: { label: 'See your activities', url: `${baseUrl}/community` },
  footnote,
})

/** Words that a family chose go only to an address that is confirmed. */
const named = ({ email_verified_at }: User, title: string) =>
  email_verified_at ? `"${title}"` : 'your activity'
