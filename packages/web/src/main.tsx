import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createApp } from './app/app.tsx'
import { keepFirstResponses } from './app/first-queries.ts'
import { addPages } from './app/router.ts'
import { paths } from './lib/paths.ts'
import { readPrerendered } from './lib/prerendered.ts'
import { whenIdle } from './lib/when-idle.ts'

// Schemas would try whether they may make code out of text. The content policy forbids it, and reports the attempt.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
document.addEventListener('focusin', scrollIntoView)
registerServiceWorker()
void start(root)

// As a transition, so that the phone answers a finger in between. A prerendered page hydrates once its route has loaded:
// only then is what React draws the same as the HTML.
async function start(element: HTMLElement): Promise<void> {
  const { App, router, queryClient } = createApp({ prerendered: readPrerendered() })
  const isPrerendered = element.dataset.ssr !== undefined
  // The landing page alone is known without the table of pages.
  const isLanding = isPrerendered && location.pathname === paths.home
  if (!isLanding) {
    // The page that needs the table asks for it once more, and shows it when it cannot be had.
    await addPages(router).catch(ignored)
    await keepFirstResponses(router, queryClient)
  }
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  )
  if (!isPrerendered) {
    startTransition(() => createRoot(element).render(app))
    return
  }
  // Tells the router that its tree was rendered beforehand, so that it builds the same one.
  router.ssr = { manifest: undefined }
  await router.load()
  // A link may have been pressed while the page's chunk loaded: what then stands after '#' is part of what hydrates.
  await router.load()
  document.addEventListener('hydrated', () => element.removeAttribute('data-ssr'), { once: true })
  startTransition(() => void hydrateRoot(element, app))
  if (isLanding) await addPages(router).catch(ignored)
}

function ignored(): void {}

/**
 * A browser leaves a link with the focus where it is once a strip of it shows. In a row that is pushed
 * along, most of its words would stay behind the edge of a phone: this fetches all of it, into the middle,
 * because a row that snaps would take it back from the edge. Only for the keyboard: what a finger presses
 * must not move away from under it.
 */
function scrollIntoView({ target }: FocusEvent): void {
  if (!(target instanceof Element) || !target.matches(':focus-visible')) return
  const { left, right } = target.getBoundingClientRect()
  if (left < 0 || right > document.documentElement.clientWidth)
    target.scrollIntoView({ block: 'nearest', inline: 'center' })
}

/**
 * Registers the service worker, so that the app opens without a network. On every page, after it has loaded and when the
 * browser is idle. Only in a build: development has no list of files.
 */
function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () =>
    whenIdle(() => void navigator.serviceWorker.register('/service-worker.js').catch(() => {}))
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}
