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
 * Everything that comes from outside a function: the database, the clock, chance and the outside
 * world. Functions take `Pick<Deps, …>` first, so their signature tells what they can reach.
 */
export type Deps = {
  db: Db
  /** Only where the database is a copy of a primary that other servers write to. */
  copy?: CopyOfPrimary
  /** The present moment. The only clock. */
  now: () => Date
  /** A new opaque id, not guessable (128 bits). */
  newId: () => string
  random: () => number
  /** A new secret of that many random bytes, as text that is safe in addresses. */
  newToken: (bytes: number) => string
  /** The server's own secret, for CSRF tokens. */
  csrf_key: string
  passwords: PasswordHasher
  pdfs: PdfRenderer
  ai: AiGateway
  mailer: Mailer
  /** Null where no client id is configured: no Google login then. */
  google: Google | null
  payments: PaymentProvider
  push: Pusher
  underWay: ReturnType<typeof noneInFlight>
  config: Config
  log: Logger
  /** Called with each limit that a request is counted against; only set in the deps of a request. */
  noteLimit?: (limit: LimitState) => void
}

/** How a limit stands after a request. */
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

/** What this process is in the middle of, by the id of its row: a second call joins it, or lets it be. */
export const noneInFlight = () => ({
  /** Activities that are being made: a second click waits for the first. */
  generations: new Map<string, Promise<typeof generations.$inferSelect>>(),
  /** Orders that are being made at the provider: a second click waits for the first. */
  orders: new Map<string, Promise<string>>(),
  /** Mails in the mailer's hands: a slow mail server outlives the lease, and no mail may go twice for it. */
  mails: new Set<string>(),
})
