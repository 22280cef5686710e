import { unavailable } from '../../errors.ts'

/**
 * Who waits for a password: from which network, as throttles know it, and whether that account has signed in
 * from this browser before.
 */
export type Caller = { client: string; isKnown: boolean }

type Waiting = { begin: () => void; leave: (cause: Error) => void }

/**
 * Lets `running` works run at once and `waiting` more wait (docs/decisions/025-guessing.md). Known browsers go
 * first; within both kinds the clients take turns, so that one with many is not before one with few. When all
 * places are taken a known browser takes that of a stranger, and who has few that of who has more.
 */
export function hashingQueue(limits: {
  running: number
  waiting: number
  retry_after_seconds: number
}) {
  let running = 0
  const known = fairLine()
  const strangers = fairLine()
  return {
    queue: () => ({ running, waiting: waitingCount() }),

    /** Resolves with what `work` does. @throws 503 without having begun, when there is no place. */
    async inTurn<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
      if (running >= limits.running) await placeFor(caller)
      else running += 1
      try {
        return await work()
      } finally {
        // The one who leaves hands its place over, so `running` does not change here.
        const next = known.next() ?? strangers.next()
        if (next) next.begin()
        else running -= 1
      }
    },
  }

  function placeFor({ client, isKnown }: Caller): Promise<void> {
    if (waitingCount() >= limits.waiting) {
      const last = isKnown
        ? (strangers.dropLast() ?? known.dropLast(client))
        : strangers.dropLast(client)
      if (!last) throw busy()
      last.leave(busy())
    }
    const line = isKnown ? known : strangers
    return new Promise((begin, leave) => line.add(client, { begin, leave }))
  }

  function waitingCount(): number {
    return known.size() + strangers.size()
  }

  function busy() {
    return unavailable(
      'Many families are signing in right now. Please try again in a moment.',
      limits.retry_after_seconds,
    )
  }
}

/** A line in which clients take turns, each with what it has in the order it came. */
function fairLine() {
  const byClient = new Map<string, Waiting[]>()
  let size = 0
  return {
    size: () => size,

    add(client: string, one: Waiting) {
      byClient.set(client, [...(byClient.get(client) ?? []), one])
      size += 1
    },

    /** Who comes next; its client is then the last to come again. */
    next(): Waiting | undefined {
      const [first] = byClient
      if (!first) return undefined
      const [client, [one, ...others]] = first
      byClient.delete(client)
      if (others.length > 0) byClient.set(client, others)
      size -= 1
      return one
    },

    /** Takes out the last of who has most; for `newcomer` only where that one has two more than it. */
    dropLast(newcomer?: string): Waiting | undefined {
      let [most, longest]: [string, Waiting[]] = ['', []]
      for (const [client, some] of byClient)
        if (some.length > longest.length) [most, longest] = [client, some]
      const own = newcomer === undefined ? -1 : (byClient.get(newcomer)?.length ?? 0)
      if (longest.length < own + 2) return undefined
      byClient.set(most, longest.slice(0, -1))
      if (longest.length === 1) byClient.delete(most)
      size -= 1
      return longest.at(-1)
    },
  }
}
