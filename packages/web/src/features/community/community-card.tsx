import { cardSentence } from '@fgm/shared/activities/card-sentence'
import type { CommunityItem } from '@fgm/shared/community/community'
import { CircleCheck, Download, Package, Star } from 'lucide-react'
import { formatCount } from '../../lib/format.ts'
import { Chip, DifficultyChip } from '../../ui/chip.tsx'
import { AgesFact, Fact, Facts, MinutesFact } from '../../ui/facts.tsx'
import { ActivityScene } from '../activities/activity-scene.tsx'
import { needs } from '../activities/activity-text.ts'
import { CardOpener } from '../activities/card-opener.tsx'

type CommunityCardProps = { item: CommunityItem; onOpen: () => void }

/** A shared activity: what it is, who made it, and what other families think of it. */
export function CommunityCard({ item, onOpen }: CommunityCardProps) {
  const { activity, creator_name } = item
  return (
    <article className="card card-column covered">
      <div className="card-head">
        <ActivityScene activity={activity} size="small" />
        <div className="grow">
          <span className="card-kicker">By {creator_name}</span>
          <CardOpener title={activity.title} onOpen={onOpen} />
        </div>
      </div>
      <p className="card-line">{cardSentence(activity.description)}</p>
      <ItemFacts item={item} />
      <div className="card-foot">
        <Chip>{activity.category}</Chip>
        <DifficultyChip difficulty_level={activity.difficulty_level} />
        <StateChip item={item} />
      </div>
    </article>
  )
}

/** How long, for whom, with what, how it is rated and how many took it home. */
export function ItemFacts({ item }: { item: CommunityItem }) {
  const { activity, download_count } = item
  return (
    <Facts>
      <MinutesFact minutes={activity.duration_minutes} />
      <AgesFact min_age={activity.min_age} max_age={activity.max_age} />
      <Fact icon={Package}>{needs(activity.materials)}</Fact>
      <div className="community-liked">
        <Fact icon={Star}>
          <span className="hidden-text">Rating: </span>
          {ratingWords(item)}
        </Fact>
        <Fact icon={Download}>{formatCount(download_count, 'download')}</Fact>
      </div>
    </Facts>
  )
}

function StateChip({ item }: { item: CommunityItem }) {
  if (item.is_mine) return <Chip tone="honey">Yours</Chip>
  if (!item.is_downloaded) return null
  return (
    <Chip tone="teal" icon={CircleCheck}>
      Saved
    </Chip>
  )
}

type Rating = { rating_avg: number | null; rating_count: number }

/** '4.5 (12)', or that it is not rated yet. */
export function ratingWords({ rating_avg, rating_count }: Rating): string {
  return rating_avg === null ? 'Not rated yet' : `${rating_avg.toFixed(1)} (${rating_count})`
}
