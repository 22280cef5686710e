import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { store } from '../../../lib/browser-storage.ts'
import { newKey } from '../../../lib/idempotency-key.ts'
import { readStoredJson } from '../../../lib/stored-json.ts'
import { type HuntToPlay, playKey } from '../play-storage.ts'
import { beginPlay, markFound, type Play, readPlay } from './play-state.ts'

export type PlayControl = {
  /** Null before it begins. */
  play: Play | null
  item_ids: string[]
  /** Makes the next state of the play and stores it at once: the tab may be gone a moment later. */
  change: (next: (play: Play) => Play) => void
  begin: (play: Play) => void
  /** Forgets the play: the next one starts from the beginning. */
  clear: () => void
}

/** The play of a hunt in local storage, the same in every tab. */
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

const route = getRouteApi('/scavenger-hunt/play/$hunt_id')

/**
 * Marks the item of the printed card whose code was read. Who reads a card before the hunt has begun
 * begins it with that, without a clock. The address forgets the card, so that a reload does
 * not take an undo back. Answers whether the last card is of no item of this hunt: it was printed before the hunt changed.
 */
export function useFoundCard({ play, item_ids, begin, change }: PlayControl): boolean {
  const { found } = route.useSearch()
  const [isUnknown, setUnknown] = useState(false)
  const navigate = route.useNavigate()
  const latest = useRef({ play, item_ids, begin, change })
  latest.current = { play, item_ids, begin, change }

  // After a find an old card is past.
  const foundCount = play?.found.length
  useEffect(() => setUnknown(false), [foundCount])
  useEffect(() => {
    if (!found) return
    const { play, item_ids, begin, change } = latest.current
    const now = Date.now()
    setUnknown(!item_ids.includes(found))
    if (item_ids.includes(found)) {
      if (play) change((before) => markFound(before, found, item_ids, now))
      else {
        const begun = beginPlay({
          completion_id: newKey(),
          mode: 'calm',
          reads_aloud: false,
          now,
        })
        begin(markFound(begun, found, item_ids, now))
      }
    }
    void navigate({ search: {}, replace: true })
  }, [found, navigate])
  return isUnknown
}
