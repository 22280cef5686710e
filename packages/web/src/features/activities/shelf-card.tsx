import type { ActivityGlimpse } from '@fgm/shared/activities/activities'
import { LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { CardNeeds } from './activity-card.tsx'
import { ActivityScene } from './activity-scene.tsx'
import { CardOpener } from './card-opener.tsx'
import { FactLine } from './fact-line.tsx'
import './shelf-card.css'

/** For two lines of so narrow a card. */
const shelfRoom = 52

type ShelfCardProps = {
  activity: ActivityGlimpse & { needs?: string }
  onOpen: () => void
  /** This family cannot play it yet. */
  isLocked?: boolean
  /** What it is, where there is room for it. */
  sentence?: string
  /** Below the title. */
  below?: ReactNode
  /** In the foot, next to what one needs. */
  children?: ReactNode
}

/** An activity on a shelf: its picture, its name, its facts and what one needs. So narrow that a phone shows the next one as well. */
export function ShelfCard(props: ShelfCardProps) {
  const { activity, onOpen, isLocked, sentence, below, children } = props
  return (
    <article className="card covered flush shelf-card">
      <ActivityScene activity={activity} size="small" />
      {isLocked && (
        <span className="shelf-lock">
          <LockKeyhole className="icon" aria-hidden />
          <span className="hidden-text">Not open yet</span>
        </span>
      )}
      <div className="shelf-words">
        <CardOpener title={activity.title} onOpen={onOpen} />
        {below}
        {sentence && <p className="card-line">{sentence}</p>}
        <FactLine activity={activity} />
        <div className="shelf-foot">
          <CardNeeds of={activity} room={shelfRoom} />
          {children}
        </div>
      </div>
    </article>
  )
}
