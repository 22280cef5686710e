import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import '../styles/card-row.css'

type CardRowProps = {
  /** The heading over the row, and the text below it. */
  head: ReactNode
  /** What the arrows lead to: 'hunts'. */
  noun: string
  /** Shows all cards below one another instead: the same elements, so that the focus stays. */
  isWhole?: boolean
  children: ReactNode
}

/** A row of cards wider than the screen, which shows the edge of the next card; for a mouse it has two arrows. */
export function CardRow({ head, noun, isWhole, children }: CardRowProps) {
  const row = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState('first')
  const isFirst = ends.includes('first')
  const isLast = ends.includes('last')
  // Only the arrows scroll smoothly: what receives the focus has to be there at once.
  const turn = (way: 1 | -1) =>
    row.current?.scrollBy({
      left: way * row.current.clientWidth * 0.9,
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    })
  // A row that fits shows both ends.
  function noteEnds() {
    if (!row.current) return
    const { scrollLeft, clientWidth, scrollWidth } = row.current
    const isAtLast = scrollLeft + clientWidth > scrollWidth - 2
    setEnds([scrollLeft < 2 && 'first', isAtLast && 'last'].filter(Boolean).join(' '))
  }
  useLayoutEffect(noteEnds)
  return (
    <>
      <div className="section-head">
        <div className="grow">{head}</div>
        {!isWhole && (
          <div className="hidden gap-2 self-start *:aria-disabled:cursor-default *:aria-disabled:opacity-40 desk:flex">
            <Button
              isSquare
              size="small"
              icon={ArrowLeft}
              aria-label={`Earlier ${noun}`}
              aria-disabled={isFirst || undefined}
              onClick={() => turn(-1)}
            />
            <Button
              isSquare
              size="small"
              icon={ArrowRight}
              aria-label={`More ${noun}`}
              aria-disabled={isLast || undefined}
              onClick={() => turn(1)}
            />
          </div>
        )}
      </div>
      <ul
        ref={row}
        data-end={ends}
        className={
          isWhole
            ? 'grid-cards three'
            : 'slide-row card-row relative *:h-auto *:w-[min(400px,calc(100vw-94px))] desk:mx-0 desk:px-0 desk:*:w-[calc((100%-36px)/3.28)] desk:*:scroll-ms-0'
        }
        onScroll={noteEnds}
      >
        {children}
      </ul>
    </>
  )
}
