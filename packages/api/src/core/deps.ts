import type { Db } from '@fgm/db'
import type { generations } from '@fgm/db/schema'
import type { Logger } from 'pino'
import type { PasswordHasher } from '../features/auth/passwords.ts'
import type { PdfRenderer } from '../print/pdf-renderer.ts'
import type { AiGateway } from '../services/ai-gateway/gateway.ts'
import type { Google } from '../services/google.ts'
import type { Mailer } from '../services/mailer.ts'
import type { PaymentProvider } from '../services/payments.ts'
import type { Pusher } from '../services/push.ts'
import type { Config } from './config.ts'
import type { CopyOfPrimary } from './copy-of-primary.ts'

/**
 * Everything from outside a function: the database, the clock, randomness and other services.
 * Functions take `Pick<Deps, …>` first, so their signature shows what they can reach.
 */
export type Deps = {
  db: Db
  /** Only if the database is a copy of a primary that other servers write to. */
  copy?: CopyOfPrimary
  /** The current time. The only clock. */
  now: () => Date
  /** A new opaque id, not guessable (128 bits). */
  newId: () => string
  random: () => number
  /** A new secret of that many random bytes, as text that is safe in URLs. */
  newToken: (bytes: number) => string
  /** The server's own secret, for CSRF tokens. */
  csrf_key: string
  passwords: PasswordHasher
  pdfs: PdfRenderer
  ai: AiGateway
  mailer: Mailer
  /** Null without a configured client id: then there is no Google login. */
  google: Google | null
  payments: PaymentProvider
  push: Pusher
  underWay: ReturnType<typeof noneInFlight>
  config: Config
  log: Logger
  /** Called with each limit that a request is counted against; only set in the deps of a request. */
  noteLimit?: (limit: LimitState) => void
}

/** The state of a limit after a request. */
export type LimitState = {
  /** Letters and hyphens only. */
  name: string
  /** How many fit into a window of that many seconds. */
  attempts: number
  seconds: number
  /** How many are left, and in how many seconds the window ends. */
  remaining: number
  endsIn: number
}

/** Work in progress in this process, by the id of its row: a second call joins or skips it. */
export const noneInFlight = () => ({
  /** Activities that are being made: a second click waits for the first. */
  generations: new Map<string, Promise<typeof generations.$inferSelect>>(),
  /** Orders that are being made at the provider: a second click waits for the first. */
  orders: new Map<string, Promise<string>>(),
  /** Mails that are being sent: a slow mail server outlives the lease, and no mail may be sent twice for it. */
  mails: new Set<string>(),
})
