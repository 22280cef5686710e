import type { RunningServer } from '../http/server.ts'

/** Ctrl-C under npm arrives twice: from the terminal and from npm. Later than this it means 'hurry'. */
const sameSignalMs = 500

/**
 * Stops cleanly on a signal: requests in flight finish, the database is closed. A second signal, later than npm's repetition
 * of the first, exits at once. `onStop` is called at the first signal, `onFailure` if the stop was not clean.
 */
export function stopOnSignal(
  server: RunningServer,
  {
    onStop,
    onFailure,
  }: { onStop?: (signal: string) => void; onFailure?: (cause: unknown) => void } = {},
) {
  let firstSignalAt: number | undefined
  const stop = (signal: string) => {
    if (firstSignalAt === undefined) {
      firstSignalAt = performance.now()
      onStop?.(signal)
      server.stop().then(
        () => process.exit(0),
        (cause: unknown) => {
          onFailure?.(cause)
          process.exit(1)
        },
      )
    } else if (performance.now() - firstSignalAt > sameSignalMs) process.exit(1)
  }
  // SIGHUP: the terminal was closed, or npm left it before us.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
}
