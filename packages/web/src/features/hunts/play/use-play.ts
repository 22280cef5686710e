import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { store } from '../../../lib/browser-storage.ts'
import { newKey } from '../../../lib/idempotency-key.ts'
import { readStoredJson } from '../../../lib/stored-json.ts'
import { type HuntToPlay, playKey } from '../play-storage.ts'
import { beginPlay, markFound, type Play, readPlay } from './play-state.ts'

export type PlayControl = ReturnType<typeof usePlay>

/** The play of a hunt in local storage, the same in every tab; null before it begins. */
export function usePlay(familyId: string, { id, items_data }: HuntToPlay) {
  const key = playKey(familyId, id)
  const itemIds = items_data.map((item) => item.id)
  const [play, setPlay] = useState(() => readPlay(readStoredJson(key), itemIds))
  const latest = useRef(play)

  const follow = useEffectEvent((event: StorageEvent) => {
    if (event.key !== key) return
    latest.current = readPlay(readStoredJson(key), itemIds)
    setPlay(latest.current)
  })
  useEffect(() => {
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])

  function keep(next: Play | null) {
    if (next === latest.current) return
    latest.current = next
    store(key, next && JSON.stringify(next))
    setPlay(next)
  }
  return {
    play,
    item_ids: itemIds,
    /** Computes the next state of the play and stores it at once: the tab may be gone a moment later. */
    change: (next: (play: Play) => Play) => latest.current && keep(next(latest.current)),
    begin: keep,
    /** Deletes the play: the next one starts from the beginning. */
    clear: () => store(key, null),
  }
}

const route = getRouteApi('/scavenger-hunt/play/$hunt_id')

/**
 * Marks the item whose printed code was scanned; before the hunt this starts it, without a clock. The card is removed from
 * the address: a reload repeats no undone find. @returns whether the hunt has no such item, as after a change of it.
 */
export function useFoundCard({ play, item_ids, begin, change }: PlayControl): boolean {
  const { found } = route.useSearch()
  const [isUnknown, setUnknown] = useState(false)
  const navigate = route.useNavigate()
  const mark = useEffectEvent((card: string) => {
    const now = Date.now()
    const isKnown = item_ids.includes(card)
    setUnknown(!isKnown)
    if (isKnown && play) change((before) => markFound(before, card, item_ids, now))
    else if (isKnown) {
      const begun = { completion_id: newKey(), mode: 'calm', reads_aloud: false, now } as const
      begin(markFound(beginPlay(begun), card, item_ids, now))
    }
    void navigate({ search: {}, replace: true })
  })
  // After a find an old card no longer counts.
  const foundCount = play?.found.length
  useEffect(() => setUnknown(false), [foundCount])
  useEffect(() => {
    if (found) mark(found)
  }, [found])
  return isUnknown
}
