/**
 * Lets the browser keep the pages of the hunts, so that they open without a network. Only in what is built: in
 * development there is no list of files. A browser that cannot, or will not, plays while there is a network.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  whenIdle(() => {
    navigator.serviceWorker.register('/service-worker.js').catch(() => {})
  })
}

// Safari has no idle callbacks.
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task)
  else setTimeout(task, 2000)
}
