import type { CommunityGlimpse, CommunityItem } from '@fgm/shared/community/community'
import { Download, Star } from 'lucide-react'
import { formatCount } from '../../lib/format.ts'
import { Fact, Facts } from '../../ui/facts.tsx'
import { ActivityCard, CardNeeds, FactLine } from '../activities/activity-card.tsx'
import { CardOpener, OpenCue } from '../activities/card-opener.tsx'

/** A shared activity, as activities look in every list: who made it, and in the foot what other families think of it. */
export function CommunityCard({ item, onOpen }: { item: CommunityItem; onOpen: () => void }) {
  const { activity } = item
  return (
    <ActivityCard
      activity={activity}
      kicker={
        <p className="card-kicker">
          By {item.creator_name}
          {item.is_mine && <span> · Yours</span>}
          {!item.is_mine && item.is_downloaded && <span> · Saved</span>}
        </p>
      }
      title={<CardOpener title={activity.title} onOpen={onOpen} />}
      needsRoom={factsRoom}
    >
      <Facts>
        {item.rating_avg === null ? (
          <span className="hidden-text">{ratingWords(item)}</span>
        ) : (
          <RatingFact {...item} />
        )}
        <SavedFact item={item} />
      </Facts>
      <OpenCue />
    </ActivityCard>
  )
}

/** For visitors: with its stars, without a name. */
export function SharedCard({ item, onOpen }: { item: CommunityGlimpse; onOpen: () => void }) {
  return (
    <ActivityCard
      activity={item}
      title={<CardOpener title={item.title} onOpen={onOpen} />}
      needsRoom={factsRoom}
    >
      <Stars {...item} />
      <OpenCue />
    </ActivityCard>
  )
}

export function Stars(rating: Rating) {
  return (
    <Facts>
      <RatingFact {...rating} />
    </Facts>
  )
}

function SavedFact({ item }: { item: CommunityItem }) {
  return (
    <Fact icon={Download}>
      <span className="hidden-text">Saved {formatCount(item.download_count, 'time')}</span>
      <span aria-hidden="true">{item.download_count} saved</span>
    </Fact>
  )
}

/** What is needed, in one line of a card. */
const factsRoom = 38

/** How long, for whom, with what, how it is rated and how many saved it. */
export function ItemFacts({ item }: { item: CommunityItem }) {
  return (
    <div className="grid w-full gap-1.5">
      <FactLine activity={item.activity} />
      <CardNeeds of={item.activity} room={factsRoom} />
      <Facts>
        <RatingFact {...item} />
        <SavedFact item={item} />
      </Facts>
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

type Rating = { rating_avg: number | null; rating_count: number }

/** '4.5, 12 ratings', or that no one has rated it. */
export function ratingWords({ rating_avg, rating_count }: Rating): string {
  return rating_avg === null
    ? 'Not rated yet'
    : `${rating_avg.toFixed(1)}, ${formatCount(rating_count, 'rating')}`
}
