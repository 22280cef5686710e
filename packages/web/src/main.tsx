import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createApp } from './app/app.tsx'
import { keepFirstAnswers } from './app/first-answers.ts'
import { addPages } from './app/router.ts'
import { scrollFocusIntoView } from './app/scroll-focus-into-view.ts'
import { registerServiceWorker } from './features/offline/service-worker-registration.ts'
import { paths } from './lib/paths.ts'
import { readPrerendered } from './lib/prerendered.ts'

// Schemas would try whether they may make code out of text. The content policy forbids it, and reports the attempt.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
scrollFocusIntoView()
registerServiceWorker()
void start(root)

// In small steps, so that the phone answers a finger meanwhile: that is what a transition is.
// A prerendered page is taken over as it stands, but only once its route has loaded: then both trees are the same.
async function start(element: HTMLElement): Promise<void> {
  const { App, router, queryClient } = createApp({ prerendered: readPrerendered() })
  const isPrerendered = element.dataset.ssr !== undefined
  // The landing page alone is known without the table of pages.
  const isKnown = isPrerendered && location.pathname === paths.home
  if (!isKnown)
    await Promise.all([addPages(router).catch(askedAgain), keepFirstAnswers(queryClient)])
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
  document.addEventListener('taken-over', () => element.removeAttribute('data-ssr'), { once: true })
  startTransition(() => void hydrateRoot(element, app))
  if (isKnown) await addPages(router).catch(askedAgain)
}

// The page that needs the table asks for it once more, and shows it when it cannot be had.
function askedAgain(): void {}
