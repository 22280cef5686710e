import { createHmac, timingSafeEqual } from 'node:crypto'
import { inTransaction } from '@fgm/db'
import { mail_outbox, type User, users } from '@fgm/db/schema'
import type { MailChoice } from '@fgm/shared/mail/mail'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { invalid } from '../../core/errors.ts'

type Key = Pick<Deps, 'csrf_key'>

/**
 * The token in the mails that a family can do without. It names the family, is good for nothing but
 * this choice, and does not end: a mail of last year must still be able to stop the next one.
 */
export const mailChoiceToken = ({ csrf_key }: Key, user_id: string) =>
  `${user_id}.${signatureOf(csrf_key, user_id)}`

/** Where a person chooses, and where a mail program stops such mails by itself (RFC 8058). */
export function unsubscribeUrls(deps: Pick<Deps, 'config' | 'csrf_key'>, user_id: string) {
  const query = `?token=${mailChoiceToken(deps, user_id)}`
  const { base_url } = deps.config
  return {
    page: `${base_url}/unsubscribe${query}`,
    one_click: `${base_url}/api/mail/unsubscribe${query}`,
  }
}

/** What a family chose. */
export const mailChoice = (user: Pick<User, 'unsubscribed_at'>): MailChoice => ({
  is_subscribed: user.unsubscribed_at === null,
})

/** Stops or starts such mails for whoever holds the link of one. @throws 400 for a token that is not ours. */
export function setMailChoiceByToken(
  deps: Pick<Deps, 'db' | 'now' | 'csrf_key'>,
  token: string,
  choice: MailChoice,
): { message: string } {
  const user_id = ownerOf(deps, token)
  setMailChoice(deps, user_id, choice)
  return {
    message: choice.is_subscribed
      ? 'These mails come again.'
      : 'Done. These mails stop. Those that your account needs still come, such as a new password.',
  }
}

/** Stops or starts such mails; stopped ones that still wait in the outbox do not go out any more. */
export function setMailChoice(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  user_id: string,
  { is_subscribed }: MailChoice,
): MailChoice {
  inTransaction(db, (tx) => {
    const unsubscribed_at = is_subscribed ? null : now().toISOString()
    tx.update(users).set({ unsubscribed_at }).where(eq(users.id, user_id)).run()
    if (is_subscribed) return
    tx.delete(mail_outbox)
      .where(
        and(
          eq(mail_outbox.user_id, user_id),
          eq(mail_outbox.state, 'waiting'),
          isNotNull(mail_outbox.unsubscribe_url),
        ),
      )
      .run()
  })
  return { is_subscribed }
}

function ownerOf({ db, csrf_key }: Pick<Deps, 'db' | 'csrf_key'>, token: string): string {
  const [user_id = '', signature = '', ...rest] = token.split('.')
  if (rest.length > 0 || !isSame(signatureOf(csrf_key, user_id), signature)) throw unknownLink()
  const user = db.select({ id: users.id }).from(users).where(eq(users.id, user_id)).get()
  if (!user) throw unknownLink()
  return user.id
}

const signatureOf = (key: string, user_id: string) =>
  createHmac('sha256', key).update(`mail-choice:${user_id}`).digest('base64url')

function isSame(expected: string, given: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(given)]
  return left.length === right.length && timingSafeEqual(left, right)
}

const unknownLink = () =>
  invalid('This link is not whole. Please open it from the mail again, or choose in your profile.')
