/** Runs a task when the browser is idle, and after two seconds at the latest. Safari has no idle callbacks. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: 2_000 })
  else setTimeout(task, 2_000)
}
