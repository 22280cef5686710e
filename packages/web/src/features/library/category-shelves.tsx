import { premiumCategories } from '@fgm/shared/activities/lists'
import type { PremiumActivity, PremiumCounts } from '@fgm/shared/activities/premium'
import { Link } from '@tanstack/react-router'
import { paths } from '../../lib/paths.ts'
import { ShelfCard } from '../activities/shelf-card.tsx'

/** A row on a desktop. */
const shelfLength = 4

type CategoryShelvesProps = {
  /** In the order of the list. */
  activities: readonly PremiumActivity[]
  counts: PremiumCounts['category']
  onOpen: (id: string) => void
}

/** One shelf for each category: what comes first in it, and a link that filters the list. */
export function CategoryShelves({ activities, counts, onOpen }: CategoryShelvesProps) {
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
