import { useEffect, useMemo, useRef, useState } from 'react'
import { store } from '../../../lib/browser-storage.ts'
import { readStoredJson } from '../../../lib/stored-json.ts'
import { type HuntToPlay, playKey } from '../kept-hunts.ts'
import { type Play, readPlay } from './play-state.ts'

export type PlayControl = {
  /** Null before it begins. */
  play: Play | null
  item_ids: string[]
  /** Makes the next state of the play, and keeps it at once: the tab may be gone a moment later. */
  change: (next: (play: Play) => Play) => void
  begin: (play: Play) => void
  /** Done with it: the next one begins anew. */
  clear: () => void
}

/** The play of a hunt as this browser keeps it, the same in every tab. */
export function usePlay(familyId: string, { id, items_data }: HuntToPlay): PlayControl {
  const key = playKey(familyId, id)
  const itemIds = useMemo(() => items_data.map((item) => item.id), [items_data])
  const [play, setPlay] = useState(() => readPlay(readStoredJson(key), itemIds))
  const latest = useRef(play)

  useEffect(() => {
    function follow(event: StorageEvent) {
      if (event.key !== key) return
      latest.current = readPlay(readStoredJson(key), itemIds)
      setPlay(latest.current)
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [key, itemIds])

  function keep(next: Play | null) {
    if (next === latest.current) return
    latest.current = next
    store(key, next && JSON.stringify(next))
    setPlay(next)
  }
  return {
    play,
    item_ids: itemIds,
    change: (next) => latest.current && keep(next(latest.current)),
    begin: keep,
    clear: () => store(key, null),
  }
}
