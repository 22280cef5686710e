import type { CommunityGlimpse, CommunityItem } from '@fgm/shared/community/community'
import { Download, Star } from 'lucide-react'
import { formatCount } from '../../lib/format.ts'
import { Fact, Facts } from '../../ui/facts.tsx'
import { ActivityCard, sentenceFor } from '../activities/activity-card.tsx'
import { CardFacts } from '../activities/card-facts.tsx'
import { CardOpener, OpenCue } from '../activities/card-opener.tsx'
import { FactLine } from '../activities/fact-line.tsx'
import { ShelfCard } from '../activities/shelf-card.tsx'

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
    >
      <Liked item={item} />
      <OpenCue />
    </ActivityCard>
  )
}

/** The same on the shelf next to what a page begins with. */
export function CommunityShelfCard({ item, onOpen }: CommunityCardProps) {
  const { activity, creator_name } = item
  return (
    <ShelfCard
      activity={activity}
      sentence={sentenceFor(activity, undefined)}
      onOpen={onOpen}
      kicker={
        <span className="card-kicker">
          By {creator_name}
          <State item={item} />
        </span>
      }
    >
      <div className="shelf-foot">
        <Liked item={item} />
        <OpenCue />
      </div>
    </ShelfCard>
  )
}

type SharedCardProps = { item: CommunityGlimpse; onOpen: () => void }

/** For visitors: with its stars, without a name. */
export function SharedCard({ item, onOpen }: SharedCardProps) {
  return (
    <ActivityCard activity={item} title={<CardOpener title={item.title} onOpen={onOpen} />}>
      <Stars {...item} />
      <OpenCue />
    </ActivityCard>
  )
}

/** How long, for whom, how hard and how it is rated. */
export function SharedFacts({ item }: { item: CommunityGlimpse }) {
  return (
    <div className="grid w-full gap-1.5">
      <FactLine activity={item} />
      <Stars {...item} />
    </div>
  )
}

function Stars(rating: Rating) {
  return (
    <Facts>
      <RatingFact {...rating} />
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
      <span aria-hidden="true">{item.download_count} saved</span>
    </Fact>
  )
}

function SavedWords({ item }: { item: CommunityItem }) {
  return <>Saved {formatCount(item.download_count, 'time')}</>
}

/** How long, for whom, with what, how it is rated and how many took it home. */
export function ItemFacts({ item }: { item: CommunityItem }) {
  return (
    <div className="grid w-full gap-1.5">
      <CardFacts activity={item.activity} />
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
