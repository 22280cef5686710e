/** How long requests are worked on before the event loop comes round again, in milliseconds. */
const turn_ms = 5

/**
 * How many requests of one connection may wait. Browsers and proxies send the next one when they have
 * the answer; who sends thousands without looking at answers would fill the memory with them.
 */
const waiting_of_one = 10

/** What a request came over. */
type Connection = { destroyed: boolean; destroy: () => unknown }

/**
 * Hands requests to `handle` in the order they came, and no more of them in one round of the event loop
 * than are done in a few milliseconds. Node takes one new connection a round: without this, a round lasts
 * as long as all connections together have work, and of fifty that come at once the last one waits
 * (measured) for several seconds, while the others are answered again and again. A connection that lets too
 * many wait is closed, and what waits for a connection that is gone is not worked on any more.
 */
export function inTurns<Call extends unknown[], Answer>(
  handle: (...call: Call) => Answer | Promise<Answer>,
  connectionOf: (...call: Call) => Connection,
): (...call: Call) => Answer | Promise<Answer> {
  let waiting: { connection: Connection; begin: () => void; leave: (gone: Error) => void }[] = []
  const waiting_of = new WeakMap<Connection, number>()
  let begun_at = 0
  let handled = 0

  return (...call) => {
    if (handled === 0) {
      begun_at = performance.now()
      setImmediate(nextTurn)
    } else if (waiting.length > 0 || performance.now() - begun_at > turn_ms) {
      return turnOf(connectionOf(...call)).then(() => handle(...call))
    }
    handled += 1
    return handle(...call)
  }

  function turnOf(connection: Connection): Promise<void> {
    const count = (waiting_of.get(connection) ?? 0) + 1
    waiting_of.set(connection, count)
    if (count > waiting_of_one) connection.destroy()
    if (connection.destroyed) return Promise.reject(gone())
    return new Promise((begin, leave) => waiting.push({ connection, begin, leave }))
  }

  /** Once in every round in which something was handled, after what came in. */
  function nextTurn() {
    const now = performance.now()
    const fitting = Math.max(1, Math.floor((turn_ms * handled) / (now - begun_at)))
    begun_at = now
    handled = 0
    let place = 0
    for (; place < waiting.length && handled < fitting; place += 1) {
      const { connection, begin, leave } = waiting[place] as (typeof waiting)[number]
      waiting_of.set(connection, (waiting_of.get(connection) ?? 1) - 1)
      if (connection.destroyed) leave(gone())
      else {
        begin()
        handled += 1
      }
    }
    waiting = waiting.slice(place)
    if (handled > 0) setImmediate(nextTurn)
  }
}

/** Nobody reads this: the connection that it would go to is closed. */
const gone = () => new Error('The connection is closed')
