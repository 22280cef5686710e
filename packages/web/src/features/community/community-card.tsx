import type { CommunityGlimpse, CommunityItem } from '@fgm/shared/community/community'
import { Download, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatCount } from '../../lib/format.ts'
import { DifficultyChip } from '../../ui/chip.tsx'
import { AgesFact, Fact, Facts, MinutesFact } from '../../ui/facts.tsx'
import { ActivityCard } from '../activities/activity-card.tsx'
import { ActivityScene } from '../activities/activity-scene.tsx'
import { CardOpener, OpenCue } from '../activities/card-opener.tsx'
import { ShortFacts } from '../activities/short-facts.tsx'

type CommunityCardProps = { item: CommunityItem; onOpen: () => void }

/** A shared activity: what it is, who made it, and what other families think of it. */
export function CommunityCard({ item, onOpen }: CommunityCardProps) {
  const { activity, creator_name } = item
  return (
    <ActivityCard
      activity={activity}
      kicker={
        <span className="card-kicker">
          By {creator_name}
          <span> · {activity.category}</span>
          <State item={item} />
        </span>
      }
      title={<CardOpener title={activity.title} onOpen={onOpen} />}
      facts={<ShortFacts activity={activity} />}
    >
      <DifficultyChip difficulty_level={activity.difficulty_level} />
      <Liked item={item} />
      <OpenCue />
    </ActivityCard>
  )
}

/** The same in one row, next to what a page begins with. */
export function CommunityRow({ item, onOpen }: CommunityCardProps) {
  const { activity, creator_name } = item
  return (
    <article className="card covered community-row">
      <ActivityScene activity={activity} size="small" />
      <div className="grid gap-1">
        <span className="card-kicker">
          By {creator_name}
          <State item={item} />
        </span>
        <CardOpener title={activity.title} onOpen={onOpen} />
        <div className="facts gap-x-2 *:gap-1">
          <MinutesFact minutes={activity.duration_minutes} />
          <AgesFact min_age={activity.min_age} max_age={activity.max_age} />
          <RatingFact {...item} />
          <span className="hidden-text">
            <SavedWords item={item} />
          </span>
        </div>
      </div>
    </article>
  )
}

/** For visitors: with its stars, without a name. */
export function SharedCard({ item, title, children }: SharedCardProps) {
  return (
    <ActivityCard activity={item} title={title} facts={<SharedFacts item={item} />}>
      {children}
    </ActivityCard>
  )
}

type SharedCardProps = { item: CommunityGlimpse; title: ReactNode; children: ReactNode }

/** How long, for whom and how it is rated. */
export function SharedFacts({ item }: { item: CommunityGlimpse }) {
  return (
    <Facts>
      <MinutesFact minutes={item.duration_minutes} />
      <AgesFact min_age={item.min_age} max_age={item.max_age} />
      <RatingFact {...item} />
    </Facts>
  )
}

/** In the foot of a card: its stars and how many took it home, as two figures. */
function Liked({ item }: { item: CommunityItem }) {
  return (
    <div className="facts gap-x-2 *:gap-1">
      {item.rating_avg === null ? (
        <span className="hidden-text">{ratingWords(item)}</span>
      ) : (
        <RatingFact {...item} />
      )}
      <SavedFact item={item} />
    </div>
  )
}

function SavedFact({ item }: { item: CommunityItem }) {
  return (
    <Fact icon={Download}>
      <span className="hidden-text">
        <SavedWords item={item} />
      </span>
      <span aria-hidden="true">
        {item.download_count}
        <span className="desk:hidden"> saved</span>
      </span>
    </Fact>
  )
}

function SavedWords({ item }: { item: CommunityItem }) {
  return <>Saved {formatCount(item.download_count, 'time')}</>
}

/** How long, for whom, with what, how it is rated and how many took it home. */
export function ItemFacts({ item }: { item: CommunityItem }) {
  return (
    <div className="grid gap-1.5">
      <ShortFacts activity={item.activity} />
      <div className="facts gap-x-2 *:gap-1">
        <RatingFact {...item} />
        <Fact icon={Download}>
          <SavedWords item={item} />
        </Fact>
      </div>
    </div>
  )
}

function RatingFact(rating: Rating) {
  return (
    <Fact icon={Star}>
      <span className="hidden-text">Rating: </span>
      {ratingWords(rating)}
    </Fact>
  )
}

// Next to the author: in the row of the chips it would push 'View Activity' onto a second line.
function State({ item }: { item: CommunityItem }) {
  if (item.is_mine) return <span> · Yours</span>
  return item.is_downloaded ? <span> · Saved</span> : null
}

type Rating = { rating_avg: number | null; rating_count: number }

/** '4.5 (12)', or that it is not rated yet. */
export function ratingWords({ rating_avg, rating_count }: Rating): string {
  return rating_avg === null ? 'Not rated yet' : `${rating_avg.toFixed(1)} (${rating_count})`
}
