import type { MailState, OutboxMail } from '@fgm/shared/mail/outbox'
import { formatMoment } from '../admin-words.ts'

/** The states in the order of how much they want to be looked at. */
export const mailStates: readonly MailState[] = ['failed', 'waiting', 'given_up', 'sent']

export const mailStateWords: Record<MailState, string> = {
  waiting: 'Waiting',
  failed: 'Failed, tried again',
  sent: 'Sent',
  given_up: 'Given up',
}

/** 'Verify email' from 'verify_email'. */
export function kindWords(kind: string): string {
  const words = kind.replaceAll(/[_-]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** When it was written, sent, or is tried next. */
export function mailTimes({ created_at, sent_at, next_attempt_at }: OutboxMail): string {
  const written = formatMoment(created_at)
  const [done, then] = sent_at ? ['sent', sent_at] : ['next try', next_attempt_at]
  if (!then) return `Written ${written}`
  // Most mails go at once: one moment is told once.
  if (formatMoment(then) !== written) return `Written ${written}, ${done} ${formatMoment(then)}`
  return sent_at ? `Written and sent ${written}` : `Written ${written}, to be sent at once`
}
