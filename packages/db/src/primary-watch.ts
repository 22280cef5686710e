/** The code of a failure when the primary did not answer. */
const primaryUnreachable = 'PRIMARY_UNREACHABLE'

/** How often a primary that is away is asked whether it is back, and how long it may take to say so. */
const askEveryMs = 500
const patienceMs = 2_000
/** After so long a call tries itself: the driver may reach what the request does not, by its own certificates. */
const tryAfterMs = 60_000

/**
 * Keeps a primary that is away from holding up the whole server. The driver tries again for six seconds, and lets nothing else
 * run meanwhile: so after one call that failed the next ones are refused at once, until it responds again to a
 * request that nobody waits for, or a minute has passed.
 */
export class PrimaryWatch {
  readonly #url: string
  #timer: NodeJS.Timeout | undefined
  /** When a call tries itself, in milliseconds of `performance.now()`. */
  #triesAt = 0

  /** @param syncUrl where the primary is, as the driver takes it. */
  constructor(syncUrl: string) {
    this.#url = syncUrl
  }

  /** Does what travels to the primary. @throws PRIMARY_UNREACHABLE, at once while it is known to be away. */
  ask<Output>(work: () => Output): Output {
    this.refuseWhileAway()
    this.stop()
    try {
      return inWordsOfSqlite(work)
    } catch (cause) {
      if ((cause as { code?: unknown }).code === primaryUnreachable) {
        this.#triesAt = performance.now() + tryAfterMs
        this.#lookLater()
      }
      throw cause
    }
  }

  /** @throws PRIMARY_UNREACHABLE while it is known to be away. */
  refuseWhileAway() {
    if (this.#timer && performance.now() < this.#triesAt)
      throw asSqliteError('The primary does not answer.', primaryUnreachable)
  }

  /** Looks no more. */
  stop() {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #lookLater() {
    const timer = setTimeout(async () => {
      const isBack = await responds(this.#url)
      // Closed meanwhile, or a call tried itself.
      if (this.#timer !== timer) return
      if (isBack) this.stop()
      else this.#lookLater()
    }, askEveryMs)
    this.#timer = timer.unref()
  }
}

/** Whatever it says, it is there; a proxy before it says so by 5xx when it is not. Never throws. */
async function responds(syncUrl: string): Promise<boolean> {
  try {
    const response = await fetch(addressOf(syncUrl), { signal: AbortSignal.timeout(patienceMs) })
    await response.body?.cancel()
    return response.status < 500
  } catch {
    return false
  }
}

/** In words of `fetch`, which knows neither the driver's scheme nor a name and a password in an address. */
function addressOf(syncUrl: string): URL {
  const scheme = /[?&]tls=0\b/.test(syncUrl) ? 'http:' : 'https:'
  const address = new URL(syncUrl.replace(/^libsql:/, scheme))
  address.username = ''
  address.password = ''
  return address
}

/**
 * Runs `work`. Failures at a primary come as a text of the driver's own: what is thrown has the name, the code and the message
 * that SQLite gives on a file.
 */
export function inWordsOfSqlite<Output>(work: () => Output): Output {
  try {
    return work()
  } catch (cause) {
    throw translated(cause)
  }
}

function translated(cause: unknown): unknown {
  if (!(cause instanceof Error)) return cause
  // The driver has nothing but this text.
  const { message: said } = cause
  const [, kind, extended, text] =
    /^RemoteSqliteFailure\((-?\d+), (-?\d+), "(.*)"\)$/s.exec(said) ?? []
  if (text !== undefined) {
    const code = codes[Number(extended)] ?? codesOfKinds[Number(kind)] ?? 'SQLITE_ERROR'
    return asSqliteError(text.replaceAll(/\\(["'\\])/g, '$1'), code, cause)
  }
  if (/^(?:WriteDelegation|Replication|ConnectionFailed)\b/.test(said))
    return asSqliteError(`The primary does not answer: ${said}`, primaryUnreachable, cause)
  return cause
}

const asSqliteError = (message: string, code: string, cause?: Error) =>
  Object.assign(new Error(message, { cause }), { name: 'SqliteError', code })

/** Those that the program tells apart, and what they begin with. */
const codes: Partial<Record<number, string>> = {
  5: 'SQLITE_BUSY',
  6: 'SQLITE_LOCKED',
  8: 'SQLITE_READONLY',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  19: 'SQLITE_CONSTRAINT',
  275: 'SQLITE_CONSTRAINT_CHECK',
  787: 'SQLITE_CONSTRAINT_FOREIGNKEY',
  1299: 'SQLITE_CONSTRAINT_NOTNULL',
  1555: 'SQLITE_CONSTRAINT_PRIMARYKEY',
  1811: 'SQLITE_CONSTRAINT_TRIGGER',
  2067: 'SQLITE_CONSTRAINT_UNIQUE',
  2579: 'SQLITE_CONSTRAINT_ROWID',
  778: 'SQLITE_IOERR_WRITE',
}

/** Of the primary itself, which names no code of SQLite then: too many transactions, and one that took longer than its five seconds. */
const codesOfKinds: Partial<Record<number, string>> = { 1: 'SQLITE_BUSY', 2: 'SQLITE_BUSY' }
