import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, chromium, type LaunchOptions } from 'playwright-core'
import { packedBrowser } from './packed-browser.ts'

/** Quiet on a closed network: nothing is looked up, updated or reported in the background. */
const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const names = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser']

/**
 * Starts a real browser without a window: the one CHROMIUM_PATH names, else one installed on this
 * machine, else the one that came with the npm packages. `options` are playwright's.
 */
export async function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const executable_path = process.env.CHROMIUM_PATH || installedBrowser()
  const found = executable_path ? { executable_path, env: {} } : await packedBrowser()
  // Chromium's sandbox refuses to start for root, who runs most containers.
  const is_root = process.getuid?.() === 0
  return chromium.launch({
    executablePath: found.executable_path,
    ...options,
    args: [...flags, ...(is_root ? ['--no-sandbox'] : []), ...(options.args ?? [])],
    env: { ...(process.env as Record<string, string>), ...found.env, ...options.env },
  })
}

function installedBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
