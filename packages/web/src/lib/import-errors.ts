import { readForThisTab, storeForThisTab } from './browser-storage.ts'
import { isServerHealthy, timeoutMs } from './unanswered.ts'

const key = 'reloaded-for'

class LateFileError extends Error {
  override message = 'A file of the app is late'
}

/** Whether a file of the app itself (script or style) could not be loaded: the network is gone, or a deploy replaced it. */
export function isImportError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // Browsers give these failures no separate name, so only the message identifies them.
  return (
    error instanceof LateFileError ||
    /dynamically imported module|module script failed|Unable to preload CSS/i.test(error.message) ||
    isImportError(error.cause)
  )
}

/** Loads the newest version of the page. */
export function reloadPage(): void {
  window.location.reload()
}

/**
 * Rejects with an import error when a file is late and the server does not respond either. On a slow network the file
 * may still arrive.
 */
export function failIfServerAway<File>(loading: Promise<File>): Promise<File> {
  return new Promise((resolve, reject) => {
    const late = async () => (await isServerHealthy()) || reject(new LateFileError())
    const timer = setTimeout(late, timeoutMs)
    loading.then(resolve, reject).then(() => clearTimeout(timer))
  })
}

/**
 * After a deploy the files of an old tab are gone: reloads the page for the new ones. Only once per file, and never while
 * the server is away or the tab cannot remember the reload: it must not loop. @returns whether the page reloads.
 */
export async function reloadOnceFor(error: unknown): Promise<boolean> {
  if (!isImportError(error) || !(await isServerHealthy())) return false
  const file = messages(error)
  if (readForThisTab(key) === file) return false
  storeForThisTab(key, file)
  const isRemembered = readForThisTab(key) === file
  if (isRemembered) reloadPage()
  return isRemembered
}

const messages = (error: unknown): string =>
  error instanceof Error ? `${error.message} ${messages(error.cause)}` : ''
