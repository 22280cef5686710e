/*
 * A browser may block storage (private modes, strict settings) or it may be full. Reads then return nothing, and a
 * choice lasts until the page is closed. Nothing may depend on having stored something.
 */

/** Reads a key of this browser. */
export const readStored = (key: string): string | null =>
  tried(() => localStorage.getItem(key), null)

/** Stores a value in this browser; null removes it. */
export const store = (key: string, value: string | null): void =>
  tried(() => put(localStorage, key, value), undefined)

/** The keys of this browser that begin with `prefix`. */
export const storedKeys = (beginning: string): string[] =>
  tried(() => Object.keys(localStorage).filter((key) => key.startsWith(beginning)), [])

/** Like `readStored`, but for this tab only (session storage). */
export const readForThisTab = (key: string): string | null =>
  tried(() => sessionStorage.getItem(key), null)

/** Like `store`, but for this tab only (session storage). */
export const storeForThisTab = (key: string, value: string | null): void =>
  tried(() => put(sessionStorage, key, value), undefined)

/** Removes everything stored for this tab only. */
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
