import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino'

/*
 * How all our programs make their log: lines of JSON on standard output. The code that writes a line decides what it
 * may contain (docs/decisions/021-what-is-watched.md); the redaction here is the safety net.
 */

/** How much is logged, from fatal errors only to every step. */
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Fields that are never logged, at the top or up to two levels deep. */
const secretFields = [
  'password',
  'password_hash',
  'token',
  'cookie',
  'authorization',
  'signature',
  'email',
  'secret',
  'api_key',
]

/**
 * A log of that level. `destination` is standard output except in tests. A person's text cannot break a line in two (JSON),
 * and addresses in texts of others, such as a mail server's response, are removed.
 */
export function createLog(level: pino.LevelWithSilent, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: secretFields.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
    serializers: { err: describeError },
    formatters: { log: withoutAddresses },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** The parts of an error that we know: libraries attach requests, responses and parameters to theirs. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: cleaned(String(error)) }
  const { code } = error as { code?: unknown }
  return {
    type: error.name,
    message: cleaned(error.message),
    ...(typeof code === 'string' && { code }),
    stack: cleaned(error.stack ?? ''),
    // Name and message of the cause: one level is enough to see why, and cannot loop.
    ...(error.cause !== undefined && { cause: cleaned(String(error.cause)) }),
  }
}

function withoutAddresses(line: Record<string, unknown>): Record<string, unknown> {
  const hasAddress = Object.values(line).some(
    (value) => typeof value === 'string' && value.includes('@'),
  )
  if (!hasAddress) return line
  return Object.fromEntries(
    Object.entries(line).map(([name, value]) => [
      name,
      typeof value === 'string' ? cleaned(value) : value,
    ]),
  )
}

const address = /[^\s@<>"'(),;:]+@(?:[\w-]+\.)+[a-z]{2,}/gi
/** The database layer repeats the values of a failed query after this word. */
const queryValues = /^params: .*$/gm

const cleaned = (text: string) =>
  text.replace(address, '[address]').replace(queryValues, 'params: [values]')
