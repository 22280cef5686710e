import { inTransaction } from '@fgm/db'
import { mailOutboxTable, type Parent, parents } from '@fgm/db/schema'
import type { MailChoice } from '@fgm/shared/mail/mail'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { invalid } from '../../core/errors.ts'
import { isSameSecret, keyedHash } from '../../core/same-secret.ts'

type Key = Pick<Deps, 'csrf_key'>

/**
 * The token in optional mails. It names the family, is valid only for
 * this choice, and does not expire: a mail of last year must still be able to stop the next one.
 */
export const mailChoiceToken = ({ csrf_key }: Key, parentId: string) =>
  `${parentId}.${signatureOf(csrf_key, parentId)}`

/** Where a person chooses, and where a mail program unsubscribes with one click (RFC 8058). */
export function unsubscribeUrls(deps: Pick<Deps, 'config' | 'csrf_key'>, parentId: string) {
  const query = `?token=${mailChoiceToken(deps, parentId)}`
  const { base_url } = deps.config
  return {
    page: `${base_url}/unsubscribe${query}`,
    one_click: `${base_url}/api/mail/unsubscribe${query}`,
  }
}

export const mailChoice = (parent: Pick<Parent, 'unsubscribed_at'>): MailChoice => ({
  is_subscribed: parent.unsubscribed_at === null,
})

/** Stops or starts such mails by the link of one. @throws 400 for a token that is not ours. */
export function setMailChoiceByToken(
  deps: Pick<Deps, 'db' | 'now' | 'csrf_key'>,
  token: string,
  choice: MailChoice,
): { message: string } {
  const parentId = ownerOf(deps, token)
  setMailChoice(deps, parentId, choice)
  return {
    message: choice.is_subscribed
      ? 'These mails come again.'
      : 'Done. These mails stop. Those that your account needs still come, such as a new password.',
  }
}

/** Stops or starts such mails; stopped ones that still wait in the outbox are not sent. */
export function setMailChoice(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  parentId: string,
  { is_subscribed }: MailChoice,
): MailChoice {
  inTransaction(db, (tx) => {
    const unsubscribedAt = is_subscribed ? null : now().toISOString()
    tx.update(parents)
      .set({ unsubscribed_at: unsubscribedAt })
      .where(eq(parents.id, parentId))
      .run()
    if (is_subscribed) return
    tx.delete(mailOutboxTable)
      .where(
        and(
          eq(mailOutboxTable.parent_id, parentId),
          eq(mailOutboxTable.state, 'waiting'),
          isNotNull(mailOutboxTable.unsubscribe_url),
          // A reminder is a separate choice.
          isNull(mailOutboxTable.good_until),
        ),
      )
      .run()
  })
  return { is_subscribed }
}

function ownerOf({ db, csrf_key }: Pick<Deps, 'db' | 'csrf_key'>, token: string): string {
  const [parentId = '', signature = '', ...rest] = token.split('.')
  if (rest.length > 0 || !isSameSecret(signatureOf(csrf_key, parentId), signature))
    throw unknownLink()
  const parent = db.select({ id: parents.id }).from(parents).where(eq(parents.id, parentId)).get()
  if (!parent) throw unknownLink()
  return parent.id
}

const signatureOf = (key: string, parentId: string) => keyedHash(key, `mail-choice:${parentId}`)

const unknownLink = () =>
  invalid(
    'broken_link',
    'This link is incomplete. Please open it from the email again, or choose in your profile.',
  )
