import { type Connection, type Db, inTransaction, openDatabase } from '@fgm/db'
import { migrateDatabase } from '@fgm/db/migrate'
import { parents } from '@fgm/db/schema'
import { seedActivities } from '@fgm/db/seed/activities'
import { seedHunts } from '@fgm/db/seed/hunts'
import { installSentences } from '@fgm/shared/text/sentences'
import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import pino from 'pino'
import { type Config, readConfig } from '../src/core/config.ts'
import { type Deps, noneInFlight } from '../src/core/deps.ts'
import { projectPaths } from '../src/core/project-paths.ts'
import { findParentByEmail } from '../src/features/auth/auth.ts'
import { argon2Passwords } from '../src/features/auth/passwords.ts'
import { openGateway } from '../src/features/generator/gateway.ts'
import { mailChoiceToken } from '../src/features/mail/mail-choice.ts'
import { openPayments } from '../src/features/payments/payments.ts'
import { activateFamily } from '../src/features/queue/queue.ts'
import { serverSecret } from '../src/features/settings/settings.ts'
import { createApp } from '../src/http/app.ts'
import { loadStaticFiles } from '../src/http/pages/static-files.ts'
import { createPdfRenderer } from '../src/print/pdf-renderer.ts'
import type { OutgoingMail } from '../src/services/mailer.ts'
import { webPusher } from '../src/services/push.ts'
import { system } from '../src/services/system.ts'
import { holdToContract } from './contract.ts'
import { TestBrowser } from './test-browser.ts'

installSentences()

/** The day on which every test begins. */
const firstMoment = '2026-03-02T09:00:00.000Z'

/** One migrated and seeded database, copied for every test: a copy takes a fraction of a millisecond. */
const template: Buffer = (() => {
  const { db, connection } = openDatabase(':memory:')
  migrateDatabase(connection, projectPaths.migrations)
  seedActivities(db, new Date(firstMoment))
  seedHunts(db, new Date(firstMoment))
  return connection.serialize()
})()

/** The pages, if they are built: read once for all apps of a worker. */
const files = loadStaticFiles(projectPaths.web)

export type TestApp = {
  app: Hono
  deps: Deps
  db: Db
  connection: Connection
  /** Accepted mails, oldest first. */
  mails: OutgoingMail[]
  /** While true the mail server refuses everything. */
  mail_trouble: { is_down: boolean }
  clock: { advance: (seconds: number) => void }
  /** A fresh browser: no cookies. */
  browser: () => TestBrowser
  /** A browser in which a test family has just registered. */
  register: (family: Partial<CastMember> & { name: string }) => Promise<TestBrowser>
  /** Makes the family of that name active, like a verified payment. */
  activate: (name: string) => void
}

export type CastMember = { name: string; email: string; password: string; referral_code: string }

export const testPassword = 'quiet-otter-42'

/**
 * The real app with its own real database, with a clock that stands still until a test moves it. Every response on a literal
 * path is compared with the OpenAPI document. `env` is read by the real `readConfig`; `deps` replaces single dependencies.
 */
export function createTestApp(
  env: Record<string, string> = {},
  replaced: Partial<Deps> = {},
): TestApp {
  const { db, connection } = openDatabase(template)
  const config: Config = readConfig({ NODE_ENV: 'test', RATE_LIMITS: 'off', ...env })
  let time = new Date(firstMoment).getTime()
  const mails: OutgoingMail[] = []
  const mailTrouble = { is_down: false }
  const now = () => new Date(time)
  const deps: Deps = {
    ...system,
    now,
    db,
    csrf_key: serverSecret({ ...system, db, now }, 'csrf'),
    passwords: argon2Passwords({ algorithm: 2, memoryCost: 64, timeCost: 1, parallelism: 1 }),
    pdfs: createPdfRenderer(),
    underWay: noneInFlight(),
    ai: openGateway({ ...system, now, db, config }),
    mailer: {
      send: async (mail) => {
        if (mailTrouble.is_down) throw new Error('the mail server is down')
        mails.push(mail)
      },
      close: () => {},
    },
    push: webPusher({
      private_key: serverSecret({ ...system, db, now }, 'vapid'),
      subject: 'mailto:hello@fgm.example',
    }),
    google: null,
    payments: openPayments({ ...system, now, db, config }),
    config,
    log: pino({ level: 'silent' }),
    ...replaced,
  }
  const app = holdToContract(createApp(deps, { files }))
  const browser = () => new TestBrowser(app)
  return {
    app,
    deps,
    db,
    connection,
    mails,
    mail_trouble: mailTrouble,
    clock: {
      advance: (seconds) => {
        time += seconds * 1000
      },
    },
    browser,
    register: async (family) => {
      const visitor = browser()
      const response = await visitor.post('/register', {
        email: `${family.name.toLowerCase()}@example.com`,
        password: testPassword,
        ...family,
      })
      if (response.status !== 201)
        throw new Error(`${family.name} could not register: ${JSON.stringify(response.body)}`)
      return visitor
    },
    activate: (name) => {
      const parent = db.select().from(parents).where(eq(parents.name, name)).get()
      if (!parent) throw new Error(`No one is called ${name}`)
      inTransaction(db, (tx) => activateFamily(deps, tx, parent.family_id))
    },
  }
}

/** The token in the newest mail with that kind of link. */
export function mailedToken(
  mails: OutgoingMail[],
  path: 'verify-email' | 'reset-password',
): string {
  const pattern = new RegExp(`/${path}\\?token=([\\w-]+)`)
  const token = mails.map((mail) => pattern.exec(mail.text)?.[1]).findLast(Boolean)
  if (!token) throw new Error(`No mail with a ${path} link was sent`)
  return token
}

/** The token in the optional mails of a parent. */
export function unsubscribeToken({ deps }: TestApp, email: string): string {
  const parent = findParentByEmail(deps.db, email)
  if (!parent) throw new Error(`${email} has no account`)
  return mailChoiceToken(deps, parent.id)
}
