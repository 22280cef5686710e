import { premiumCategories } from '@fgm/shared/activities/lists'
import type { PremiumActivity, PremiumCounts } from '@fgm/shared/activities/premium'
import { fits } from '@fgm/shared/activities/ranking'
import { Link } from '@tanstack/react-router'
import { LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatCount } from '../../lib/format.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { CategoryStamp } from '../../ui/stamp.tsx'
import { CardNeeds, FactLine, sentenceFor } from '../activities/activity-card.tsx'
import { ActivityScene } from '../activities/activity-scene.tsx'
import { CardOpener, OpenCue } from '../activities/card-opener.tsx'
import { type Child, useChildren } from '../children/use-children.ts'
import './first-look.css'

/** Two rows on a desktop. */
const shelfLength = 8

type FirstLookProps = {
  /** In the order of the list. */
  activities: readonly PremiumActivity[]
  counts: PremiumCounts['category']
  total: number
  /** Above the link to all of them. */
  children: ReactNode
  onOpen: (id: string) => void
}

/** What comes first in the library, on a shelf; below it links to each category and to all of it. */
export function FirstLook({ activities, counts, total, children, onOpen }: FirstLookProps) {
  return (
    <>
      <FirstShelf activities={activities} onOpen={onOpen} />
      <Categories counts={counts} />
      <div className="grid justify-items-center gap-3 text-center">
        {children}
        <ButtonTo to={paths.premiumLibrary} search={{ show: 'all' }}>
          Show all {total}
        </ButtonTo>
      </div>
    </>
  )
}

function FirstShelf({ activities, onOpen }: Pick<FirstLookProps, 'activities' | 'onOpen'>) {
  const { child } = useChildren()
  const isFor = (one: PremiumActivity) => !child || fits(one, child.age)
  const shelf = firstUnlike(
    activities.filter(isFor),
    activities.filter((one) => !isFor(one)),
    shelfLength,
  )
  if (shelf.length === 0) return null
  return (
    <section className="mb-6" aria-labelledby="first-shelf">
      <h2 id="first-shelf" className="text-h3 mb-3">
        {child && shelf.every(isFor) ? `More for ${child.name}, ${child.age}` : 'More to play'}
      </h2>
      <ul className="slide-row shelf">
        {shelf.map((activity) => (
          <li key={activity.id}>
            <ShelfCard activity={activity} child={child} onOpen={() => onOpen(activity.id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** For one line of so narrow a card. */
const shelfRoom = 26

type ShelfCardProps = { activity: PremiumActivity; child: Child | undefined; onOpen: () => void }

/** An activity on a shelf: picture, title, facts and what is needed. So narrow that a phone shows the next one, too. */
function ShelfCard({ activity, child, onOpen }: ShelfCardProps) {
  return (
    <article className="card covered flush shelf-card">
      <ActivityScene activity={activity} size="small" />
      {!activity.is_open && (
        <span className="shelf-lock">
          <LockKeyhole className="icon" aria-hidden />
          <span className="hidden-text">Not open yet</span>
        </span>
      )}
      <div className="shelf-words">
        <CardOpener title={activity.title} onOpen={onOpen} />
        <p className="card-line">{sentenceFor(activity, child)}</p>
        <FactLine activity={activity} />
        <CardNeeds of={activity} room={shelfRoom} />
        <OpenCue />
      </div>
    </article>
  )
}

function Categories({ counts }: Pick<FirstLookProps, 'counts'>) {
  const categories = premiumCategories.filter((category) => counts[category] > 0)
  return (
    <section className="mb-6" aria-labelledby="categories">
      <h2 id="categories" className="text-h3 mb-3">
        By category
      </h2>
      <ul className="category-tiles grid grid-cols-2 gap-3 desk:grid-cols-[repeat(3,1fr)]">
        {categories.map((category) => (
          <li key={category} className="card covered row gap-2 px-3 py-3 mid:gap-4 mid:px-4">
            <CategoryStamp category={category} size="small" />
            <div>
              <h3 className="text-ui mid:text-read">
                <Link
                  to={paths.premiumLibrary}
                  search={{ category }}
                  resetScroll={false}
                  className="card-cover text-ink no-underline"
                >
                  {category}
                </Link>
              </h3>
              <p className="label muted">
                {formatCount(counts[category], 'activity', 'activities')}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Pictured = Pick<PremiumActivity, 'scene'>

/**
 * A shelf of what comes first, what fits before the others. Each picture has another place and another grown-up than
 * those before, above all than the one next to it; at least one of the two, where possible.
 */
export function firstUnlike<One extends Pictured>(
  fitting: readonly One[],
  others: readonly One[],
  length: number,
): One[] {
  const shelf: One[] = []
  for (const part of [fitting, others]) {
    // Not from further down: what is recommended first is short and easy.
    const left = part.slice(0, 3 * length)
    while (shelf.length < length && left.length > 0) {
      const near = [...shelf, ...shelf.slice(-1), ...shelf.slice(-1)]
      const shared = left.map((one) => near.reduce((sum, by) => sum + countShared(one, by), 0))
      shelf.push(...left.splice(shared.indexOf(Math.min(...shared)), 1))
    }
  }
  return shelf
}

/** How much two pictures have in common: their place, their grown-up. */
function countShared(one: Pictured, before: Pictured): number {
  const [scene, other] = [partsOf(one), partsOf(before)]
  return Number(scene.place === other.place) + Number(scene.adult === other.adult)
}

/** Of a code such as 'rug.socks.32'. */
function partsOf({ scene }: Pictured) {
  const [place, , people] = scene.split('.')
  return { place, adult: people?.charAt(0) }
}
