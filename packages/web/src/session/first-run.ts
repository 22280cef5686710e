import { useSyncExternalStore } from 'react'
import { readForThisTab, storeForThisTab } from '../lib/browser-storage.ts'
import { createListeners } from '../lib/listeners.ts'

/** Holds the id of the family that has just registered in this tab and has not been asked yet who is playing. */
const key = 'first-run'
const listeners = createListeners()

/** A family has registered here: its first page asks one thing, who is playing, before anything else. */
export const beginFirstRun = (familyId: string): void => set(familyId)

/** A child was added, or the question was skipped: we do not ask again. */
export const endFirstRun = (): void => set(null)

/** Whether this family's first page is still to come. */
export function useIsFirstRun(familyId: string | undefined): boolean {
  const begun = useSyncExternalStore(listeners.subscribe, read, () => null)
  return familyId !== undefined && begun === familyId
}

const read = () => readForThisTab(key)

function set(value: string | null): void {
  storeForThisTab(key, value)
  listeners.notify()
}
