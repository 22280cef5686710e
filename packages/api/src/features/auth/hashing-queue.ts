import { unavailable } from '../../core/errors.ts'

/**
 * The client that waits for a password check. In a browser in which an account has logged in before, it is that account:
 * its cookie can be copied to any number of networks. Anywhere else it is the network, as rate limits define it.
 */
export type Caller = { client: string; isKnown: boolean }

/** The caller for an account that a session or a mail link has proven. */
export const ownTurn = ({ id }: { id: string }): Caller => ({ client: id, isKnown: true })

type Waiting = { begin: () => void; leave: (cause: Error) => void }

/** How many known browsers go before a stranger who waits. */
const knownInARow = 3

/**
 * Runs `running` tasks at once and lets `waiting` more wait (docs/decisions/025-guessing.md). Known browsers have three of
 * four turns; among known ones and among strangers the clients take turns, so that one with many tasks does not delay one
 * with few. When all places are taken, a client with few tasks takes a place of the one with most, and an account without
 * a waiting task takes one of a stranger.
 */
export function hashingQueue(limits: {
  running: number
  waiting: number
  retry_after_seconds: number
}) {
  let running = 0
  let knownTurns = 0
  const known = fairLine()
  const strangers = fairLine()
  return {
    queue: () => ({ running, waiting: waitingCount() }),

    /** Resolves with the result of `work`. @throws 503 without starting it, if there is no place. */
    async inTurn<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
      if (running >= limits.running) await placeFor(caller)
      else running += 1
      try {
        return await work()
      } finally {
        // The finished task passes its place on, so `running` does not change here.
        const next = takeNext()
        if (next) next.begin()
        else running -= 1
      }
    },
  }

  function takeNext(): Waiting | undefined {
    const isStrangersTurn = knownTurns >= knownInARow && strangers.size() > 0
    const next = isStrangersTurn ? undefined : known.next()
    // A known browser that runs while no stranger waits has skipped no one.
    knownTurns = next && strangers.size() > 0 ? knownTurns + 1 : 0
    return next ?? strangers.next()
  }

  function placeFor({ client, isKnown }: Caller): Promise<void> {
    const line = isKnown ? known : strangers
    if (waitingCount() >= limits.waiting) {
      const last = whoYields(line.waitingOf(client), isKnown)?.dropLast()
      if (!last) throw busy()
      last.leave(busy())
    }
    return new Promise((begin, leave) => line.add(client, { begin, leave }))
  }

  /** The line that drops one task for a client that has `own` waiting already. */
  function whoYields(own: number, isKnown: boolean) {
    const fullest = known.most() > strangers.most() ? known : strangers
    if (fullest.most() >= own + 2) return fullest
    return isKnown && own === 0 ? strangers : undefined
  }

  function waitingCount(): number {
    return known.size() + strangers.size()
  }

  function busy() {
    return unavailable(
      'busy',
      'Many families are logging in right now. Please try again in a moment.',
      limits.retry_after_seconds,
    )
  }
}

/** A line in which clients take turns, each with its tasks in their order of arrival. */
function fairLine() {
  const byClient = new Map<string, Waiting[]>()
  return {
    size: () => [...byClient.values()].flat().length,

    add(client: string, one: Waiting) {
      byClient.set(client, [...(byClient.get(client) ?? []), one])
    },

    /** The next task; its client then goes to the end of the line. */
    next(): Waiting | undefined {
      const [first] = byClient
      if (!first) return undefined
      const [client, [one, ...others]] = first
      byClient.delete(client)
      if (others.length > 0) byClient.set(client, others)
      return one
    },

    waitingOf: (client: string): number => byClient.get(client)?.length ?? 0,

    most: (): number => longest().some.length,

    /** Removes the last task of the client with most. */
    dropLast(): Waiting | undefined {
      const { client, some } = longest()
      const last = some.pop()
      if (some.length === 0) byClient.delete(client)
      return last
    },
  }

  function longest(): { client: string; some: Waiting[] } {
    let most: { client: string; some: Waiting[] } = { client: '', some: [] }
    for (const [client, some] of byClient)
      if (some.length > most.some.length) most = { client, some }
    return most
  }
}
