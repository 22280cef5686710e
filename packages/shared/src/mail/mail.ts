import { z } from 'zod'

/*
 * Mails that a family can do without: a friend joined, a move up the queue, a spot that opened. Those
 * that an account needs (welcome, links, receipts, a changed password) are no choice.
 */

/** The token in the link of such a mail: it names one family, for this purpose only. */
export const MailChoiceToken = z
  .object({ token: z.string().min(1).max(200) })
  .meta({ id: 'MailChoiceToken' })

/** Whether a family takes the mails that it can do without. */
export const MailChoice = z.object({ is_subscribed: z.boolean() }).meta({ id: 'MailChoice' })
export type MailChoice = z.output<typeof MailChoice>
