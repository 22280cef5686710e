import { premiumCategories } from '@fgm/shared/activities/lists'
import type { PremiumActivity, PremiumCounts } from '@fgm/shared/activities/premium'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { ShelfCard } from '../activities/shelf-card.tsx'

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
  return premiumCategories.map((category) => {
    const shelf = activities.filter((one) => one.category === category).slice(0, shelfLength)
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
              <ShelfCard activity={activity} onOpen={() => onOpen(activity.id)} />
            </li>
          ))}
        </ul>
      </section>
    )
  })
}
