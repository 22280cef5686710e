import type { CommunityGlimpse, CommunityItem } from '@fgm/shared/community/community'
import { Download, Star } from 'lucide-react'
import { formatCount } from '../../lib/format.ts'
import { Fact, Facts } from '../../ui/facts.tsx'
import { ActivityCard, CardNeeds, NeedsFact, sentenceFor } from '../activities/activity-card.tsx'
import { ActivityScene } from '../activities/activity-scene.tsx'
import { CardOpener, OpenCue } from '../activities/card-opener.tsx'
import { FactLine } from '../activities/fact-line.tsx'
import { ShelfCard } from '../activities/shelf-card.tsx'

type CommunityCardProps = { item: CommunityItem; onOpen: () => void }

/** A shared activity: what it is, who made it and what other families think of it, then its facts. */
export function CommunityCard({ item, onOpen }: CommunityCardProps) {
  const { activity } = item
  return (
    <article className="card card-column covered activity-card community-card">
      <div className="card-head">
        <ActivityScene activity={activity} size="small" />
        <div className="grow">
          <CardOpener title={activity.title} onOpen={onOpen} />
          <MadeBy item={item} />
        </div>
      </div>
      <p className="card-line">{sentenceFor(activity, undefined)}</p>
      <FactLine activity={activity} />
      <div className="card-foot">
        <CardNeeds of={activity} />
        <OpenCue />
      </div>
    </article>
  )
}

/** The same on the shelf next to what a page begins with. */
export function CommunityShelfCard({ item, onOpen }: CommunityCardProps) {
  const { activity } = item
  return (
    <ShelfCard
      activity={activity}
      sentence={sentenceFor(activity, undefined)}
      onOpen={onOpen}
      below={<MadeBy item={item} />}
    >
      <OpenCue />
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

/** Below the title of a card: whose it is, and its stars and how many took it home, as two figures that stay together. */
function MadeBy({ item }: { item: CommunityItem }) {
  return (
    <div className="facts made-by">
      <span className="muted">
        By {item.creator_name}
        <State item={item} />
      </span>
      <span className="facts">
        {item.rating_avg === null ? (
          <span className="hidden-text">{ratingWords(item)}</span>
        ) : (
          <RatingFact {...item} />
        )}
        <SavedFact item={item} />
      </span>
    </div>
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

/** What one needs, in half a line of a large card. */
const factsRoom = 40

/** How long, for whom, with what, how it is rated and how many took it home. */
export function ItemFacts({ item }: { item: CommunityItem }) {
  return (
    <div className="grid w-full gap-1.5">
      <FactLine activity={item.activity} />
      <div className="facts">
        <NeedsFact of={item.activity} room={factsRoom} />
        <RatingFact {...item} />
        <SavedFact item={item} />
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

function State({ item }: { item: CommunityItem }) {
  if (item.is_mine) return <span> · Yours</span>
  return item.is_downloaded ? <span> · Saved</span> : null
}

type Rating = { rating_avg: number | null; rating_count: number }

/** From so many families on an average says something. */
const familiesForAverage = 3

/** '4.5 (12)', '5.0, 1 rating' where few have rated it, or that nobody has. */
export function ratingWords({ rating_avg, rating_count }: Rating): string {
  if (rating_avg === null) return 'Not rated yet'
  const average = rating_avg.toFixed(1)
  return rating_count < familiesForAverage
    ? `${average}, ${formatCount(rating_count, 'rating')}`
    : `${average} (${rating_count})`
}
