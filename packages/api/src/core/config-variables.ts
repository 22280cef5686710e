import { isIP } from 'node:net'
import { z } from 'zod'
import { aiVariables, httpUrl, text } from './config-ai.ts'
import { logLevels } from './log.ts'

/*
 * Every environment variable: its allowed values, its meaning, an example. `.env.example` is rendered from this table
 * by `scripts/generate.ts`; a test compares the two.
 */

export type Variable = {
  schema: z.ZodType
  meaning: string
  /** The default, unless `meaning` says otherwise. */
  example?: string
  is_secret?: boolean
}

/** The site's origin, without a path: every link is built on it. */
const siteAddress = httpUrl
  .refine(
    (address) => !URL.canParse(address) || new URL(address).origin === address.replace(/\/+$/, ''),
    {
      error: 'must be a scheme and a host only, like https://fivegoodminutes.example',
    },
  )
  .optional()

const commaList = z.string().transform((list) =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
)

const addresses = commaList
  .refine(
    (list) => list.every((address) => isIP(address) !== 0),
    'must list plain IP addresses, separated by commas',
  )
  .optional()

/** One secret or several: after a change the provider still signs its retries with the old one. */
const secrets = commaList.refine((list) => list.length > 0, 'must hold a secret').optional()

/** Every variable that the product reads, with its meaning and schema. */
export const variables = {
  NODE_ENV: {
    schema: z.enum(['production', 'development', 'test']).default('development'),
    meaning: '`npm start` sets production unless it is set',
    example: 'production',
  },
  PORT: {
    schema: z.coerce
      .number('must be a port number')
      .int('must be a whole number')
      .min(0, 'must be a port number, 0 or more')
      .max(65535, 'must be a port number up to 65535')
      .default(3000),
    meaning: 'Port to listen on',
  },
  HOST: { schema: z.string().min(1).default('127.0.0.1'), meaning: 'Address to listen on' },
  BASE_URL: {
    schema: siteAddress,
    meaning:
      'Where parents reach the site; links in mails, cookies and CSRF follow it (http://localhost:PORT)',
    example: 'https://fivegoodminutes.example',
  },
  DATA_DIR: {
    schema: z.string().min(1).default('./data'),
    meaning: 'Folder of fgm.sqlite, mail/ (captured .eml) and backups/',
  },
  BACKUPS: {
    schema: z.enum(['on', 'off']).default('on'),
    meaning: 'on: the server backs its database up every night (docs/backups.md); or off',
  },
  BACKUP_AT: {
    schema: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day like 03:15')
      .default('03:15'),
    meaning: 'When, in UTC; a server that was down then makes up for it when it starts',
  },
  BACKUP_DIR: {
    schema: text,
    meaning: 'Folder for backups, best on another disk (DATA_DIR/backups); each site needs its own',
    example: '/mnt/backup/five-good-minutes',
  },
  DATABASE_DRIVER: {
    schema: z.enum(['better-sqlite3', 'libsql']).optional(),
    meaning: 'better-sqlite3, or libsql (docs/growing.md)',
    example: 'better-sqlite3',
  },
  DATABASE_SYNC_URL: {
    schema: z
      .url({ protocol: /^(?:https?|libsql)$/, error: 'must be an https or libsql address' })
      .optional(),
    meaning: 'With libsql: the primary on another machine, of which DATA_DIR holds a copy',
  },
  DATABASE_AUTH_TOKEN: { schema: text, meaning: 'What the primary knows us by', is_secret: true },
  LOG_LEVEL: {
    schema: z.enum(logLevels).default('info'),
    meaning: 'How much is logged: fatal, error, warn, info (a line per request), debug or silent',
  },
  METRICS_TOKEN: {
    schema: z.string().min(16, 'needs at least 16 characters').optional(),
    meaning: 'Bearer token with which /metrics can be read from another machine',
    is_secret: true,
  },
  ADMIN_EMAIL: {
    schema: z.email().optional(),
    meaning: 'First administrator, used only while there is none',
    example: 'you@example.com',
  },
  ADMIN_PASSWORD: {
    schema: z
      .string()
      .min(6, 'needs at least 6 characters')
      .max(256, 'can have at most 256 characters')
      .optional(),
    meaning: 'Password of the first administrator, 12 characters or more',
    is_secret: true,
  },
  SMTP_URL: {
    schema: z
      .url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' })
      .optional(),
    meaning: 'Mail server; without it mails are written to DATA_DIR/mail',
    example: 'smtps://user:password@mail.example.com:465',
    is_secret: true,
  },
  MAIL_FROM: {
    schema: z.email({ error: 'must be one plain address' }).default('hello@localhost.localdomain'),
    meaning: 'Address that mails come from',
    example: 'hello@fivegoodminutes.example',
  },
  GOOGLE_CLIENT_ID: { schema: text, meaning: 'Turns on Google login' },
  GOOGLE_JWKS_URL: {
    schema: z.url().default('https://www.googleapis.com/oauth2/v3/certs'),
    meaning: 'Where Google publishes its keys; changed only in tests',
    example: '',
  },
  GOOGLE_ISSUER: {
    schema: z.string().min(1).default('https://accounts.google.com'),
    meaning: 'Who issues ID tokens; changed only in tests',
    example: '',
  },
  PAYMENTS: {
    schema: z.enum(['razorpay', 'sandbox', 'off']).default('off'),
    meaning:
      'razorpay, sandbox (a simulated checkout with test payments, never in production) or off',
  },
  RAZORPAY_KEY_ID: { schema: text, meaning: 'Razorpay key id' },
  RAZORPAY_KEY_SECRET: { schema: text, meaning: 'Razorpay key secret', is_secret: true },
  RAZORPAY_WEBHOOK_SECRET: {
    schema: secrets,
    meaning:
      'Secret of the webhook at BASE_URL/api/payment/webhook; while it is changed both, separated by a comma',
    is_secret: true,
  },
  RAZORPAY_API_URL: { schema: httpUrl.optional(), meaning: 'Razorpay API; changed only in tests' },
  ...aiVariables,
  RATE_LIMITS: {
    schema: z.enum(['on', 'off']).default('on'),
    meaning: 'on, or off (never in production)',
  },
  TRUST_PROXY: {
    schema: addresses,
    meaning: 'Comma-separated addresses of the proxies whose X-Forwarded-For is believed (none)',
    example: '127.0.0.1',
  },
} satisfies Record<string, Variable>

export type Names = keyof typeof variables
export type Values = { [Name in Names]: z.output<(typeof variables)[Name]['schema']> }
