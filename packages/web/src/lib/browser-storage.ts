/** Reads a key; a browser that blocks storage (private modes, strict settings) answers as if it were empty. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a value if the browser lets us; null removes it. Nothing may depend on it having worked. */
export function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Blocked or full storage: the choice lasts until the page is closed.
  }
}

/** The keys that begin with these words; none where storage is blocked. */
export function storedKeys(beginning: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(beginning))
  } catch {
    return []
  }
}

/** Like `readStored`, for what lasts as long as the tab. */
export function readForThisTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Like `store`, for what lasts as long as the tab. */
export function storeForThisTab(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    // As above.
  }
}

/** Removes all that lasts as long as the tab. */
export function clearThisTab(): void {
  try {
    sessionStorage.clear()
  } catch {
    // As above.
  }
}
