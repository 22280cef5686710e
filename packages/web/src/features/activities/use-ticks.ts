import { useState } from 'react'
import { readForThisTab, storeForThisTab } from '../../lib/browser-storage.ts'
import { useIsHydrated } from '../../lib/use-is-hydrated.ts'

const nothing: ReadonlySet<string> = new Set()

/** Which things of an activity are ticked, stored for this tab: a locked phone must not lose them. */
export function useTicks(activityId: string): [ReadonlySet<string>, (thing: string) => void] {
  const key = `found:${activityId}`
  const isHydrated = useIsHydrated()
  const [found, setFound] = useState<ReadonlySet<string>>(
    () => new Set(readForThisTab(key)?.split('\n') ?? []),
  )
  function toggle(thing: string) {
    const next = new Set(found)
    if (!next.delete(thing)) next.add(thing)
    setFound(next)
    storeForThisTab(key, [...next].join('\n'))
  }
  return [isHydrated ? found : nothing, toggle]
}
