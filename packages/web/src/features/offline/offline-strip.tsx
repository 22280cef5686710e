import { formatWait } from '@fgm/shared/text/wait'
import { useQueryClient } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { familyHere } from './family-here.ts'
import { questionOf } from './kept-paths.ts'
import { sinceWhen } from './kept-since.ts'
import './offline.css'
import { unsentOf } from './unsent-completions.ts'

/** What is on every page says nothing about the age of the one at hand. */
const everywhere = new Set(['auth.status', 'children.list'])

/** While nobody answers: says so above the page, how old it is, and what waits. */
export function OfflineStrip() {
  const keptAt = useOldestShown()
  const familyId = familyHere()
  const waiting = familyId ? unsentOf(familyId).length : 0
  return (
    <div className="offline-strip" role="status">
      <p className="wrap small">
        <CloudOff className="icon" aria-hidden />
        <span>
          <b>You are offline.</b>
          {keptAt !== undefined && ` This is from ${ageWords(Date.now() - keptAt)}.`}
          {waiting > 0 &&
            ` ${formatCount(waiting, 'thing you noted waits', 'things you noted wait')} here, and will be saved.`}
        </span>
      </p>
    </div>
  )
}

/** When the server gave the oldest of the kept answers that the page shows. */
function useOldestShown(): number | undefined {
  const cache = useQueryClient().getQueryCache()
  return useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => {
      const shown = cache.findAll({
        type: 'active',
        predicate: ({ queryKey }) => !everywhere.has(questionOf(queryKey).path),
      })
      const times = shown.flatMap((query) => sinceWhen(query) ?? [])
      return times.length > 0 ? Math.min(...times) : undefined
    },
  )
}

function ageWords(ms: number): string {
  const seconds = ms / 1000
  if (seconds < 60) return 'a moment ago'
  const days = Math.round(seconds / 86_400)
  return `${days > 1 ? `${days} days` : formatWait(seconds)} ago`
}
