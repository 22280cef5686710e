import type { LockedActivity as Locked, OpensWith } from '@fgm/shared/activities/activities'
import { LockKeyhole, Package } from 'lucide-react'
import { httpStatus } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Chip } from '../../../ui/chip.tsx'
import { AgesFact, Fact, Facts, MinutesFact } from '../../../ui/facts.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { needs, spokenPrompt } from '../activity-words.ts'
import { ActivityPicture } from './activity-picture.tsx'
import { ActivityFailure, ActivityNotFound, ActivitySkeleton } from './activity-states.tsx'
import './locked-activity.css'
import { WaysToOpen } from './ways-to-open.tsx'

/** An activity that is not open to who looks: what it is, a taste of it, how it opens, and one thing to press. */
export function LockedActivity({ id }: { id: string }) {
  const window = trpc.activities.window.useQuery({ id }, { throwOnError: false })
  if (window.data) return <Window activity={window.data} />
  if (window.isPending) return <ActivitySkeleton />
  if (httpStatus(window.error) === 404) return <ActivityNotFound />
  return (
    <ActivityFailure
      error={window.error}
      onRetry={() => void window.refetch()}
      isRetrying={window.isFetching}
    />
  )
}

const chipWords: Partial<Record<OpensWith, string>> = {
  account: 'Free founding spot',
  coming_soon: 'Not open yet',
}

/** What it belongs to, in two words; nothing until that is known. */
export function LockedChip({ id }: { id: string }) {
  const { data } = trpc.activities.window.useQuery({ id }, { throwOnError: false })
  if (!data) return null
  return (
    <Chip tone="honey" icon={LockKeyhole}>
      {chipWords[data.opens_with ?? 'premium'] ?? 'Premium'}
    </Chip>
  )
}

function Window({ activity }: { activity: Locked }) {
  const { verb, words } = spokenPrompt(activity.connection_prompt)
  return (
    <article className="locked-activity">
      <div className="activity-picture">
        <ActivityPicture activity={activity} />
      </div>
      <div className="locked-words">
        <PageTitle>{activity.title}</PageTitle>
        <p className="muted locked-line">{activity.description}</p>
        <Facts>
          <MinutesFact minutes={activity.duration_minutes} />
          <AgesFact min_age={activity.min_age} max_age={activity.max_age} />
          <Fact icon={Package}>{needs(activity.materials)}</Fact>
        </Facts>
        <p className="say">
          <span className="who">A taste: {verb.toLowerCase()}</span>
          <q>{words}</q>
        </p>
        <WaysToOpen activity={activity} />
      </div>
    </article>
  )
}
