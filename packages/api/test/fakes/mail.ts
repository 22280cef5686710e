import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { smtpMailer } from '../../src/services/mailer.ts'

/** A mail as the server received it: the envelope, and the message byte for byte. */
export type ReceivedMail = { from: string; to: string[]; raw: string }

/**
 * What is wrong with the mail server: refuses with a code at the recipient, refuses our password, stops
 * responding after the recipient, takes the mail and closes the connection without a response, closes with 421 at
 * the greeting or later, or refuses our own address.
 */
export type MailTrouble =
  | 'none'
  | 'busy'
  | 'no such mailbox'
  | 'wrong password'
  | 'hangs'
  | 'cuts'
  | 'closes'
  | 'closes at the recipient'
  | 'refuses us'

/** A real SMTP server on its own port, with a memory. */
export async function startFakeMailServer() {
  const received: ReceivedMail[] = []
  const state: {
    trouble: MailTrouble
    /** Closes the connection only for mails to this address. */
    cuts_for?: string
    /** A mailbox that does not exist. */
    unknown?: string
  } = { trouble: 'none' }
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    logger: false,
    closeTimeout: 1,
    onAuth: (_, __, done) =>
      state.trouble === 'wrong password'
        ? done(refusal(535, 'who are you'))
        : done(null, { user: 'us' }),
    onConnect: (_, done) => (state.trouble === 'closes' ? done(refusal(421, 'closing')) : done()),
    onMailFrom: (_, __, done) =>
      state.trouble === 'refuses us' ? done(refusal(550, 'not you')) : done(),
    onRcptTo: ({ address }, _, done) => {
      if (address === state.unknown) return done(refusal(550, 'nobody here'))
      if (state.trouble === 'closes at the recipient') return done(refusal(421, 'closing'))
      if (state.trouble === 'busy') return done(refusal(451, 'later please'))
      if (state.trouble === 'no such mailbox') return done(refusal(550, 'nobody here'))
      if (state.trouble !== 'hangs') done()
    },
    onData: takeMail,
  })
  server.on('error', () => {})
  const sockets = new Set<Socket>()
  server.server.on('connection', (socket) => sockets.add(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const mailers: ReturnType<typeof smtpMailer>[] = []

  return {
    /** Accepted mails, oldest first. */
    received,
    state,
    smtp_url: `smtp://127.0.0.1:${port}`,
    /** The real mailer with this server. */
    mailer: (user = '') => {
      const mailer = smtpMailer(`smtp://${user}127.0.0.1:${port}`, 'hello@fgm.example')
      mailers.push(mailer)
      return mailer
    },
    /** From now on connections are refused, and open ones are closed. */
    down: () =>
      new Promise<void>((resolve) => {
        server.server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
        sockets.clear()
      }),
    /** Listens again, on the same port. */
    up: () => new Promise<void>((resolve) => void server.server.listen(port, '127.0.0.1', resolve)),
    close: () => {
      for (const mailer of mailers) mailer.close()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }

  function socketOf(port: number) {
    return [...sockets].find(({ remotePort }) => remotePort === port)
  }

  function takeMail(
    ...[stream, session, done]: Parameters<NonNullable<SMTPServerOptions['onData']>>
  ) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      const { mailFrom, rcptTo } = session.envelope
      received.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        raw: Buffer.concat(chunks).toString('utf8'),
      })
      const isCut = state.trouble === 'cuts' || rcptTo[0]?.address === state.cuts_for
      if (isCut) socketOf(session.remotePort)?.destroy()
      else done()
    })
  }
}

export type FakeMailServer = Awaited<ReturnType<typeof startFakeMailServer>>

const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode })
