import type {
  ActivityGlimpse,
  ActivityCard as ListedActivity,
  MaterialId,
} from '@fgm/shared/activities/activities'
import { cardCharacters, cardSentence } from '@fgm/shared/activities/card-sentence'
import { withChildName } from '@fgm/shared/activities/child-in-text'
import { fits } from '@fgm/shared/activities/ranking'
import { activityBadge } from '@fgm/shared/activities/words'
import { Link } from '@tanstack/react-router'
import { type LucideIcon, Package, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatAges } from '../../lib/format-facts.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import type { ButtonLook } from '../../ui/button.tsx'
import { Chip, DifficultyChip } from '../../ui/chip.tsx'
import { AgesFact, Fact, Facts, MinutesFact } from '../../ui/facts.tsx'
import { CategoryKicker } from '../../ui/stamp.tsx'
import { ActivityScene } from './activity-scene.tsx'
import { firstThings, needs } from './activity-text.ts'
import './activity-card.css'

type ActivityCardProps = {
  activity: ActivityGlimpse & { needs?: string }
  /** The child it is shown for: where it fits the age, the sentence contains the name. */
  child?: { name: string; age: number } | undefined
  /** Above the title; by default the category. */
  kicker?: ReactNode
  /** The heading, where it is clickable. */
  title?: ReactNode
  marks?: ReactNode
  /** Shows the categories of what is needed: one may have been searched for. */
  hasKinds?: boolean
  /** The maximum number of characters for what is needed; three lines by default. */
  needsRoom?: number
  /** The foot: chips, and a link or button; none where nothing can be done. */
  children?: ReactNode
}

/** An activity in a list, on every page that has one: its picture, what it is, how long, for whom and with what. */
export function ActivityCard(props: ActivityCardProps) {
  const { activity, child, kicker, title, marks, hasKinds, needsRoom, children } = props
  return (
    <article className="card card-column covered activity-card">
      <div className="card-head">
        <ActivityScene activity={activity} size="small" />
        <div className="grow">
          {kicker ?? <CategoryKicker category={activity.category} />}
          {title ?? <h3>{activity.title}</h3>}
        </div>
        {marks}
      </div>
      <p className="card-line">{sentenceFor(activity, child)}</p>
      <FactLine activity={activity} />
      <CardNeeds
        of={hasKinds ? { materials: activity.materials } : activity}
        room={hasKinds ? Infinity : needsRoom}
      />
      {children && <div className="card-foot">{children}</div>}
    </article>
  )
}

/** A sentence that fits the card, also with the name. */
export function sentenceFor(
  activity: Pick<ActivityGlimpse, 'description' | 'min_age' | 'max_age'>,
  child: ActivityCardProps['child'],
): string {
  const { description } = activity
  if (!child || !fits(activity, child.age)) return cardSentence(description)
  const longer = Math.max(0, child.name.length - 'your child'.length)
  return withChildName(cardSentence(description, cardCharacters - longer), child.name)
}

type FactLineProps = {
  activity: Pick<ActivityGlimpse, 'duration_minutes' | 'min_age' | 'max_age' | 'difficulty_level'>
}

/** '5 min · Ages 2-4 · Easy': the same line on every card of an activity. */
export function FactLine({ activity }: FactLineProps) {
  return (
    <div className="fact-room">
      <div className="facts fact-line">
        <MinutesFact minutes={activity.duration_minutes} />
        <span>{formatAges(activity)}</span>
        <DifficultyChip difficulty_level={activity.difficulty_level} />
      </div>
    </div>
  )
}

type ActivityFactsProps = {
  activity: Pick<ActivityGlimpse, 'duration_minutes' | 'min_age' | 'max_age'> & Needing
  /** Without the ages, where it is for a child that it fits. */
  hasNoAges?: boolean
  /** Without what is needed, where that is said already. */
  hasNoNeeds?: boolean
}

/** How long, for whom and with what. */
export function ActivityFacts({ activity, hasNoAges, hasNoNeeds }: ActivityFactsProps) {
  return (
    <Facts>
      <MinutesFact minutes={activity.duration_minutes} />
      {!hasNoAges && <AgesFact min_age={activity.min_age} max_age={activity.max_age} />}
      {!hasNoNeeds && <NeedsFact of={activity} />}
    </Facts>
  )
}

/** What is needed: the things where the activity is open, otherwise their categories. */
type Needing = { materials: readonly MaterialId[]; needs?: string }

/** For three lines of a card in a list. */
const cardRoom = 80

type CardNeedsProps = { of: Needing; room?: number }

/** What is needed, on a card: in about so many characters. */
export function CardNeeds({ of, room = cardRoom }: CardNeedsProps) {
  return (
    <div className="facts card-needs">
      <NeedsFact of={of} room={room} />
    </div>
  )
}

/** What is needed; two people where that is all. */
export function NeedsFact({ of: { materials, needs: things }, room = Infinity }: CardNeedsProps) {
  const isNothing = materials.length === 0
  const words = (!isNothing && things) || needs(materials)
  return (
    <Fact icon={isNothing ? UsersRound : Package}>
      <span className="fact-words">{firstThings(words, room)}</span>
    </Fact>
  )
}

/** The link to an activity's page; the full card is its target. */
export function ViewActivity({ id, title, state }: { id: string; title: string; state?: object }) {
  return (
    <Link
      to={paths.activity}
      params={{ activity_id: id }}
      state={state}
      className="card-view card-cover"
    >
      View Activity<span className="hidden-text">: {title}</span>
    </Link>
  )
}

type StartNowProps = ButtonLook & {
  id: string
  icon?: LucideIcon
  className?: string
  /** Where most go on to play: the files of the play load with this page. */
  preload?: 'render'
}

/** Opens the play, which fills the screen. */
export function StartNow({ id, ...look }: StartNowProps) {
  return (
    <ButtonTo to={paths.play} params={{ activity_id: id }} variant="primary" {...look}>
      Start now
    </ButtonTo>
  )
}

const tones = { 'My Creation': 'honey', Saved: 'teal' } as const

/** 'My Creation' or 'Saved'; 'Ready to Start', which nearly all are, is only for screen readers. */
export function SourceChip({ activity }: { activity: ListedActivity }) {
  const badge = activityBadge(activity)
  if (badge === 'Ready to Start') return <span className="hidden-text">{badge}</span>
  return <Chip tone={tones[badge as keyof typeof tones]}>{badge}</Chip>
}
