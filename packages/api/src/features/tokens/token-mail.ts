import type { Parent } from '@fgm/db/schema'
import { listed } from '@fgm/shared/text/words'
import type { AccessToken, TokenScope } from '@fgm/shared/tokens'
import { greeting, type MailContent } from '../mail/mail.ts'

/** Tells a parent that a key for programs was made, what it may do and until when, in case someone else made it. */
export function tokenMail(
  parent: Parent,
  { name, scopes, expires_at }: AccessToken,
  baseUrl: string,
): MailContent {
  // An unconfirmed address may be a stranger's: no text that someone else chose goes there.
  const called = parent.email_verified_at ? ` called “${name}”` : ''
  return {
    subject: 'A key for programs was made',
    preview: 'If that was you, all is well.',
    greeting: greeting('Hello', parent),
    paragraphs: [
      `A key${called} was made for your account. Until ${dayWords(expires_at)} a program that has it can ${listed(scopes.map((scope) => scopeWords[scope]))}.`,
      'If that was you, all is well. You can remove the key in your profile at any time.',
      'If it was not you, choose a new password now. It removes every key and logs out everyone who is logged in.',
    ],
    action: { label: 'It was not me', url: `${baseUrl}/forgot-password` },
    footnote: 'You get this mail whenever a key for programs is made.',
  }
}

const scopeWords: Record<TokenScope, string> = {
  read: 'read what we keep for your family',
  write: 'change what we keep for your family',
  generate: 'make new activities with your credits',
  admin: 'do what administrators do',
}

const dayWords = (iso: string) => day.format(new Date(iso))
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
