import type { Feature } from '@fgm/shared/flags'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { launchBrowser } from './browser.ts'
import { openFeature } from './ledger.ts'
import { type BuiltServer, startBuiltServer } from './server.ts'

/** One for all files of a worker, because starting it takes a second; it ends with the worker. */
export let browser: Browser
/** Of the running test file, from before its first test until after its last. */
export let server: BuiltServer

type Env = Record<string, string>
type ProductOptions = {
  /** Environment of the server besides its defaults; a function where it is known only at the start. */
  env?: Env | (() => Env)
  /** Open from the start. */
  features?: readonly Feature[]
}

/** Starts the built product before the tests of a file, and ends it after them, with everything open in the browser. */
export function startProduct({ env = {}, features = [] }: ProductOptions = {}) {
  beforeAll(async () => {
    const given = typeof env === 'function' ? env() : env
    ;[browser, server] = await Promise.all([sharedBrowser(), startBuiltServer(given)])
    for (const feature of features) openFeature(server, feature)
  })
  afterAll(async () => {
    await Promise.all(browser?.contexts().map((context) => context.close()) ?? [])
    await server?.stop()
  })
}

/**
 * The worker's browser: started for the first file, and again if it has ended. A context has the service worker of
 * the pages only on request: it loads all files of the app, a third of the cost of a page.
 */
async function sharedBrowser(): Promise<Browser> {
  if (browser?.isConnected()) return browser
  const launched = await launchBrowser()
  const newContext = launched.newContext.bind(launched)
  launched.newContext = (options) => newContext({ serviceWorkers: 'block', ...options })
  return launched
}
