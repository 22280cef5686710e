import type { ActivityCard } from '@fgm/shared/activities/activities'
import { withChildName } from '@fgm/shared/activities/child-in-text'
import { rankActivities } from '@fgm/shared/activities/ranking'
import { Link } from '@tanstack/react-router'
import { formatCount } from '../../lib/format.ts'
import { formatDate } from '../../lib/format-time.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { WedgeClock } from '../../ui/wedge-clock.tsx'
import { ActivityScene } from '../activities/activity-scene.tsx'
import { needs } from '../activities/activity-text.ts'
import { experienceOf, momentNow, readMemory } from '../activities/right-now-memory.ts'
import { AddChildButton } from '../children/add-child-button.tsx'
import { type Child, useChildren } from '../children/use-children.ts'
import { currentFamily } from '../offline/current-family.ts'

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
  const experience = experienceOf(marks.data, readMemory(currentFamily()), here)
  const player = { age: child?.age ?? null, here, experience }
  const now = rankActivities(cards.data, player, momentNow())[0]?.card
  return (
    <section className="card lift flush" aria-labelledby="now">
      {now && <Idea activity={now} child={child} isMainThing={isMainThing} />}
      {!child && (
        <div
          className={`${box} ${now ? 'border-0 border-t-[1.5px] border-dashed border-line' : ''}`}
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

const box = 'px-5 pt-4 pb-5 desk:px-7'

type IdeaProps = { activity: ActivityCard; child: Child | undefined; isMainThing: boolean }

function Idea({ activity, child, isMainThing }: IdeaProps) {
  return (
    <>
      <div className="flex justify-center bg-honey-soft px-5 pt-3 [--il-ground:var(--il-wall)] [&>.scene]:h-[150px] [&>.scene]:w-auto desk:[&>.scene]:h-[200px]">
        <ActivityScene activity={activity} />
      </div>
      <div className={box}>
        <p className="eyebrow">
          <WedgeClock minutes={activity.duration_minutes} size="small" />
          {child ? `Five minutes with ${child.name}` : 'Five minutes together'}
        </p>
        <h2 id="now" className="mt-2 text-h2">
          {activity.title}
        </h2>
        <p className="muted mt-2">{withChildName(activity.description, child?.name)}</p>
        <p className="small muted mt-2">You need: {needs(activity.materials)}</p>
        <ButtonTo
          to={paths.play}
          params={{ activity_id: activity.id }}
          preload="render"
          variant={isMainThing ? 'primary' : 'calm'}
          className="mt-4"
        >
          Start now
        </ButtonTo>
      </div>
    </>
  )
}

type Card = Outputs['activities']['cards'][number]
type Completed = Outputs['activities']['marks']['completed'][number]

const shown = 3

/** The children, and what the family played lately. Nothing counts down, and nothing can be lost. */
export function Together() {
  const { children } = useChildren()
  const cards = trpc.activities.cards.useQuery(undefined, { throwOnError: false }).data
  const marks = trpc.activities.marks.useQuery(undefined, { throwOnError: false }).data
  if (!children || children.length === 0 || !cards || !marks) return null
  const played = playedBy(marks.completed, cards)
  const minutes = played.reduce((sum, { card }) => sum + card.duration_minutes, 0)
  const nameOf = (id: string) => children.find((child) => child.id === id)?.name
  return (
    <section className="card grid gap-4" aria-labelledby="together">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0">
        <h2 id="together" className="text-h3">
          Your time together
        </h2>
        {minutes > 0 && (
          <p>
            <b>{formatCount(minutes, 'minute')} together</b> so far
          </p>
        )}
      </div>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-4">
        {children.map((child) => (
          <li key={child.id} className="row min-w-0">
            <span className="avatar">
              <Avatar name={child.name} />
            </span>
            <span className="grid min-w-0 wrap-anywhere">
              <b>{child.name}</b>
              <span className="small muted">
                {formatCount(countOf(marks.completed, child.id), 'activity', 'activities')} done
              </span>
            </span>
          </li>
        ))}
      </ul>
      {played.length === 0 ? (
        <p className="muted">
          What you play together will show up here. The first five minutes can be tonight.
        </p>
      ) : (
        <ul className="grid gap-4 border-0 border-t-[1.5px] border-dashed border-line pt-4">
          {played.slice(0, shown).map(({ card, completed_at, child_ids }) => (
            <li key={`${card.id} ${completed_at}`} className="row min-w-0">
              <ActivityScene activity={card} size="small" />
              <span className="grid min-w-0 wrap-anywhere">
                <Link to={paths.activity} params={{ activity_id: card.id }}>
                  {card.title}
                </Link>
                <span className="small muted">
                  {[child_ids.map(nameOf).filter(Boolean).join(' and '), formatDate(completed_at)]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type Played = { card: Card; completed_at: string; child_ids: string[] }

/** Newest first. Two children who did the same on one day played once, together; what the family can open no more is left out. */
function playedBy(completed: readonly Completed[], cards: readonly Card[]): Played[] {
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  const played = new Map<string, Played>()
  const newestFirst = completed.toSorted((a, b) => b.completed_at.localeCompare(a.completed_at))
  for (const { activity_id, child_id, completed_at } of newestFirst) {
    const card = cardOf.get(activity_id)
    if (!card) continue
    const key = `${activity_id} ${completed_at.slice(0, 10)}`
    const before = played.get(key)
    if (before) before.child_ids.push(child_id)
    else played.set(key, { card, completed_at, child_ids: [child_id] })
  }
  return [...played.values()]
}

const countOf = (completed: readonly Completed[], childId: string) =>
  completed.filter((row) => row.child_id === childId).length
