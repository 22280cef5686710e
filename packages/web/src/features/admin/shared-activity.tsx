import type { Activity } from '@fgm/shared/activities/activities'
import { type ReactNode, useId } from 'react'
import { barHeight } from '../../ui/bar-height.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip, DifficultyChip } from '../../ui/chip.tsx'
import { AgesFact, Facts, MinutesFact } from '../../ui/facts.tsx'

const height = barHeight('review-decision', '.shared-review')

type Way = [label: string, onPress: () => void]

type SharedActivityProps = {
  activity: Activity
  kicker: string
  chip?: ReactNode
  /** Why a person has to look at it, and each reason. */
  why: string
  reasons: ReactNode[]
  /** What the reasons come from. */
  note?: string
  /** Every word of it, as other families read it. */
  children: ReactNode
  yes: Way
  no: Way
}

/** An activity of the community that waits for an administrator: why, what it says, and the two decisions. */
export function SharedActivity(props: SharedActivityProps) {
  const { activity, kicker, chip, why, reasons, note, children, yes, no } = props
  const titleId = useId()
  return (
    <Card role="group" aria-labelledby={titleId} className="shared-review grid gap-5 wrap-anywhere">
      {/* The two decisions stay in sight while it is read: on desktops next to it, on phones below it. */}
      <div className="content-start gap-4 max-desk:contents desk:grid">
        <div className="row row-wrap gap-2">
          <div className="grow">
            <p className="card-kicker">{kicker}</p>
            <h2 id={titleId} className="text-h3">
              {activity.title}
            </h2>
          </div>
          {chip}
        </div>
        <p>{activity.description}</p>
        <section className="note honey grid">
          <h3 className="text-ui">{why}</h3>
          <ul className="lines">
            {reasons.map((reason, index) => (
              <li key={index}>{reason}</li>
            ))}
          </ul>
          {note && <p className="label muted">{note}</p>}
        </section>
        <div ref={height} className="review-decision row row-wrap">
          {[yes, no].map(([label, onPress]) => (
            <Button
              key={label}
              size="small"
              variant={label === yes[0] ? 'primary' : 'secondary'}
              aria-label={`${label} ${activity.title}`}
              onClick={onPress}
            >
              {label}
            </Button>
          ))}
        </div>
      </div>
      <div className="grid content-start gap-4">
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
    </Card>
  )
}
