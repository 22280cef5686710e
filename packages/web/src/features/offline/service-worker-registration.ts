/**
 * Lets the browser keep the app itself, so that it opens without a network, and on every page: nobody knows beforehand
 * where they will be without one. After the page has loaded, and when the browser has nothing else to do. Only in what
 * is built: in development there is no list of files.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () =>
    whenIdle(() => void navigator.serviceWorker.register('/service-worker.js').catch(() => {}))
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}

/** Safari has no idle callbacks. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: 2_000 })
  else setTimeout(task, 2_000)
}
