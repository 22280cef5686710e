import type { ActivityCard as Activity } from '@fgm/shared/activities/activities'
import { fits } from '@fgm/shared/activities/ranking'
import { getRouteApi } from '@tanstack/react-router'
import { CircleCheck, Heart, SlidersHorizontal, X } from 'lucide-react'
import { useState } from 'react'
import { formatCount } from '../../../lib/format.ts'
import { lazyWithRetry } from '../../../lib/lazy-with-retry.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SearchBox } from '../../../ui/filters/search-box.tsx'
import type { Child, Children } from '../../children/use-children.ts'
import { ActivityCard, SourceChip, ViewActivity } from '../activity-card.tsx'
import { CardGrid, NothingMatches } from '../card-grid.tsx'
import type { Marks } from '../use-marks.ts'
import {
  activeKeys,
  changedWords,
  type Filters,
  filterDrops,
  filterLabel,
  matching,
  noFilters,
  readFilters,
  sourceLabels,
  sourcesIn,
} from './activity-filters.ts'

const FilterSheet = lazyWithRetry(async () => (await import('./filter-sheet.tsx')).FilterSheet)

type ActivityListProps = {
  title: string
  cards: readonly Activity[]
  family: Children
  marks: Marks
}

/** The whole list, with search and filters. They are in the address (see `useFilters`). */
export function ActivityList({ title, cards, family, marks }: ActivityListProps) {
  const { child } = family
  // The playing child, where there is something for that age.
  const fitted = child && cards.some((card) => fits(card, child.age)) ? child : undefined
  const { filters, change, clear, shown, showMore } = useFilters(fitted?.age ?? null)
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const found = matching(cards, filters, marks)
  const rest = found.length - shown
  const isQuick = (key: keyof Filters) =>
    ['q', 'source', 'favorites', 'done'].includes(key) ||
    (key === 'minutes' && filters.minutes === 5) ||
    (key === 'age' && filters.age === child?.age)
  // The age stays as shown: dropping a filter shows as many activities as promised.
  const remove = (key: keyof Filters) => change({ age: filters.age, [key]: noFilters[key] })
  const sheetFilters = activeKeys(filters).filter((key) => !isQuick(key))

  return (
    <section className="list-all" aria-labelledby="list">
      <h2 id="list" className="text-h3">
        {title}{' '}
        <span className="list-count" role="status">
          {countWords(found.length, cards.length)}
        </span>
      </h2>
      <div className="list-filters mb-4 flex flex-col gap-3">
        <QuickFilters
          filters={filters}
          onChange={change}
          cards={cards}
          marks={marks}
          child={fitted}
        />
        <div className="row search-row">
          <SearchBox q={filters.q} onSearch={(q) => change({ q })} />
          <Button
            icon={SlidersHorizontal}
            aria-label={sheetFilters.length > 0 ? `Filters, ${sheetFilters.length} set` : undefined}
            aria-haspopup="dialog"
            className={sheetFilters.length > 0 ? 'calm' : undefined}
            onClick={() => setIsSheetOpen(true)}
          >
            Filters
          </Button>
        </div>
      </div>
      {sheetFilters.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own legend and box.
        <div className="row row-wrap gap-2 mb-4" role="group" aria-label="Active filters">
          {sheetFilters.map((key) => (
            <Button key={key} variant="calm" size="small" onClick={() => remove(key)}>
              <span className="hidden-text">Remove filter: </span>
              {filterLabel(filters, key)}
              <X className="icon" aria-hidden />
            </Button>
          ))}
          <Button variant="text" size="small" onClick={clear}>
            Clear all
          </Button>
        </div>
      )}
      {found.length > 0 ? (
        <CardGrid
          items={found.slice(0, shown)}
          more={
            rest > 0
              ? { label: `Show ${Math.min(rest, pageLength)} more`, onPress: showMore }
              : null
          }
        >
          {(activity) => <ListCard activity={activity} child={child} marks={marks} />}
        </CardGrid>
      ) : (
        <NoMatch
          filters={filters}
          drops={filterDrops(cards, filters, marks)}
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
          cards={cards}
          count={found.length}
          family={family.children ?? []}
        />
      )}
    </section>
  )
}

type ListCardProps = { activity: Activity; child: Child | undefined; marks: Marks }

/** With the chosen child's marks. */
function ListCard({ activity, child, marks }: ListCardProps) {
  const { id, title } = activity
  return (
    <ActivityCard
      activity={activity}
      child={child}
      marks={
        <>
          {marks.done.has(id) && <Mark icon={CircleCheck} word="Done" className="text-teal" />}
          {marks.favorites.has(id) && (
            <Mark icon={Heart} word="Favorite" className="fill-current text-coral" />
          )}
        </>
      }
    >
      <SourceChip activity={activity} />
      <ViewActivity id={id} title={title} state={{ from_list: true }} />
    </ActivityCard>
  )
}

type MarkProps = { icon: typeof Heart; word: string; className: string }

function Mark({ icon: Icon, word, className }: MarkProps) {
  return (
    <span className="flex-none" title={word}>
      <Icon className={`icon ${className}`} aria-hidden />
      <span className="hidden-text">{word}</span>
    </span>
  )
}

function countWords(found: number, all: number): string {
  const total = formatCount(all, 'activity', 'activities')
  return found === all ? total : `${found} of ${total}`
}

type QuickFiltersProps = Pick<ActivityListProps, 'cards' | 'marks'> & {
  filters: Filters
  onChange: (patch: Partial<Filters>) => void
  /** The playing child, where there is something for that age. */
  child: Child | undefined
}

/** The most used filters, one tap each. Offers only what exists. */
function QuickFilters({ filters, onChange, cards, marks, child }: QuickFiltersProps) {
  const quick = quickFilters({ filters, cards, marks, child })
  // All samples are of one category and five minutes long.
  if (quick.length === 0) return null
  const all = { label: 'All', isOn: activeKeys({ ...filters, q: '' }).length === 0 }
  const toggles = quick.map(({ key, value, label }) => {
    const isOn = filters[key] === value
    return { label, isOn, patch: { [key]: isOn ? noFilters[key] : value } }
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own legend and box.
    <div className="picks scroll list-quick" role="group" aria-label="Filter">
      {[{ ...all, patch: { ...noFilters, q: filters.q } }, ...toggles].map(
        ({ label, isOn, patch }) => (
          <button
            key={label}
            type="button"
            className="pick"
            aria-pressed={isOn}
            onClick={() => onChange(patch)}
          >
            {label}
          </button>
        ),
      )}
    </div>
  )
}

type Quick = { key: keyof Filters; value: Filters[keyof Filters]; label: string }

function quickFilters({ filters, cards, marks, child }: Omit<QuickFiltersProps, 'onChange'>) {
  const sources = sourcesIn(cards)
  // A value that all of them share narrows nothing.
  const offered = sources.length > 1 || filters.source ? sources : []
  const quick: Quick[] = offered.map((source) => ({
    key: 'source',
    value: source,
    label: sourceLabels[source],
  }))
  // First, because it is set automatically: what narrows the list has to be visible.
  if (child) quick.unshift({ key: 'age', value: child.age, label: `Fits ${child.name}` })
  if (marks.favorites.size > 0 || filters.favorites)
    quick.push({ key: 'favorites', value: true, label: 'Favorites' })
  if (marks.done.size > 0 || filters.done) quick.push({ key: 'done', value: true, label: 'Done' })
  if (cards.some((card) => card.duration_minutes > 5) || filters.minutes === 5)
    quick.push({ key: 'minutes', value: 5, label: '5 minutes' })
  return quick
}

type NoMatchProps = {
  filters: Filters
  drops: ReturnType<typeof filterDrops>
  onRemove: (key: keyof Filters) => void
  onClear: () => void
}

/** Nothing passes all filters: offers to drop one, and says how many activities that shows. */
function NoMatch({ filters, drops, onRemove, onClear }: NoMatchProps) {
  if (drops.length === 0) return <NothingMatches onClear={onClear} />
  return (
    <EmptyState
      title="Nothing fits all of that"
      actions={drops.slice(0, 2).map(({ key, count }, place) => (
        <Button
          key={key}
          variant={place === 0 ? 'primary' : 'secondary'}
          size="small"
          onClick={() => onRemove(key)}
        >
          Without {filterLabel(filters, key)}: {formatCount(count, 'activity', 'activities')}
        </Button>
      ))}
    >
      Take one filter away, and you will see some again.
    </EmptyState>
  )
}

const route = getRouteApi('/activities')
const pageLength = 12

/**
 * The filters of the list, kept in the address: a reload, a link or Back restores them. `childAge` applies where the
 * address contains no age.
 */
function useFilters(childAge: number | null) {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const filters = readFilters(search, childAge)
  const shown = Math.max(pageLength, Math.trunc(Number(search.shown)) || pageLength)
  const here = { replace: true, resetScroll: false } as const
  /** The list starts from the top again. */
  const change = (patch: Partial<Filters>) =>
    void navigate({ ...here, search: (before) => changedWords(before, patch, childAge) })
  return {
    filters,
    change,
    clear: () => change(noFilters),
    shown,
    showMore: () =>
      void navigate({
        ...here,
        search: (before) => ({ ...before, shown: String(shown + pageLength) }),
      }),
  }
}
