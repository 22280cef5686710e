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

/*
 * The outbox as an administrator sees it (decisions §6): which mail goes where and how that went. Never
 * its text, and no link or token of it.
 */

/**
 * `waiting`: not tried yet, or the server was away. `failed`: refused so far, and tried again.
 * `given_up`: refused permanently, or too often.
 */
export const MailState = z.enum(['waiting', 'failed', 'sent', 'given_up'])
export type MailState = z.output<typeof MailState>

export const OutboxMail = z
  .object({
    id: z.string(),
    kind: z.string(),
    to_name: z.string(),
    to_address: z.string(),
    state: MailState,
    attempts: z.number().int(),
    last_error: z.string().nullable().describe('What the mail server said, without secrets'),
    next_attempt_at: z.iso.datetime().nullable().describe('Null when it is not tried again'),
    sent_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
    has_family: z.boolean().describe('Whether the address is found in the list of families'),
  })
  .meta({ id: 'OutboxMail' })
export type OutboxMail = z.output<typeof OutboxMail>

/** GET /api/admin/mail-outbox: which part of it. `cursor` comes from the page before. */
export const MailOutboxQuery = z
  .object({
    state: MailState.optional(),
    query: z
      .string()
      .trim()
      .max(100)
      .optional()
      .describe('Part of a name or address, or of the kind of mail'),
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  })
  .meta({ id: 'MailOutboxQuery' })
export type MailOutboxQuery = z.output<typeof MailOutboxQuery>

/** A page of mails, the newest first, and how many there are in each state. */
export const MailOutbox = z
  .object({
    mails: z.array(OutboxMail),
    counts: z.object({
      waiting: z.number().int(),
      failed: z.number().int(),
      sent: z.number().int(),
      given_up: z.number().int(),
    }),
    /** While the mail server takes no mails: since when, and when it is tried again. */
    outage: z.object({ began_at: z.iso.datetime(), paused_until: z.iso.datetime() }).nullable(),
    next_cursor: z.string().nullable(),
  })
  .meta({ id: 'MailOutbox' })
export type MailOutbox = z.output<typeof MailOutbox>

/** What became of one mail that an administrator sent on its way, in a sentence. */
export const MailTried = z
  .object({ state: MailState, message: z.string() })
  .meta({ id: 'MailTried' })
export type MailTried = z.output<typeof MailTried>
