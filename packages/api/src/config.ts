import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join } from 'node:path'
import { z } from 'zod'
import { aiConfigOf, aiVariables } from './config-ai.ts'
import { contradictions } from './config-contradictions.ts'
import { log_levels } from './log.ts'

/*
 * The only reader of the environment. Every name is optional (decisions §11); a value that cannot be
 * right stops the start, and all problems are told at once. `.env.example` is rendered from this
 * table by `scripts/env-example.ts`, and a test holds the two together.
 */

type Variable = { schema: z.ZodType; meaning: string; example: string; is_secret?: boolean }

const text = z.string().min(1).optional()
const url = z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional()

/** The site's own address: everything we link to is built on it, so it holds nothing but where we are. */
const site_address = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .refine(
    (address) => !URL.canParse(address) || new URL(address).origin === address.replace(/\/+$/, ''),
    {
      error: 'must be a scheme and a host only, like https://fivegoodminutes.example',
    },
  )
  .optional()

const addresses = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((address) => address.trim())
      .filter(Boolean),
  )
  .refine(
    (list) => list.every((address) => isIP(address) !== 0),
    'must list plain IP addresses, separated by commas',
  )
  .optional()

/** One secret or several: after a change the provider still signs its repetitions with the old one. */
const secrets = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((secret) => secret.trim())
      .filter(Boolean),
  )
  .refine((list) => list.length > 0, 'must hold a secret')
  .optional()

/** Every name the product reads, what it means and how it looks. */
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
    example: '3000',
  },
  HOST: {
    schema: z.string().min(1).default('127.0.0.1'),
    meaning: 'Address to listen on',
    example: '127.0.0.1',
  },
  BASE_URL: {
    schema: site_address,
    meaning:
      'Where parents reach the site; links in mails, cookies and CSRF follow it (http://localhost:PORT)',
    example: 'https://fivegoodminutes.example',
  },
  DATA_DIR: {
    schema: z.string().min(1).default('./data'),
    meaning: 'Folder of fgm.sqlite, mail/ (captured .eml) and backups/',
    example: './data',
  },
  BACKUPS: {
    schema: z.enum(['on', 'off']).default('on'),
    meaning: 'on: the server backs its database up every night (docs/backups.md); or off',
    example: 'on',
  },
  BACKUP_AT: {
    schema: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day like 03:15')
      .default('03:15'),
    meaning: 'When, in UTC; a server that was down then makes up for it when it starts',
    example: '03:15',
  },
  BACKUP_DIR: {
    schema: text,
    meaning: 'Folder for backups, best on another disk (DATA_DIR/backups); each site needs its own',
    example: '/mnt/backup/five-good-minutes',
  },
  DATABASE_DRIVER: {
    schema: z.enum(['better-sqlite3', 'libsql']).optional(),
    meaning: 'better-sqlite3, or libsql (docs/decisions/020-growing-past-one-machine.md)',
    example: 'better-sqlite3',
  },
  DATABASE_SYNC_URL: {
    schema: z
      .url({ protocol: /^(?:https?|libsql)$/, error: 'must be an https or libsql address' })
      .optional(),
    meaning: 'With libsql: the primary on another machine, of which DATA_DIR holds a copy',
    example: '',
  },
  DATABASE_AUTH_TOKEN: {
    schema: text,
    meaning: 'What the primary knows us by',
    example: '',
    is_secret: true,
  },
  LOG_LEVEL: {
    schema: z.enum(log_levels).default('info'),
    meaning: 'How much is logged: fatal, error, warn, info (a line per request), debug or silent',
    example: 'info',
  },
  METRICS_TOKEN: {
    schema: z.string().min(16, 'needs at least 16 characters').optional(),
    meaning: 'Bearer token with which /metrics can be read from another machine',
    example: '',
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
    example: '',
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
  GOOGLE_CLIENT_ID: { schema: text, meaning: 'Turns on Google sign-in', example: '' },
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
    example: 'off',
  },
  RAZORPAY_KEY_ID: { schema: text, meaning: 'Razorpay key id', example: '' },
  RAZORPAY_KEY_SECRET: {
    schema: text,
    meaning: 'Razorpay key secret',
    example: '',
    is_secret: true,
  },
  RAZORPAY_WEBHOOK_SECRET: {
    schema: secrets,
    meaning:
      'Secret of the webhook at BASE_URL/api/payment/webhook; while it is changed both, separated by a comma',
    example: '',
    is_secret: true,
  },
  RAZORPAY_API_URL: { schema: url, meaning: 'Razorpay API; changed only in tests', example: '' },
  ...aiVariables,
  RATE_LIMITS: {
    schema: z.enum(['on', 'off']).default('on'),
    meaning: 'on, or off (never in production)',
    example: 'on',
  },
  TRUST_PROXY: {
    schema: addresses,
    meaning: 'Comma-separated addresses of the proxies whose X-Forwarded-For is believed (none)',
    example: '127.0.0.1',
  },
} satisfies Record<string, Variable>

type Names = keyof typeof variables
export type Values = { [Name in Names]: z.output<(typeof variables)[Name]['schema']> }

/** The product's configuration, checked. `base_url` has no slash at its end. */
export type Config = ReturnType<typeof configFrom>

/** Names in the environment, among which one may be misspelled. */
export const namesInEnvironment = () => Object.keys(process.env)

/**
 * Reads the configuration. Every name can also be given as NAME_FILE, the path of a file that holds
 * the value (for secrets).
 * @throws with one line per problem, naming every variable that cannot be right.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const problems: string[] = []
  const values: Record<string, unknown> = {}
  for (const [name, variable] of Object.entries(variables) as [Names, Variable][]) {
    const result = variable.schema.safeParse(givenValue(env, name, problems))
    if (result.success) values[name] = result.data
    else problems.push(...result.error.issues.map((issue) => problemOf(name, issue)))
  }
  problems.push(...contradictions(values as Partial<Values>).filter((line) => !isExplained(line)))
  if (problems.length > 0)
    throw new Error(
      `The configuration cannot be right:\n${problems.map((line) => `  - ${line}`).join('\n')}`,
    )
  return configFrom(values as Values)

  /** A pair is not also blamed for what is wrong with one of the two. */
  function isExplained(line: string): boolean {
    return Object.keys(variables).some((name) => line.includes(name) && !(name in values))
  }
}

const problemOf = (name: string, { path, message }: z.core.$ZodIssue) =>
  `${name}${z.core.toDotPath(path)} ${message}`

function givenValue(env: NodeJS.ProcessEnv, name: string, problems: string[]): string | undefined {
  const file = env[`${name}_FILE`]
  if (!file) return env[name] || undefined
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    problems.push(`${name}_FILE names a file that cannot be read`)
    return undefined
  }
}

function configFrom(values: Values) {
  const base_url = (values.BASE_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '')
  return {
    is_production: values.NODE_ENV === 'production',
    port: values.PORT,
    host: values.HOST,
    base_url,
    is_https: base_url.startsWith('https:'),
    data_dir: values.DATA_DIR,
    backups: backupsOf(values),
    database: databaseOf(values),
    log_level: values.LOG_LEVEL,
    metrics_token: values.METRICS_TOKEN ?? null,
    admin:
      values.ADMIN_EMAIL && values.ADMIN_PASSWORD
        ? { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD }
        : null,
    smtp_url: values.SMTP_URL ?? null,
    mail_from: values.MAIL_FROM,
    google: values.GOOGLE_CLIENT_ID
      ? {
          client_id: values.GOOGLE_CLIENT_ID,
          jwks_url: values.GOOGLE_JWKS_URL,
          issuer: values.GOOGLE_ISSUER,
        }
      : null,
    payments: {
      provider: values.PAYMENTS,
      key_id: values.RAZORPAY_KEY_ID ?? null,
      key_secret: values.RAZORPAY_KEY_SECRET ?? null,
      webhook_secrets: values.RAZORPAY_WEBHOOK_SECRET ?? [],
      api_url: values.RAZORPAY_API_URL ?? 'https://api.razorpay.com',
    },
    ai: aiConfigOf(values),
    are_rate_limits_on: values.RATE_LIMITS === 'on',
    trusted_proxies: values.TRUST_PROXY ?? [],
  }
}

function backupsOf(values: Values) {
  return {
    // Two SQLite libraries at one file in one process would drop each other's locks (decisions 020).
    is_on: values.BACKUPS === 'on' && values.DATABASE_DRIVER !== 'libsql',
    at: values.BACKUP_AT,
    folder: values.BACKUP_DIR ?? join(values.DATA_DIR, 'backups'),
  }
}

function databaseOf(values: Values) {
  const { DATABASE_DRIVER: driver, DATABASE_SYNC_URL: sync_url } = values
  const replication = sync_url ? { sync_url, auth_token: values.DATABASE_AUTH_TOKEN } : null
  return { driver, replication }
}

/** The text of `.env.example`: every name with its meaning, all commented out because all are optional. */
export function renderEnvExample(): string {
  const blocks = Object.entries(variables).map(([name, variable]: [string, Variable]) => {
    const secret = variable.is_secret ? ` (or ${name}_FILE=/path/of/a/file)` : ''
    return `# ${variable.meaning}${secret}\n#${name}=${variable.example}\n`
  })
  return `# Five Good Minutes: configuration. Every line is optional. Written by scripts/env-example.ts.\n\n${blocks.join('\n')}`
}
