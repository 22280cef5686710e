import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { isLoopback } from '../http/remote-address.ts'
import { type Names, type Values, type Variable, variables } from './config-variables.ts'

/*
 * The only reader of the environment. Every variable is optional (decisions §11); an invalid value stops the start,
 * and all problems are reported together.
 */

/** The product's configuration, checked. `base_url` has no slash at its end. */
export type Config = ReturnType<typeof configFrom>

/**
 * Reads the configuration. Every variable can also be given as NAME_FILE, the path of a file with the value (for secrets).
 * @throws with one line per problem, which names every variable that may be wrong.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const problems: string[] = []
  const values: Record<string, unknown> = {}
  for (const [name, variable] of Object.entries(variables) as [Names, Variable][]) {
    const result = variable.schema.safeParse(givenValue(env, name, problems))
    if (result.success) values[name] = result.data
    else problems.push(...result.error.issues.map((issue) => problemOf(name, issue)))
  }
  // A contradiction is not reported where one of its variables is already invalid.
  const isRead = (name: Names) => name in values
  for (const [isWrong, names, sentence] of contradictions(values as Partial<Values>))
    if (isWrong && names.every(isRead)) problems.push(sentence)
  if (problems.length > 0)
    throw new Error(
      `The configuration cannot be right:\n${problems.map((line) => `  - ${line}`).join('\n')}`,
    )
  return configFrom(values as Values)
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
  const baseUrl = (values.BASE_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '')
  return {
    is_production: values.NODE_ENV === 'production',
    port: values.PORT,
    host: values.HOST,
    base_url: baseUrl,
    is_https: baseUrl.startsWith('https:'),
    data_dir: values.DATA_DIR,
    backups: {
      // Two SQLite libraries on one file in one process would drop each other's locks (decisions 020).
      is_on: values.BACKUPS === 'on' && values.DATABASE_DRIVER !== 'libsql',
      at: values.BACKUP_AT,
      folder: values.BACKUP_DIR ?? join(values.DATA_DIR, 'backups'),
    },
    database: {
      driver: values.DATABASE_DRIVER,
      replication: values.DATABASE_SYNC_URL
        ? { sync_url: values.DATABASE_SYNC_URL, auth_token: values.DATABASE_AUTH_TOKEN }
        : null,
    },
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
    ai: aiFrom(values),
    are_rate_limits_on: values.RATE_LIMITS === 'on',
    trusted_proxies: values.TRUST_PROXY ?? [],
  }
}

/** What the gateway is opened with. Times are in milliseconds. */
function aiFrom(values: Values) {
  return {
    providers: values.AI_PROVIDERS ?? [],
    keys: {
      openai: values.OPENAI_API_KEY ?? null,
      anthropic: values.ANTHROPIC_API_KEY ?? null,
      gemini: values.GEMINI_API_KEY ?? null,
      groq: values.GROQ_API_KEY ?? null,
      openrouter: values.OPENROUTER_API_KEY ?? null,
    },
    models: {
      openai: values.OPENAI_MODEL ?? null,
      anthropic: values.ANTHROPIC_MODEL ?? null,
      gemini: values.GEMINI_MODEL ?? null,
      groq: values.GROQ_MODEL ?? null,
      openrouter: values.OPENROUTER_MODEL ?? null,
      ollama: values.OLLAMA_MODEL ?? null,
    },
    openai_base_url: values.OPENAI_BASE_URL ?? null,
    ollama_base_url: values.OLLAMA_BASE_URL ?? null,
    timeouts: {
      begin_ms: 1000 * values.AI_FIRST_TOKEN_TIMEOUT_SECONDS,
      between_ms: 1000 * values.AI_IDLE_TIMEOUT_SECONDS,
      in_all_ms: 1000 * values.AI_TOTAL_TIMEOUT_SECONDS,
    },
  }
}

/** Variables that are valid alone but wrong together, each with a sentence that says so. */
type Contradiction = [isWrong: boolean, names: Names[], sentence: string]

/** Variables that could not be read are missing in `values`. */
function contradictions(values: Partial<Values>): Contradiction[] {
  const isProduction = values.NODE_ENV === 'production'
  const base = new URL(values.BASE_URL ?? 'http://localhost')
  return [
    [
      isProduction && base.protocol !== 'https:' && !isLoopback(base.hostname),
      ['BASE_URL'],
      'BASE_URL must begin with https:// in production (plain http only on this machine itself)',
    ],
    [
      values.PAYMENTS === 'sandbox' && (isProduction || !isLoopback(base.hostname)),
      ['PAYMENTS'],
      'PAYMENTS=sandbox is not for production, and only for this machine itself',
    ],
    [
      isProduction && values.RATE_LIMITS === 'off',
      ['RATE_LIMITS'],
      'RATE_LIMITS=off is not for production',
    ],
    [
      values.PAYMENTS === 'razorpay' &&
        !(values.RAZORPAY_KEY_ID && values.RAZORPAY_KEY_SECRET && values.RAZORPAY_WEBHOOK_SECRET),
      ['PAYMENTS', 'RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
      'PAYMENTS=razorpay needs RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET',
    ],
    [
      Boolean(values.DATABASE_SYNC_URL) && values.DATABASE_DRIVER !== 'libsql',
      ['DATABASE_SYNC_URL', 'DATABASE_DRIVER'],
      'DATABASE_SYNC_URL needs DATABASE_DRIVER=libsql',
    ],
    [
      isProduction && isOpenToAll(values.DATABASE_SYNC_URL),
      ['DATABASE_SYNC_URL'],
      'DATABASE_SYNC_URL must not be plain http in production (only on this machine itself): all data and its token pass there',
    ],
    [
      Math.max(values.AI_FIRST_TOKEN_TIMEOUT_SECONDS ?? 0, values.AI_IDLE_TIMEOUT_SECONDS ?? 0) >
        (values.AI_TOTAL_TIMEOUT_SECONDS ?? Number.POSITIVE_INFINITY),
      ['AI_TOTAL_TIMEOUT_SECONDS', 'AI_FIRST_TOKEN_TIMEOUT_SECONDS', 'AI_IDLE_TIMEOUT_SECONDS'],
      'AI_TOTAL_TIMEOUT_SECONDS must not be less than AI_FIRST_TOKEN_TIMEOUT_SECONDS or AI_IDLE_TIMEOUT_SECONDS',
    ],
    [
      Boolean(values.ADMIN_EMAIL) !== Boolean(values.ADMIN_PASSWORD),
      ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
      'ADMIN_EMAIL and ADMIN_PASSWORD go together',
    ],
  ]
}

/** Plain http to another machine; libsql: is https unless its query turns TLS off. */
function isOpenToAll(address: string | undefined): boolean {
  if (!address) return false
  const { protocol, hostname, searchParams } = new URL(address)
  const isPlain =
    protocol === 'http:' || (protocol === 'libsql:' && searchParams.get('tls') === '0')
  return isPlain && !isLoopback(hostname)
}

/** The text of `.env.example`: every name with its meaning, all commented out because all are optional. */
export function renderEnvExample(): string {
  const blocks = Object.entries(variables).map(([name, variable]: [string, Variable]) => {
    const { schema, meaning, example = schema.parse(undefined) ?? '', is_secret } = variable
    const secret = is_secret ? ` (or ${name}_FILE=/path/of/a/file)` : ''
    return `# ${meaning}${secret}\n#${name}=${example}\n`
  })
  return `# Five Good Minutes: configuration. Every line is optional. Written by scripts/generate.ts.\n\n${blocks.join('\n')}`
}

/**
 * Sentences about variables that are not settings but one typo away from one, e.g. BASEURL: they have no effect, and the
 * mistake goes unnoticed. Names that are not similar to ours are never mentioned, and no value is.
 */
export function misspelledSettings(names: readonly string[] = Object.keys(process.env)): string[] {
  const known = new Set(Object.keys(variables).flatMap((name) => [name, `${name}_FILE`]))
  return names
    .filter((name) => !known.has(name))
    .flatMap((name) => {
      const meant = settingLike(name)
      return meant ? [`${name} is not a setting; did you mean ${meant}?`] : []
    })
}

function settingLike(name: string): string | undefined {
  // Our names are in capitals; npm_config_port and the like are not ours.
  const [, bare, ending = ''] = /^([A-Z][A-Z0-9_-]*?)(_FILE)?$/.exec(name) ?? []
  if (bare === undefined) return undefined
  for (const slips of [0, 1, 2, 3]) {
    const setting = Object.keys(variables).find(
      (one) =>
        slips <= slipsAllowed(letters(one).length) && isWithin(slips, letters(bare), letters(one)),
    )
    if (setting) return setting + ending
  }
  return undefined
}

/** A different separator is no typo: BASEURL and BASE-URL mean BASE_URL. */
const letters = (name: string) => name.replaceAll(/[_-]/g, '')

/** In a short name one typo makes another word, such as PORT and SORT. */
function slipsAllowed(length: number): number {
  if (length < 6) return 0
  return length < 9 ? 1 : length < 12 ? 2 : 3
}

/** Whether `slips` letters inserted, left out, changed or swapped with the next one turn one text into the other. */
function isWithin(slips: number, one: string, other: string): boolean {
  if (one === other) return true
  if (slips === 0) return false
  if (one[0] === other[0]) return isWithin(slips, one.slice(1), other.slice(1))
  const isSwapped = one[0] === other[1] && one[1] === other[0]
  return (
    isWithin(slips - 1, one.slice(1), other.slice(1)) ||
    isWithin(slips - 1, one.slice(1), other) ||
    isWithin(slips - 1, one, other.slice(1)) ||
    (isSwapped && isWithin(slips - 1, one.slice(2), other.slice(2)))
  )
}
