import type { ActivityCard as Activity } from '@fgm/shared/activities/activities'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import type { Marks } from '../page/use-marks.ts'
import { ActivityCard } from './activity-card.tsx'
import { pageLength } from './use-filters.ts'

type CardGridProps = {
  cards: readonly Activity[]
  marks: Marks
  shown: number
  onShowMore: () => void
}

/** The cards, so many at a time. More of them put the focus on the first new one. */
export function CardGrid({ cards, marks, shown, onShowMore }: CardGridProps) {
  const list = useRef<HTMLUListElement>(null)
  const firstNew = useRef<number | null>(null)
  const rest = cards.length - shown

  useEffect(() => {
    if (firstNew.current === null || firstNew.current >= shown) return
    list.current?.children[firstNew.current]?.querySelector('a')?.focus({ preventScroll: true })
    firstNew.current = null
  }, [shown])

  function more() {
    firstNew.current = shown
    onShowMore()
  }
  return (
    <>
      <ul ref={list} className="grid-cards three">
        {cards.slice(0, shown).map((activity) => (
          <li key={activity.id}>
            <ActivityCard activity={activity} marks={marks} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <div className="row list-more">
          <Button onClick={more}>Show {Math.min(rest, pageLength)} more</Button>
        </div>
      )}
    </>
  )
}
