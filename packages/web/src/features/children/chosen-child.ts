import { useSyncExternalStore } from 'react'
import { readStored, store } from '../../lib/browser-storage.ts'

const key = 'child'
const listeners = new Set<() => void>()
/** What was chosen on this page, also where the browser keeps nothing. */
let chosen: string | null | undefined

/** The id of the child that was played with last on this device, and how to choose another. */
export function useChosenChildId(): [string | null, (id: string) => void] {
  return [useSyncExternalStore(subscribe, read, () => null), choose]
}

function choose(id: string): void {
  chosen = id
  store(key, id)
  for (const listener of listeners) listener()
}

function read(): string | null {
  chosen ??= readStored(key)
  return chosen
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
