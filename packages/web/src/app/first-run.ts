import { useSyncExternalStore } from 'react'
import { readForThisTab, storeForThisTab } from '../lib/browser-storage.ts'

/** Holds the id of the family that has just registered in this tab and was not asked yet who is playing. */
const key = 'first-run'
const listeners = new Set<() => void>()

/** A family has registered here: its first page asks one thing, who is playing, and nothing else comes before. */
export function beginFirstRun(family_id: string): void {
  set(family_id)
}

/** Answered or put off: the question does not come again. */
export function endFirstRun(): void {
  set(null)
}

/** Whether this family's first page is still to come. */
export function useIsFirstRun(family_id: string | undefined): boolean {
  const begun = useSyncExternalStore(subscribe, read, () => null)
  return family_id !== undefined && begun === family_id
}

const read = () => readForThisTab(key)

function set(value: string | null): void {
  storeForThisTab(key, value)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
