import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'

/** A mail ready to send. `message_id` is the same for every attempt, so a duplicate can be recognized. */
export type OutgoingMail = {
  message_id: string
  to: { name: string; address: string }
  subject: string
  text: string
  html: string
  /** The address that unsubscribes from mails of this kind (RFC 8058); null for mails that an account needs. */
  unsubscribe_url?: string | null
}

/**
 * The mail server cannot be used: not the mail's fault. `greets` tells that it accepts connections all the same
 * and only broke off in the middle of this mail.
 */
export class MailServerDown extends Error {
  readonly greets: boolean
  constructor(cause: Error, greets: boolean) {
    super(cause.message, { cause })
    this.greets = greets
  }
}

/**
 * Sends mails. `send` resolves once the mail is accepted, throws `MailServerDown` if
 * the server cannot be used, and anything else if it refused this mail.
 */
export type Mailer = { send: (mail: OutgoingMail) => Promise<void>; close: () => void }

const productName = 'Five Good Minutes'

/** A mail as nodemailer takes it. Addresses are objects: a string would be parsed, and can hold two. */
function messageOf(mail: OutgoingMail, mailFrom: string) {
  return {
    messageId: mail.message_id,
    from: { name: productName, address: mailFrom },
    to: { name: mail.to.name, address: mail.to.address },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribe_url && {
        'List-Unsubscribe': `<${mail.unsubscribe_url}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Sends over SMTP. Timeouts are short: the outbox retries later. */
export function smtpMailer(smtpUrl: string, mailFrom: string): Mailer {
  const address = new URL(smtpUrl)
  const transport = nodemailer.createTransport({
    host: address.hostname,
    port: Number(address.port) || (address.protocol === 'smtps:' ? 465 : 587),
    secure: address.protocol === 'smtps:',
    auth: address.username
      ? { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) }
      : undefined,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 15_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async (mail) => {
      try {
        await transport.sendMail(messageOf(mail, mailFrom))
      } catch (cause) {
        if (!(cause instanceof Error) || !isServerFailure(cause)) throw cause
        throw new MailServerDown(cause, isBrokenOff(cause) && (await greets()))
      }
    },
    close: () => transport.close(),
  }

  function greets(): Promise<boolean> {
    return transport.verify().then(
      () => true,
      () => false,
    )
  }
}

type SmtpError = Error & { code?: string; command?: string; responseCode?: number }

/**
 * Everything but a response about this mail's recipient or content: no connection, a wrong password, 421
 * (the server closes), and a refusal of our own address, which every mail carries.
 */
function isServerFailure(cause: SmtpError): boolean {
  if (cause.responseCode === 421 || cause.command === 'MAIL FROM') return true
  return isBrokenOff(cause) || /^(EAUTH|ENOAUTH|EDNS|ETLS)$/.test(cause.code ?? '')
}

/** The connection failed, at its beginning or later: the error does not tell when. */
const isBrokenOff = ({ code = '', command, responseCode }: SmtpError) =>
  /^(ECONNECTION|ESOCKET|ETIMEDOUT|EPROTOCOL)$/.test(code) &&
  command !== 'MAIL FROM' &&
  responseCode !== 421

/** Without a mail server: each mail becomes an .eml file that any mail program opens. */
export function fileMailer(folder: string, mailFrom: string): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(messageOf(mail, mailFrom))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = mail.message_id.replace(/[^a-z0-9-]+/gi, '_').replace(/^_|_$/g, '')
      // It may contain a link that logs in.
      await writeFile(join(folder, `${name}.eml`), message as Buffer, { mode: 0o600 })
    },
    close: () => transport.close(),
  }
}
