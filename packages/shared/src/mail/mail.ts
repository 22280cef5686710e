import { z } from 'zod'

/*
 * Optional mails to a family: a friend joined, a move up the queue, a spot that opened. Mails that an account needs (welcome,
 * links, receipts, a changed password) cannot be turned off.
 */

/** The token in the link of such a mail: it identifies one family, for this purpose only. */
export const MailChoiceToken = z
  .object({ token: z.string().min(1).max(200) })
  .meta({ id: 'MailChoiceToken' })

/** Whether a family receives optional mails. */
export const MailChoice = z.object({ is_subscribed: z.boolean() }).meta({ id: 'MailChoice' })
export type MailChoice = z.output<typeof MailChoice>

/*
 * The outbox as an administrator sees it (decisions §6): recipient, kind and state of each mail. Never its text, and no link or
 * token of it.
 */

/**
 * `waiting`: not tried yet, or the server was not reachable. `failed`: refused so far, and tried again. `given_up`: refused
 * permanently, or too often.
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

/** GET /api/admin/mail-outbox: filters. `cursor` comes from the page before. */
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

/** A page of mails, newest first, and how many there are in each state. */
export const MailOutbox = z
  .object({
    mails: z.array(OutboxMail),
    counts: z.object({
      waiting: z.number().int(),
      failed: z.number().int(),
      sent: z.number().int(),
      given_up: z.number().int(),
    }),
    /** While the mail server accepts no mails: since when, and the time of the next attempt. */
    outage: z.object({ began_at: z.iso.datetime(), paused_until: z.iso.datetime() }).nullable(),
    next_cursor: z.string().nullable(),
  })
  .meta({ id: 'MailOutbox' })
export type MailOutbox = z.output<typeof MailOutbox>

/** The result for a mail that an administrator sent again, in a sentence. */
export const MailTried = z
  .object({ state: MailState, message: z.string() })
  .meta({ id: 'MailTried' })
export type MailTried = z.output<typeof MailTried>
