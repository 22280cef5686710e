/** Whether a file of the app itself did not come: the network is gone, or a deploy has replaced the file. */
export function isImportError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed/i.test(error.message)
  )
}

/** Loads the page anew, with the files of the newest version. */
export function reloadPage(): void {
  window.location.reload()
}
