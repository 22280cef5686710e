import type { RunningServer } from '../http/server.ts'

/** Ctrl-C under npm arrives twice: from the terminal and from npm. Later than this it means 'hurry'. */
const same_signal_ms = 500

/**
 * Stops cleanly when asked: requests in flight finish, the database is closed. A second signal, later
 * than npm's echo of the first, ends at once. `onStop` hears of the first signal, `onFailure` when the
 * stop was not clean.
 */
export function stopOnSignal(
  server: RunningServer,
  {
    onStop,
    onFailure,
  }: { onStop?: (signal: string) => void; onFailure?: (cause: unknown) => void } = {},
) {
  let first_signal_at: number | undefined
  const stop = (signal: string) => {
    if (first_signal_at === undefined) {
      first_signal_at = performance.now()
      onStop?.(signal)
      server.stop().then(
        () => process.exit(0),
        (cause: unknown) => {
          onFailure?.(cause)
          process.exit(1)
        },
      )
    } else if (performance.now() - first_signal_at > same_signal_ms) process.exit(1)
  }
  // SIGHUP: the terminal was closed, or npm left it before us.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
}
