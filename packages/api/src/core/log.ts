import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino'

/*
 * The one way a program of ours makes its log: a line of JSON each, on standard output. What a line may
 * say is decided where it is written (docs/decisions/021-what-is-watched.md); this is the net below it.
 */

/** How much is logged, from fatal errors alone to every step. */
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
 * A log at that level. `destination` is standard output unless a test listens.
 * A person's text cannot break a line in two (JSON), and addresses in what others wrote, such as a mail
 * server's answer, are taken out.
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

/** The parts of an error that we know: libraries hang requests, answers and parameters on theirs. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: cleaned(String(error)) }
  const { code } = error as { code?: unknown }
  return {
    type: error.name,
    message: cleaned(error.message),
    ...(typeof code === 'string' && { code }),
    stack: cleaned(error.stack ?? ''),
    // Its name and message: one step down is enough to see why, and cannot run in a circle.
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
/** The database layer repeats the values of a failed query behind this word. */
const queryValues = /^params: .*$/gm

const cleaned = (text: string) =>
  text.replace(address, '[address]').replace(queryValues, 'params: [values]')
