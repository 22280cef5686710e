import { inWordsOfSqlite, isPrimaryUnreachable, primaryAway } from './libsql-errors.ts'

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
      if (isPrimaryUnreachable(cause)) {
        this.#triesAt = performance.now() + tryAfterMs
        this.#lookLater()
      }
      throw cause
    }
  }

  /** @throws PRIMARY_UNREACHABLE while it is known to be away. */
  refuseWhileAway() {
    if (this.#timer && performance.now() < this.#triesAt) throw primaryAway()
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
