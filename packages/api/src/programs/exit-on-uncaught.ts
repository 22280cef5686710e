/**
 * Ends the process with 1 when something fails and nobody catches it, a promise included: what it knows
 * may be half by then. `report` says why, and has to be done with it when it returns.
 */
export function exitOnUncaught(report: (cause: unknown) => void) {
  // Node hands over here what no promise caught, too. By itself it would print all that the failure holds.
  process.on('uncaughtException', (cause) => {
    try {
      report(cause)
    } finally {
      process.exit(1)
    }
  })
}
