import { useState } from 'react'
import { readForThisTab, storeForThisTab } from '../../lib/browser-storage.ts'

/** Which things are found already, kept as long as the tab: a locked phone must not lose them. */
export function useTicks(activity_id: string): [ReadonlySet<string>, (thing: string) => void] {
  const key = `found:${activity_id}`
  const [found, setFound] = useState<ReadonlySet<string>>(
    () => new Set(readForThisTab(key)?.split('\n') ?? []),
  )
  function toggle(thing: string) {
    const next = new Set(found)
    if (!next.delete(thing)) next.add(thing)
    setFound(next)
    storeForThisTab(key, [...next].join('\n'))
  }
  return [found, toggle]
}
