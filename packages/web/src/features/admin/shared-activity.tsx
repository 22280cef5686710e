import type { Activity } from '@fgm/shared/activities/activities'
import { type ReactNode, useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip, DifficultyChip } from '../../ui/chip.tsx'
import { AgesFact, Facts, MinutesFact } from '../../ui/facts.tsx'

type Way = [label: string, onPress: () => void]

type SharedActivityProps = {
  activity: Activity
  kicker: string
  chip?: ReactNode
  /** Why a person has to look at it, and each reason. */
  why: string
  reasons: ReactNode[]
  /** Every word of it, as other families read it. */
  children: ReactNode
  yes: Way
  no: Way
}

/** An activity of the community that waits for an administrator: why, what it says, and the two ways on. */
export function SharedActivity(props: SharedActivityProps) {
  const { activity, kicker, chip, why, reasons, children, yes, no } = props
  const titleId = useId()
  return (
    <Card
      role="group"
      aria-labelledby={titleId}
      className="grid gap-5 wrap-anywhere desk:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] desk:grid-rows-[auto_1fr] desk:gap-x-10"
    >
      <div className="grid content-start gap-4">
        <div className="row row-wrap gap-2">
          <div className="grow">
            <p className="card-kicker">{kicker}</p>
            <h2 id={titleId} className="text-h3">
              {activity.title}
            </h2>
          </div>
          {chip}
        </div>
        <section className="note honey grid">
          <h3 className="text-ui">{why}</h3>
          <ul className="lines">
            {reasons.map((reason, index) => (
              <li key={index}>{reason}</li>
            ))}
          </ul>
        </section>
      </div>
      {/* On phones it is read before it is decided; on desktops the two ways on stand beside it. */}
      <div className="grid content-start gap-4 desk:col-start-2 desk:row-[1/3]">
        <p>{activity.description}</p>
        <Facts>
          <MinutesFact minutes={activity.duration_minutes} />
          <AgesFact min_age={activity.min_age} max_age={activity.max_age} />
        </Facts>
        <div className="row row-wrap gap-2">
          <Chip>{activity.category}</Chip>
          <DifficultyChip difficulty_level={activity.difficulty_level} />
        </div>
        {children}
      </div>
      <div className="row row-wrap self-start">
        {[yes, no].map(([label, onPress]) => (
          <Button
            key={label}
            size="small"
            variant={label === yes[0] ? 'calm' : 'secondary'}
            className={label === no[0] ? 'danger' : undefined}
            aria-label={`${label} ${activity.title}`}
            onClick={onPress}
          >
            {label}
          </Button>
        ))}
      </div>
    </Card>
  )
}
