import type { ActivityGlimpse } from '@fgm/shared/activities/activities'
import { LockKeyhole } from 'lucide-react'
import { CardNeeds, FactLine, sentenceFor } from './activity-card.tsx'
import { ActivityScene } from './activity-scene.tsx'
import { CardOpener, OpenCue } from './card-opener.tsx'
import './shelf-card.css'

/** For one line of so narrow a card. */
const shelfRoom = 26

type ShelfCardProps = {
  activity: ActivityGlimpse & { needs?: string }
  onOpen: () => void
  /** This family cannot play it yet. */
  isLocked: boolean
  child: { name: string; age: number } | undefined
}

/** An activity on a shelf: its picture, what it is, its facts and what one needs. So narrow that a phone shows the next one as well. */
export function ShelfCard(props: ShelfCardProps) {
  const { activity, onOpen, isLocked, child } = props
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
        <p className="card-line">{sentenceFor(activity, child)}</p>
        <FactLine activity={activity} />
        <CardNeeds of={activity} room={shelfRoom} />
        <OpenCue />
      </div>
    </article>
  )
}
