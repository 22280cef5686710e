import type { CommunityGlimpse, CommunityItem } from '@fgm/shared/community/community'
import { Download, LockKeyhole, Star } from 'lucide-react'
import { formatCount } from '../../lib/format.ts'
import { Chip, DifficultyChip } from '../../ui/chip.tsx'
import { AgesFact, Fact, Facts, MinutesFact } from '../../ui/facts.tsx'
import { ActivityCard, ActivityFacts } from '../activities/activity-card.tsx'
import { CardOpener, OpenCue } from '../activities/card-opener.tsx'

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
          <State item={item} />
        </span>
      }
      title={<CardOpener title={activity.title} onOpen={onOpen} />}
      facts={<ItemFacts item={item} />}
    >
      <Chip>{activity.category}</Chip>
      <DifficultyChip difficulty_level={activity.difficulty_level} />
      <OpenCue />
    </ActivityCard>
  )
}

/** For visitors: with its stars, without a name. */
export function SharedCard({ item }: { item: CommunityGlimpse }) {
  return (
    <ActivityCard
      activity={item}
      facts={
        <Facts>
          <MinutesFact minutes={item.duration_minutes} />
          <AgesFact min_age={item.min_age} max_age={item.max_age} />
          <RatingFact {...item} />
        </Facts>
      }
    >
      <Chip icon={LockKeyhole}>Opens with an account</Chip>
    </ActivityCard>
  )
}

/** How long, for whom, with what, how it is rated and how many took it home. */
export function ItemFacts({ item }: { item: CommunityItem }) {
  const { activity, download_count } = item
  return (
    <ActivityFacts activity={activity}>
      <div className="community-liked">
        <RatingFact {...item} />
        <Fact icon={Download}>Saved {formatCount(download_count, 'time')}</Fact>
      </div>
    </ActivityFacts>
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
