import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { beginPlay, markFound } from './play-state.ts'
import type { PlayControl } from './use-play.ts'

const route = getRouteApi('/scavenger-hunt/play/$hunt_id')

/**
 * Marks the item of the printed card whose code was read. Who reads a card before the hunt has begun
 * begins it with that, without a clock. The address forgets the card, so that loading the page anew does
 * not take an undo back.
 */
export function useFoundCard({ play, item_ids, begin, change }: PlayControl) {
  const { found } = route.useSearch()
  const navigate = route.useNavigate()
  const latest = useRef({ play, item_ids, begin, change })
  latest.current = { play, item_ids, begin, change }

  useEffect(() => {
    if (!found) return
    const { play, item_ids, begin, change } = latest.current
    const now = Date.now()
    if (item_ids.includes(found)) {
      if (play) change((before) => markFound(before, found, item_ids, now))
      else {
        const completionId = crypto.randomUUID()
        const begun = beginPlay({
          completion_id: completionId,
          mode: 'calm',
          reads_aloud: false,
          now,
        })
        begin(markFound(begun, found, item_ids, now))
      }
    }
    void navigate({ search: {}, replace: true })
  }, [found, navigate])
}
