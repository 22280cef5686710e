import type { MailState, OutboxMail } from '@fgm/shared/mail-outbox'
import { formatMoment } from './admin-words.ts'

/** The states in the order of how much they want to be looked at. */
export const mail_states: readonly MailState[] = ['failed', 'waiting', 'given_up', 'sent']

export const mail_state_words: Record<MailState, string> = {
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
  const written = `Written ${formatMoment(created_at)}`
  if (sent_at) return `${written}, sent ${formatMoment(sent_at)}`
  return next_attempt_at ? `${written}, next try ${formatMoment(next_attempt_at)}` : written
}
