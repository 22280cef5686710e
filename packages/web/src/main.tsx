import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createApp } from './app/app.tsx'
import { keepFirstResponses } from './app/first-queries.ts'
import { addPages } from './app/router.ts'
import { scrollFocusIntoView } from './app/scroll-focus-into-view.ts'
import { registerServiceWorker } from './features/offline/service-worker-registration.ts'
import { paths } from './lib/paths.ts'
import { readPrerendered } from './lib/prerendered.ts'

// Schemas would test whether they may compile code. The content security policy forbids it, and reports the attempt.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
scrollFocusIntoView()
registerServiceWorker()
void start(root)

// As a transition, so that the phone responds to a finger in between. A prerendered page hydrates once its route has
// loaded: only then does React render the same as the HTML.
async function start(element: HTMLElement): Promise<void> {
  const { App, router, queryClient } = createApp({ prerendered: readPrerendered() })
  const isPrerendered = element.dataset.ssr !== undefined
  // Only the landing page is known without the table of pages.
  const isLanding = isPrerendered && location.pathname === paths.home
  if (!isLanding) {
    // The page that needs the table requests it once more, and shows the error when it cannot be loaded.
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
  // Tells the router that its tree was prerendered, so that it builds the same one.
  router.ssr = { manifest: undefined }
  await router.load()
  // A link may have been clicked while the page's chunk loaded: the resulting hash is part of what hydrates.
  await router.load()
  document.addEventListener('hydrated', () => element.removeAttribute('data-ssr'), { once: true })
  startTransition(() => void hydrateRoot(element, app))
  if (isLanding) await addPages(router).catch(ignored)
}

function ignored(): void {}
