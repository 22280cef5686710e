/** The error code when the primary did not respond. */
const primaryUnreachable = 'PRIMARY_UNREACHABLE'

/** How often an unreachable primary is probed, and the timeout of a probe. */
const probeEveryMs = 500
const timeoutMs = 2_000
/** After this time a call tries the primary itself: the driver may reach it when the probe cannot, because of its own certificates. */
const tryAfterMs = 60_000

/**
 * Keeps an unreachable primary from blocking the whole server. The driver retries for six seconds and blocks everything else
 * meanwhile: so after one failed call the next ones are refused at once, until the primary responds to a probe that no one waits
 * for, or a minute has passed.
 */
export class PrimaryWatch {
  readonly #url: string
  #timer: NodeJS.Timeout | undefined
  /** When a call may try again, in milliseconds of `performance.now()`. */
  #triesAt = 0

  /** @param syncUrl the primary's address in the driver's form. */
  constructor(syncUrl: string) {
    this.#url = syncUrl
  }

  /** Runs what goes to the primary. @throws PRIMARY_UNREACHABLE, at once while it is known to be unreachable. */
  run<Output>(work: () => Output): Output {
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

  /** @throws PRIMARY_UNREACHABLE while it is known to be unreachable. */
  refuseWhileAway() {
    if (this.#timer && performance.now() < this.#triesAt)
      throw asSqliteError('The primary does not answer.', primaryUnreachable)
  }

  /** Stops probing. */
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
    }, probeEveryMs)
    this.#timer = timer.unref()
  }
}

/** Any response means that it is there; a proxy in front of it responds 5xx when it is not. Never throws. */
async function responds(syncUrl: string): Promise<boolean> {
  try {
    const response = await fetch(addressOf(syncUrl), { signal: AbortSignal.timeout(timeoutMs) })
    await response.body?.cancel()
    return response.status < 500
  } catch {
    return false
  }
}

/** The address for `fetch`, which supports neither the driver's scheme nor a name and password in it. */
function addressOf(syncUrl: string): URL {
  const scheme = /[?&]tls=0\b/.test(syncUrl) ? 'http:' : 'https:'
  const address = new URL(syncUrl.replace(/^libsql:/, scheme))
  address.username = ''
  address.password = ''
  return address
}

/**
 * Runs `work`. The driver reports a primary's errors only as text: what is thrown has the name, the code and the message that
 * SQLite gives for a file.
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
  // The driver gives only this text.
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

/** The codes that the program distinguishes, and how their texts begin. */
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

/** Errors of the primary without an SQLite code: too many transactions, or one that took longer than its five seconds. */
const codesOfKinds: Partial<Record<number, string>> = { 1: 'SQLITE_BUSY', 2: 'SQLITE_BUSY' }
