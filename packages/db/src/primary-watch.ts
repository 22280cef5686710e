import { inWordsOfSqlite, isPrimaryUnreachable, primaryAway } from './libsql-errors.ts'

/** How often a primary that is away is asked whether it is back, and how long it may take to say so. */
const askEveryMs = 500
const patienceMs = 2_000

/**
 * Keeps a primary that is away from holding up the whole server. The driver tries again for six seconds, and lets nothing else
 * run meanwhile: so after one call that failed the next ones are refused at once, until it responds again to a
 * request that nobody waits for.
 */
export class PrimaryWatch {
  readonly #url: string
  #timer: NodeJS.Timeout | undefined

  /** @param syncUrl where the primary is, as the driver takes it. */
  constructor(syncUrl: string) {
    this.#url = syncUrl.replace(/^libsql:/, 'https:')
  }

  /** Does what travels to the primary. @throws PRIMARY_UNREACHABLE, at once while it is known to be away. */
  ask<Output>(work: () => Output): Output {
    if (this.#timer) throw primaryAway()
    try {
      return inWordsOfSqlite(work)
    } catch (cause) {
      if (isPrimaryUnreachable(cause)) this.#lookLater()
      throw cause
    }
  }

  /** Looks no more. */
  stop() {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #lookLater() {
    this.#timer = setTimeout(async () => {
      const isBack = await responds(this.#url)
      // Closed meanwhile.
      if (!this.#timer) return
      if (isBack) this.stop()
      else this.#lookLater()
    }, askEveryMs)
    this.#timer.unref()
  }
}

/** Whatever it says, it is there; a proxy before it says so by 5xx when it is not. */
const responds = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(patienceMs) }).then(
    async (response) => {
      await response.body?.cancel()
      return response.status < 500
    },
    () => false,
  )
