import type { ActivityDetail } from '@fgm/shared/activities/activities'
import { useEffect, useRef, useState } from 'react'
import { store } from '../../../lib/browser-storage.ts'
import { readStoredJson } from '../../../lib/stored-json.ts'
import { currentFamily } from '../../offline/current-family.ts'
import { activityPlayKey } from '../play-storage.ts'
import { usualAnswers } from '../right-now-memory.ts'
import { isNear, readVisitor } from '../visitor.ts'
import { beginPlay, type Play, readPlay } from './play-state.ts'

export type PlayControl = ReturnType<typeof useActivityPlay>

/** The play of an activity in this browser's storage; it begins when the activity is loaded. */
export function useActivityPlay(
  activityId: string,
  activity: ActivityDetail | undefined,
  stored: Play | null,
) {
  const key = activityPlayKey(currentFamily())
  const [play, setPlay] = useState(stored)
  const latest = useRef(play)
  function keep(next: Play) {
    latest.current = next
    store(key, JSON.stringify(next))
    setPlay(next)
  }
  useEffect(() => {
    if (latest.current || activity?.id !== activityId) return
    const begin = {
      also: usualAnswers().also,
      isNear: currentFamily() === null && isNear(activity.materials, readVisitor()),
    }
    keep(beginPlay(activity, Date.now(), begin))
  })
  return {
    /** Null until the activity is loaded. */
    play,
    /** Computes the next state of the play and stores it at once: the tab may be gone a moment later. */
    change: (next: (play: Play, now: number) => Play) =>
      latest.current && keep(next(latest.current, Date.now())),
    /** Deletes the play: the next one starts from the beginning. */
    clear: () => store(key, null),
  }
}

/** The stored play of this activity in this browser. */
export const storedPlay = (activityId: string): Play | null =>
  readPlay(readStoredJson(activityPlayKey(currentFamily())), activityId, Date.now())
