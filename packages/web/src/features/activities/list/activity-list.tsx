import type { ActivityCard as Activity } from '@fgm/shared/activities/activities'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { formatCount } from '../../../lib/format.ts'
import { lazyWithRetry } from '../../../lib/lazy-with-retry.tsx'
import { Button } from '../../../ui/button.tsx'
import { SearchBox } from '../../../ui/filters/search-box.tsx'
import type { Children } from '../../children/use-children.ts'
import type { Marks } from '../page/use-marks.ts'
import { fits } from '../suggestions.ts'
import { ActiveFilters } from './active-filters.tsx'
import { activeKeys, matching, noFilters, sourcesIn, waysOut } from './activity-filters.ts'
import { CardGrid } from './card-grid.tsx'
import { NoMatch } from './no-match.tsx'
import { QuickFilters } from './quick-filters.tsx'
import { useFilters } from './use-filters.ts'

const FilterSheet = lazyWithRetry(async () => (await import('./filter-sheet.tsx')).FilterSheet)

type ActivityListProps = {
  title: string
  cards: readonly Activity[]
  family: Children
  marks: Marks
}

/** Everything there is, with search and filters. They live in the address (see `useFilters`). */
export function ActivityList({ title, cards, family, marks }: ActivityListProps) {
  const { child } = family
  // Who is playing, where there is something for that age.
  const fitted = child && cards.some((card) => fits(card, child.age)) ? child : undefined
  const { filters, change, clear, shown, showMore } = useFilters(fitted?.age ?? null)
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const found = matching(cards, filters, marks)
  const isQuick = (key: keyof typeof filters) =>
    key === 'q' ||
    key === 'source' ||
    key === 'favorites' ||
    key === 'done' ||
    (key === 'minutes' && filters.minutes === 5) ||
    (key === 'age' && filters.age === family.child?.age)
  // The ages stay as they are shown: taking one filter away brings what was promised, and nothing narrower.
  const remove = (key: keyof typeof filters) => change({ age: filters.age, [key]: noFilters[key] })
  const keys = activeKeys(filters)
  const slow = keys.filter((key) => !isQuick(key))

  return (
    <section className="list-all" aria-labelledby="list">
      <h2 id="list" className="text-h3">
        {title}{' '}
        <span className="list-count" role="status">
          {countWords(found.length, cards.length)}
        </span>
      </h2>
      <div className="list-filters">
        <QuickFilters
          filters={filters}
          onChange={change}
          sources={sourcesIn(cards)}
          child={fitted}
          hasFavorites={marks.favorites.size > 0}
          hasDone={marks.done.size > 0}
        />
        <div className="row search-row">
          <SearchBox q={filters.q} onSearch={(q) => change({ q })} />
          <Button
            isSquare
            icon={SlidersHorizontal}
            aria-label={slow.length > 0 ? `Filters, ${slow.length} set` : 'Filters'}
            aria-haspopup="dialog"
            className={slow.length > 0 ? 'calm' : undefined}
            onClick={() => setIsSheetOpen(true)}
          />
        </div>
      </div>
      <ActiveFilters filters={filters} keys={slow} onRemove={remove} onClear={clear} />
      {found.length > 0 ? (
        <CardGrid cards={found} marks={marks} shown={shown} onShowMore={showMore} />
      ) : (
        <NoMatch
          filters={filters}
          ways={waysOut(cards, filters, marks)}
          onRemove={remove}
          onClear={clear}
        />
      )}
      {isSheetOpen && (
        <FilterSheet
          filters={filters}
          onChange={change}
          onClear={clear}
          onClose={() => setIsSheetOpen(false)}
          count={found.length}
          family={family.children ?? []}
        />
      )}
    </section>
  )
}

function countWords(found: number, all: number): string {
  const total = formatCount(all, 'activity', 'activities')
  return found === all ? total : `${found} of ${total}`
}
