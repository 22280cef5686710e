import { premiumCategories } from '@fgm/shared/activities/lists'
import type { PremiumActivity, PremiumCounts } from '@fgm/shared/activities/premium'
import { fits } from '@fgm/shared/activities/ranking'
import { readSceneCode } from '@fgm/shared/activities/scene/scene'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { ShelfCard } from '../activities/shelf-card.tsx'
import { useChildren } from '../children/use-children.ts'

/** A row on a desktop. */
const shelfLength = 4

type CategoryShelvesProps = {
  /** In the order of the list. */
  activities: readonly PremiumActivity[]
  counts: PremiumCounts['category']
  /** How many the library has. */
  total: number
  /** Above the way to all of them. */
  children: ReactNode
  onOpen: (id: string) => void
}

/** One shelf for each category: what comes first in it, and a link to all of it; below them, one to the whole library. */
export function CategoryShelves({ total, children, ...shelves }: CategoryShelvesProps) {
  return (
    <>
      <Shelves {...shelves} />
      <div className="grid justify-items-center gap-3 text-center">
        {children}
        <ButtonTo to={paths.premiumLibrary} search={{ show: 'all' }}>
          Show all {total}
        </ButtonTo>
      </div>
    </>
  )
}

function Shelves({ activities, counts, onOpen }: Omit<CategoryShelvesProps, 'total' | 'children'>) {
  const { child } = useChildren()
  return premiumCategories.map((category) => {
    const all = activities.filter((one) => one.category === category)
    const isFor = (one: PremiumActivity) => !child || fits(one, child.age)
    const shelf = firstUnlike(
      all.filter(isFor),
      all.filter((one) => !isFor(one)),
    )
    if (shelf.length === 0) return null
    return (
      <section key={category} className="mb-6" aria-label={category}>
        <div className="section-head mb-3">
          <h2 className="text-h3">{category}</h2>
          <Link
            to={paths.premiumLibrary}
            search={{ category }}
            resetScroll={false}
            className="link-pad font-strong"
          >
            All {counts[category]}
            <span className="hidden-text"> of {category}</span>
          </Link>
        </div>
        <ul className="slide-row shelf category-shelf">
          {shelf.map((activity) => (
            <li key={activity.id}>
              <ShelfCard
                activity={activity}
                isLocked={!activity.is_open}
                onOpen={() => onOpen(activity.id)}
              />
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

type Pictured = Pick<PremiumActivity, 'scene'>

/**
 * A shelf of what comes first, what fits before the others, with another place and another grown-up in each picture than in those
 * before, above all in the one next to it; at least one of them, where it can be.
 */
export function firstUnlike<One extends Pictured>(
  fitting: readonly One[],
  others: readonly One[] = [],
): One[] {
  const shelf: One[] = []
  for (const part of [fitting, others]) {
    // No further down: what is recommended first is short and easy.
    const left = part.slice(0, 2 * shelfLength)
    while (shelf.length < shelfLength && left.length > 0) {
      const near = [...shelf, ...shelf.slice(-1), ...shelf.slice(-1)]
      const shared = left.map((one) => near.reduce((sum, by) => sum + countShared(one, by), 0))
      shelf.push(...left.splice(shared.indexOf(Math.min(...shared)), 1))
    }
  }
  return shelf
}

/** How much two pictures have in common: their place, their grown-up. */
function countShared(one: Pictured, before: Pictured): number {
  const [scene, other] = [readSceneCode(one.scene), readSceneCode(before.scene)]
  if (!scene || !other) return 0
  return Number(scene.place === other.place) + Number(scene.adult === other.adult)
}
