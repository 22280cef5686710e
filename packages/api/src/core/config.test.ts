import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { administratorPasswordMin } from '@fgm/shared/family/auth'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig, renderEnvExample } from './config.ts'
import { variables } from './config-variables.ts'

const problemsOf = (env: Record<string, string>): string[] => {
  try {
    readConfig(env)
    return []
  } catch (error) {
    const [heading, ...lines] = (error as Error).message.split('\n')
    expect(heading).toBe('The configuration cannot be right:')
    return lines.map((line) => line.replace(/^ {2}- /, ''))
  }
}

test('without any variable the product runs, on this machine only', () => {
  expect(readConfig({})).toMatchObject({
    is_production: false,
    port: 3000,
    host: '127.0.0.1',
    base_url: 'http://localhost:3000',
    is_https: false,
    data_dir: './data',
    backups: { is_on: true, at: '03:15', folder: 'data/backups' },
    admin: null,
    smtp_url: null,
    google: null,
    payments: { provider: 'off' },
    are_rate_limits_on: true,
    trusted_proxies: [],
  })
})

test('an empty variable counts as not set', () => {
  const empty = Object.fromEntries(Object.keys(variables).map((name) => [name, '']))
  expect(readConfig(empty)).toEqual(readConfig({}))
})

test('all problems are reported at once, each with its name', () => {
  const problems = problemsOf({
    NODE_ENV: 'production',
    PORT: '70000',
    BASE_URL: 'ftp://fgm.example',
    SMTP_URL: 'https://mail.example.com',
    MAIL_FROM: 'Five Good Minutes <hello@fgm.example>',
    BACKUP_AT: '24:00',
    PAYMENTS: 'sandbox',
    RATE_LIMITS: 'off',
    AI_PROVIDERS: '[{ "name": "mine", "base_url": "nowhere" }]',
  })
  expect(problems).toEqual([
    'PORT must be a port number up to 65535',
    'BASE_URL must be an http or https address',
    'BACKUP_AT must be a time of day like 03:15',
    'SMTP_URL must begin with smtp:// or smtps://',
    'MAIL_FROM must be one plain address',
    expect.stringMatching(/^AI_PROVIDERS\[0\]\.base_url /),
    expect.stringMatching(/^AI_PROVIDERS\[0\]\.model /),
    'PAYMENTS=sandbox is not for production, and only for this machine itself',
    'RATE_LIMITS=off is not for production',
  ])
})

test.each([
  [{ PORT: 'abc' }, 'PORT must be a port number'],
  [{ PORT: '3000.5' }, 'PORT must be a whole number'],
  [{ LOG_LEVEL: 'loud' }, expect.stringContaining('LOG_LEVEL')],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN needs at least 16 characters'],
  [{ DATABASE_DRIVER: 'mysql' }, expect.stringContaining('DATABASE_DRIVER')],
  [
    { DATABASE_SYNC_URL: 'https://primary.example' },
    'DATABASE_SYNC_URL needs DATABASE_DRIVER=libsql',
  ],
  [
    { DATABASE_DRIVER: 'libsql', DATABASE_SYNC_URL: 'ftp://primary.example' },
    'DATABASE_SYNC_URL must be an https or libsql address',
  ],
  [{ PORT: '-1' }, 'PORT must be a port number, 0 or more'],
  [{ AI_PROVIDERS: '{oops' }, 'AI_PROVIDERS must be a JSON array'],
  [{ ADMIN_EMAIL: 'root@fgm.example' }, 'ADMIN_EMAIL and ADMIN_PASSWORD go together'],
  [{ ADMIN_PASSWORD: 'brave-otter' }, 'ADMIN_EMAIL and ADMIN_PASSWORD go together'],
  [
    { ADMIN_EMAIL: 'root@fgm.example', ADMIN_PASSWORD: 'short' },
    'ADMIN_PASSWORD needs at least 6 characters',
  ],
  [
    { PAYMENTS: 'razorpay', RAZORPAY_KEY_ID: 'rzp' },
    'PAYMENTS=razorpay needs RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET',
  ],
])('%j is refused with one sentence', (env, sentence) => {
  expect(problemsOf(env)).toEqual([sentence])
})

test.each([
  ['http://primary.example', false],
  ['http://10.0.0.5:8080', false],
  ['libsql://primary.example?tls=0', false],
  ['http://127.0.0.1:8080', true],
  ['http://localhost:8080', true],
  ['https://primary.example', true],
  ['libsql://primary.example', true],
])('in production DATABASE_SYNC_URL=%s is fine: %s', (DatabaseSyncUrl, isFine) => {
  const env = {
    NODE_ENV: 'production',
    BASE_URL: 'https://fgm.example',
    DATABASE_DRIVER: 'libsql',
    DATABASE_SYNC_URL: DatabaseSyncUrl,
  }
  const refused = [expect.stringContaining('DATABASE_SYNC_URL must not be plain http')]
  expect(problemsOf(env)).toEqual(isFine ? [] : refused)
})

test.each(['NODE_ENV', 'PAYMENTS', 'RATE_LIMITS'])('%s takes only its own values', (name) => {
  expect(problemsOf({ [name]: 'whatever' })).toEqual([expect.stringContaining(name)])
})

test('a problem never repeats a secret', () => {
  const secret = 'hunter2-hunter2'
  const env = {
    SMTP_URL: `http://us:${secret}@mail.example.com`,
    AI_PROVIDERS: `[{ "name": "", "api_key": "${secret}" }]`,
  }
  expect(problemsOf(env).length).toBeGreaterThan(1)
  expect(problemsOf(env).join()).not.toContain(secret)
})

test.each([
  ['http://fgm.example', false],
  ['http://192.168.1.5:3000', false],
  ['https://fgm.example', true],
  ['http://localhost:3000', true],
  ['http://127.0.0.1:3000', true],
  ['http://[::1]:3000', true],
])('in production BASE_URL=%s is fine: %s', (BaseUrl, isFine) => {
  expect(problemsOf({ NODE_ENV: 'production', BASE_URL: BaseUrl })).toEqual(
    isFine
      ? []
      : [
          'BASE_URL must begin with https:// in production (plain http only on this machine itself)',
        ],
  )
})

test('outside production the simulated checkout and disabled limits are allowed', () => {
  expect(problemsOf({ PAYMENTS: 'sandbox', RATE_LIMITS: 'off' })).toEqual([])
})

test.each(Object.keys(variables))('%s can be given as a file', (name) => {
  const outcome = (env: Record<string, string>) => {
    const problems = problemsOf(env)
    return problems.length > 0 ? problems : readConfig(env)
  }
  const fromFile = outcome({ [`${name}_FILE`]: secretFile('7\n') })
  expect(fromFile).toEqual(outcome({ [name]: '7' }))
})

test.each([
  ['a path', { BASE_URL: 'https://fgm.example/app' }],
  ['a query', { BASE_URL: 'https://fgm.example?x=1' }],
  ['credentials', { BASE_URL: 'https://me:secret@fgm.example' }],
])('a site address with %s is refused', (_, env) => {
  expect(problemsOf(env).join()).toContain('BASE_URL must be a scheme and a host only')
})

test.each(['true', 'loopback', '10.0.0.0/8', '127.0.0.1:80'])(
  'TRUST_PROXY=%s is refused',
  (value) => {
    expect(problemsOf({ TRUST_PROXY: value }).join()).toContain('TRUST_PROXY must list plain IP')
  },
)

test('a secret in a file is read without the line break at its end', () => {
  const config = readConfig({
    ADMIN_EMAIL: 'root@fgm.example',
    ADMIN_PASSWORD_FILE: secretFile('brave-otter\n'),
  })
  expect(config.admin).toEqual({ email: 'root@fgm.example', password: 'brave-otter' })
})

test('the file wins over the variable', () => {
  const OPENAI_API_KEY_FILE = secretFile('from-file')
  const config = readConfig({ OPENAI_API_KEY: 'from-variable', OPENAI_API_KEY_FILE })
  expect(config.ai.keys.openai).toBe('from-file')
})

test('a file that cannot be read stops the start', () => {
  expect(problemsOf({ RAZORPAY_KEY_SECRET_FILE: '/nowhere/secret' })).toEqual([
    'RAZORPAY_KEY_SECRET_FILE names a file that cannot be read',
  ])
})

test('the base address loses its trailing slash, and the proxies become a list', () => {
  const config = readConfig({ BASE_URL: 'https://fgm.example//', TRUST_PROXY: '10.0.0.1 , ::1,' })
  expect(config.base_url).toBe('https://fgm.example')
  expect(config.is_https).toBe(true)
  expect(config.trusted_proxies).toEqual(['10.0.0.1', '::1'])
})

test('every variable that is read is in .env.example with its meaning, commented out', () => {
  const lines = renderEnvExample().split('\n')
  for (const [name, { meaning }] of Object.entries(variables)) {
    const at = lines.findIndex((line) => line.startsWith(`#${name}=`))
    expect(lines[at - 1]?.startsWith(`# ${meaning}`)).toBe(true)
  }
  expect(lines.filter((line) => line && !line.startsWith('#'))).toEqual([])
})

test('.env.example says how long the password of an administrator must be', () => {
  expect(renderEnvExample()).toContain(
    `# Password of the first administrator, ${administratorPasswordMin} characters or more`,
  )
})

test('.env.example is a valid configuration', () => {
  const given = renderEnvExample()
    .split('\n')
    .map((line) => /^#([A-Z_]+)=(.+)$/.exec(line))
    .flatMap((match) => (match ? [[match[1], match[2]]] : []))
  const env = { ...Object.fromEntries(given), ADMIN_PASSWORD: 'brave-otter' }
  expect(problemsOf(env)).toEqual([])
})

function secretFile(content: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'fgm-config-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'secret')
  writeFileSync(file, content)
  return file
}
