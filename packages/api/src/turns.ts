/** How long requests are worked on before the event loop comes round again, in milliseconds. */
const turn_ms = 5

/**
 * Hands requests to `handle` in the order they came, and no more of them in one round of the event loop
 * than are done in a few milliseconds. Node takes one new connection a round: without this, a round lasts
 * as long as all connections together have work, and of fifty that come at once the last one waits
 * (measured) for several seconds, while the others are answered again and again.
 */
export function inTurns<Call extends unknown[], Answer>(
  handle: (...call: Call) => Answer | Promise<Answer>,
): (...call: Call) => Answer | Promise<Answer> {
  const waiting: (() => void)[] = []
  let begun_at = 0
  let handled = 0

  return (...call) => {
    if (handled === 0) {
      begun_at = performance.now()
      setImmediate(nextTurn)
    } else if (waiting.length > 0 || performance.now() - begun_at > turn_ms) {
      return new Promise<void>((resolve) => waiting.push(resolve)).then(() => handle(...call))
    }
    handled += 1
    return handle(...call)
  }

  /** Once in every round in which something was handled, after what came in. */
  function nextTurn() {
    const now = performance.now()
    const fitting = Math.floor((turn_ms * handled) / (now - begun_at))
    begun_at = now
    const next = waiting.splice(0, Math.max(1, fitting))
    handled = next.length
    if (handled > 0) setImmediate(nextTurn)
    for (const begin of next) begin()
  }
}
