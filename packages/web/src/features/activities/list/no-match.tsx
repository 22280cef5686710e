import { formatCount } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { Filters, WayOut } from './activity-filters.ts'
import { filterWord } from './filter-words.ts'

type NoMatchProps = {
  filters: Filters
  ways: readonly WayOut[]
  onRemove: (key: keyof Filters) => void
  onClear: () => void
}

/** Nothing passes all filters: says which one to give up and what that brings. */
export function NoMatch({ filters, ways, onRemove, onClear }: NoMatchProps) {
  const [best, second] = ways
  return (
    <EmptyState
      title="Nothing fits all of that"
      actions={
        best ? (
          <>
            <WayOutButton way={best} filters={filters} onRemove={onRemove} isBest />
            {second && <WayOutButton way={second} filters={filters} onRemove={onRemove} />}
          </>
        ) : (
          <Button variant="primary" size="small" onClick={onClear}>
            Clear all filters
          </Button>
        )
      }
    >
      {best ? 'Give up one of your wishes, and there is something.' : 'Try it with fewer wishes.'}
    </EmptyState>
  )
}

type WayOutButtonProps = Pick<NoMatchProps, 'filters' | 'onRemove'> & {
  way: WayOut
  isBest?: boolean
}

function WayOutButton({ way, filters, onRemove, isBest }: WayOutButtonProps) {
  return (
    <Button
      variant={isBest ? 'primary' : 'secondary'}
      size="small"
      onClick={() => onRemove(way.key)}
    >
      Without {filterWord(filters, way.key)}: {formatCount(way.count, 'activity', 'activities')}
    </Button>
  )
}
