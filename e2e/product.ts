import type { Feature } from '@fgm/shared/flags'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { launchBrowser } from './browser.ts'
import { openFeature } from './ledger.ts'
import { type BuiltServer, startBuiltServer } from './server.ts'

/** Of the file whose tests run: each file has both for itself, from before its first test until after its last. */
export let browser: Browser
export let server: BuiltServer

type Env = Record<string, string>
type ProductOptions = {
  /** What the server is told beside its defaults; a function where it is known only when it starts. */
  env?: Env | (() => Env)
  /** Open from the start. */
  features?: readonly Feature[]
}

/** Starts a real browser and the built product before the tests of a file, and ends both after them. */
export function startProduct({ env = {}, features = [] }: ProductOptions = {}) {
  beforeAll(async () => {
    const given = typeof env === 'function' ? env() : env
    ;[browser, server] = await Promise.all([launchBrowser(), startBuiltServer(given)])
    for (const feature of features) openFeature(server, feature)
  })
  afterAll(async () => {
    await browser?.close()
    await server?.stop()
  })
}
