/*
 * A browser may block storage (private modes, strict settings) or be full: it then answers as if it were empty, and a
 * choice lasts until the page is closed. Nothing may depend on having stored something.
 */

/** Reads a key of this browser. */
export const readStored = (key: string): string | null =>
  tried(() => localStorage.getItem(key), null)

/** Keeps a value in this browser; null removes it. */
export const store = (key: string, value: string | null): void =>
  tried(() => put(localStorage, key, value), undefined)

/** The keys of this browser that begin with these words. */
export const storedKeys = (beginning: string): string[] =>
  tried(() => Object.keys(localStorage).filter((key) => key.startsWith(beginning)), [])

/** Like `readStored`, for what lasts as long as the tab. */
export const readForThisTab = (key: string): string | null =>
  tried(() => sessionStorage.getItem(key), null)

/** Like `store`, for what lasts as long as the tab. */
export const storeForThisTab = (key: string, value: string | null): void =>
  tried(() => put(sessionStorage, key, value), undefined)

/** Removes all that lasts as long as the tab. */
export const clearThisTab = (): void => tried(() => sessionStorage.clear(), undefined)

function put(storage: Storage, key: string, value: string | null): void {
  if (value === null) storage.removeItem(key)
  else storage.setItem(key, value)
}

function tried<Result>(use: () => Result, otherwise: Result): Result {
  try {
    return use()
  } catch {
    return otherwise
  }
}
