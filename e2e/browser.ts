import { type Browser, type BrowserContext, chromium, type LaunchOptions } from 'playwright-core'
import { packagedBrowser } from './packaged-browser.ts'

/** Quiet on a closed network: no lookups, updates or reports in the background. */
const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Starts a real browser without a window: the one in CHROMIUM_PATH, or the one from the npm packages, even where
 * another is installed, so that the gate gives the same result on every machine. `options` are playwright's.
 */
export async function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch(await launchOptions(options))
}

/** Starts a browser with the profile that the previous one left in this folder, like a family's own. */
export async function launchOwnBrowser(
  folder: string,
  options: Parameters<typeof chromium.launchPersistentContext>[1] = {},
): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, { ...options, ...(await launchOptions({})) })
}

async function launchOptions(options: LaunchOptions): Promise<LaunchOptions> {
  const named = process.env.CHROMIUM_PATH
  const found = named ? { executable_path: named, env: {} } : await packagedBrowser()
  // Chromium's sandbox refuses to start for root, the usual user in containers.
  const isRoot = process.getuid?.() === 0
  return {
    executablePath: found.executable_path,
    ...options,
    args: [...flags, ...(isRoot ? ['--no-sandbox'] : []), ...(options.args ?? [])],
    env: { ...(process.env as Record<string, string>), ...found.env, ...options.env },
  }
}
