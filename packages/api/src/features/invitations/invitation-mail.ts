import { dayInWords } from '@fgm/shared/text/words'
import type { MailContent } from '../mail/mail.ts'

/**
 * Invites to join a family. It goes to an address that someone typed in, so it holds no name and nothing else that a
 * family chose (decisions §14).
 */
export const invitationMail = (url: string, expiresAt: string): MailContent => ({
  subject: 'You are invited to a family on Five Good Minutes',
  preview: 'One family, two phones.',
  greeting: 'Hello',
  paragraphs: [
    'Someone you know plays five good minutes a day with their children, and would like to share that with you: one family, two phones. What one has done, the other sees.',
    `The link works once, until ${dayInWords(new Date(expiresAt))}. It says whose family it is.`,
  ],
  action: { label: 'See the invitation', url },
  footnote:
    'You get this mail because someone entered your address to invite you. If you do not know who that could be, ignore it: nothing happens then.',
})
