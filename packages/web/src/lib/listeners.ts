/** Who is told when something outside of React changes, as `useSyncExternalStore` asks for it. */
export function createListeners() {
  const listeners = new Set<() => void>()
  return {
    /** @returns what ends it. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    notify(): void {
      for (const listener of listeners) listener()
    },
  }
}
