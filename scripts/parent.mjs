const lookEveryMs = 300

/**
 * Ends this process, as SIGTERM would, when the shell that npm started it in is gone. A signal to npm
 * reaches only that shell, and without this the server would go on and keep its port.
 */
export function endWithParent() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, lookEveryMs)
  timer.unref()
}
