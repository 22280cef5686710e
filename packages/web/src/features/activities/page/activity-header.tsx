import type { Activity } from '@fgm/shared/activities/activities'
import { Chip, DifficultyChip } from '../../../ui/chip.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { SourceChip } from '../list/activity-card.tsx'

/** What it is called, where it is from, how hard it is, and one sentence. */
export function ActivityHeader({ activity }: { activity: Activity }) {
  return (
    <header className="activity-head">
      <div className="row row-wrap tags">
        <SourceChip activity={activity} />
        <Chip>{activity.category}</Chip>
        <DifficultyChip difficulty_level={activity.difficulty_level} />
      </div>
      <PageTitle>{activity.title}</PageTitle>
      <p className="muted">{activity.description}</p>
    </header>
  )
}
