import type { ActivityCard } from '@fgm/shared/activities/activities'
import { withChildName } from '@fgm/shared/activities/child-in-text'
import { rankActivities } from '@fgm/shared/activities/ranking'
import { trpc } from '../../lib/trpc.ts'
import { Facts } from '../../ui/facts.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { NeedsFact, StartNow } from '../activities/activity-card.tsx'
import { LeadCard } from '../activities/lead-card.tsx'
import { experienceOf, momentNow, readMemory } from '../activities/right-now-memory.ts'
import { AddChildButton } from '../children/add-child-button.tsx'
import { type Child, useChildren } from '../children/use-children.ts'

type NowTogetherProps = {
  /** Left out beside a button that matters more. */
  isMainThing?: boolean
}

/** One activity that fits the child that is playing, with a way to begin; the same as My Activities begins with. */
export function NowTogether({ isMainThing = true }: NowTogetherProps) {
  const { children, child } = useChildren()
  const cards = trpc.activities.cards.useQuery(undefined, { throwOnError: false })
  const marks = trpc.activities.marks.useQuery(undefined, { throwOnError: false })
  // The list of activities, linked below, shows the error.
  if (cards.isError || marks.isError) return null
  if (!children || !cards.data || !marks.data)
    return (
      <div className="card grid gap-3" aria-hidden="true">
        <Skeleton shape="h24" className="w-1/3" />
        <Skeleton shape="h52" className="w-full" />
      </div>
    )
  const here = child ? [child] : []
  const experience = experienceOf(marks.data, readMemory(), here)
  const player = { age: child?.age ?? null, here, experience }
  const now = rankActivities(cards.data, player, momentNow())[0]?.card
  return (
    <section className="card lift flush flex flex-col [&_.scene]:max-w-full" aria-labelledby="now">
      {now && <Idea activity={now} child={child} isMainThing={isMainThing} />}
      {!child && (
        <div
          className={`px-5 pt-4 pb-5 desk:px-7 ${now ? 'border-0 border-t-[1.5px] border-dashed border-line' : ''}`}
        >
          <p className="small muted">Who is playing? Then the ideas fit.</p>
          <AddChildButton variant="secondary" size="small">
            Add Your Child
          </AddChildButton>
        </div>
      )}
    </section>
  )
}

type IdeaProps = { activity: ActivityCard; child: Child | undefined; isMainThing: boolean }

function Idea({ activity, child, isMainThing }: IdeaProps) {
  return (
    <LeadCard
      activity={activity}
      sentence={withChildName(activity.description, child?.name)}
      eyebrow={child ? `Five minutes with ${child.name}` : 'Five minutes together'}
      title={
        <h2 id="now" className="text-h2">
          {activity.title}
        </h2>
      }
      facts={
        <Facts>
          <NeedsFact of={activity} />
        </Facts>
      }
    >
      <StartNow
        id={activity.id}
        preload="render"
        variant={isMainThing ? 'primary' : 'calm'}
        className="max-mid:w-full"
      />
    </LeadCard>
  )
}
