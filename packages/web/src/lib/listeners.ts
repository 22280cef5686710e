/** Listeners for something that changes outside of React, as `useSyncExternalStore` expects them. */
export function createListeners() {
  const listeners = new Set<() => void>()
  return {
    /** @returns a function that unsubscribes. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    notify(): void {
      for (const listener of listeners) listener()
    },
  }
}
