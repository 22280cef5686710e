import { whenIdle } from '../../lib/when-idle.ts'

/**
 * Registers the service worker, so that the app opens offline. On every page, after it has loaded and when the
 * browser is idle. Only in a build: development has no list of files.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () =>
    whenIdle(() => void navigator.serviceWorker.register('/service-worker.js').catch(() => {}))
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}
