import type { ReportedActivity } from '@fgm/shared/community/community'
import { useId, useState } from 'react'
import { formatCount } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip, DifficultyChip } from '../../../ui/chip.tsx'
import { AgesFact, Facts, MinutesFact } from '../../../ui/facts.tsx'
import { ActivityReading } from '../../activities/activity-reading.tsx'
import { formatMoment } from '../admin-words.ts'

type ReportCardProps = {
  report: ReportedActivity
  onDecide: (decision: 'keep' | 'remove') => void
}

/** A reported activity: every word of it as other families read it, who says what is wrong, and the two ways on. */
export function ReportCard({ report, onDecide }: ReportCardProps) {
  const { activity, creator_name, state, reports } = report
  const titleId = useId()
  const readingId = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card role="group" aria-labelledby={titleId} className="grid gap-4">
      <div className="row row-wrap gap-2">
        <div className="grow">
          <p className="card-kicker">By {creator_name}</p>
          <h2 id={titleId} className="text-h3">
            {activity.title}
          </h2>
        </div>
        <Chip tone={state === 'hidden' ? 'honey' : 'outline'}>
          {state === 'hidden' ? 'Hidden until you decide' : 'Families see it'}
        </Chip>
      </div>
      <p>{activity.description}</p>
      <Facts>
        <MinutesFact minutes={activity.duration_minutes} />
        <AgesFact min_age={activity.min_age} max_age={activity.max_age} />
      </Facts>
      <div className="row row-wrap gap-2">
        <Chip>{activity.category}</Chip>
        <DifficultyChip difficulty_level={activity.difficulty_level} />
      </div>
      <Reasons reports={reports} />
      <Button
        size="small"
        className="justify-self-start"
        aria-expanded={isOpen}
        aria-controls={isOpen ? readingId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Close the activity' : 'Read it as families do'}
      </Button>
      {isOpen && (
        <div id={readingId}>
          <ActivityReading activity={activity} />
        </div>
      )}
      <div className="row row-wrap">
        <Button
          size="small"
          variant="calm"
          aria-label={`Keep ${activity.title}`}
          onClick={() => onDecide('keep')}
        >
          Keep
        </Button>
        <Button
          size="small"
          className="danger"
          aria-label={`Remove ${activity.title}`}
          onClick={() => onDecide('remove')}
        >
          Remove
        </Button>
      </div>
    </Card>
  )
}

function Reasons({ reports }: Pick<ReportedActivity, 'reports'>) {
  return (
    <section>
      <h3 className="text-lead mb-2">{formatCount(reports.length, 'report')}</h3>
      <ul className="lines apart">
        {reports.map(({ reason, created_at }, index) => (
          <li key={`${created_at} ${index}`}>
            {reason} <span className="label muted">({formatMoment(created_at)})</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
