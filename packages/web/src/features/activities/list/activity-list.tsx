import type { ActivityCard as Activity } from '@fgm/shared/activities/activities'
import { fits } from '@fgm/shared/activities/ranking'
import { getRouteApi } from '@tanstack/react-router'
import { CircleCheck, Heart, SlidersHorizontal, X } from 'lucide-react'
import { useMemo, useState } from 'react'
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
  type FilterDrop,
  type Filters,
  filterDrops,
  filterLabel,
  matching,
  noFilters,
  readFilters,
  type Source,
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

/** Everything there is, with search and filters. They live in the address (see `useFilters`). */
export function ActivityList({ title, cards, family, marks }: ActivityListProps) {
  const { child } = family
  // Who is playing, where there is something for that age.
  const fitted = child && cards.some((card) => fits(card, child.age)) ? child : undefined
  const { filters, change, clear, shown, showMore } = useFilters(fitted?.age ?? null)
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const found = matching(cards, filters, marks)
  const rest = found.length - shown
  const isQuick = (key: keyof typeof filters) =>
    key === 'q' ||
    key === 'source' ||
    key === 'favorites' ||
    key === 'done' ||
    (key === 'minutes' && filters.minutes === 5) ||
    (key === 'age' && filters.age === family.child?.age)
  // The age stays as shown: dropping a filter brings as many activities as promised.
  const remove = (key: keyof typeof filters) => change({ age: filters.age, [key]: noFilters[key] })
  const keys = activeKeys(filters)
  const sheetFilters = keys.filter((key) => !isQuick(key))

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
          hasLonger={cards.some(({ duration_minutes }) => duration_minutes > 5)}
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
      <ActiveFilters filters={filters} keys={sheetFilters} onRemove={remove} onClear={clear} />
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

/** With what the chosen child made of it. */
function ListCard({ activity, child, marks }: ListCardProps) {
  const { id, title } = activity
  return (
    <ActivityCard
      activity={activity}
      child={child}
      marks={
        <>
          {marks.done.has(id) && <Mark icon={CircleCheck} word="Done" className="text-teal" />}
          {marks.favorites.has(id) && <Mark icon={Heart} word="Favorite" className="filled" />}
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
    <span className={`card-mark ${className}`} title={word}>
      <Icon className="icon" aria-hidden />
      <span className="hidden-text">{word}</span>
    </span>
  )
}

function countWords(found: number, all: number): string {
  const total = formatCount(all, 'activity', 'activities')
  return found === all ? total : `${found} of ${total}`
}

type QuickFiltersProps = {
  filters: Filters
  onChange: (patch: Partial<Filters>) => void
  /** The sources this family has activities of. */
  sources: readonly Source[]
  /** Who is playing, where there is something for that age. */
  child: Child | undefined
  hasFavorites: boolean
  hasDone: boolean
  hasLonger: boolean
}

/** The most used filters, one tap each. Offers only what exists. */
function QuickFilters(props: QuickFiltersProps) {
  const { filters, onChange } = props
  const isUnfiltered = activeKeys({ ...filters, q: '' }).length === 0
  const quick = quickFilters(props)
  // All samples are of one kind and of five minutes.
  if (quick.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own legend and box.
    <div className="picks scroll list-quick" role="group" aria-label="Filter">
      <FilterToggle
        isPressed={isUnfiltered}
        onToggle={() => onChange({ ...noFilters, q: filters.q })}
      >
        All
      </FilterToggle>
      {quick.map(({ key, value, label }) => {
        const isOn = filters[key] === value
        return (
          <FilterToggle
            key={label}
            isPressed={isOn}
            onToggle={() => onChange({ [key]: isOn ? noFilters[key] : value })}
          >
            {label}
          </FilterToggle>
        )
      })}
    </div>
  )
}

type Quick = { key: keyof Filters; value: Filters[keyof Filters]; label: string }

function quickFilters({
  filters,
  sources,
  child,
  hasFavorites,
  hasDone,
  hasLonger,
}: QuickFiltersProps): Quick[] {
  // What all of them are narrows nothing.
  const offered = sources.length > 1 || filters.source ? sources : []
  const quick: Quick[] = offered.map((source) => ({
    key: 'source',
    value: source,
    label: sourceLabels[source],
  }))
  // First, because it is set without asking: what narrows the list has to be visible.
  if (child) quick.unshift({ key: 'age', value: child.age, label: `Fits ${child.name}` })
  if (hasFavorites || filters.favorites)
    quick.push({ key: 'favorites', value: true, label: 'Favorites' })
  if (hasDone || filters.done) quick.push({ key: 'done', value: true, label: 'Done' })
  if (hasLonger || filters.minutes === 5)
    quick.push({ key: 'minutes', value: 5, label: '5 minutes' })
  return quick
}

type FilterToggleProps = { isPressed: boolean; onToggle: () => void; children: string }

function FilterToggle({ isPressed, onToggle, children }: FilterToggleProps) {
  return (
    <button type="button" className="pick" aria-pressed={isPressed} onClick={onToggle}>
      {children}
    </button>
  )
}

type ActiveFiltersProps = {
  filters: Filters
  /** The filters to show: those the row of quick ones does not show already. */
  keys: readonly (keyof Filters)[]
  onRemove: (key: keyof Filters) => void
  onClear: () => void
}

/** The active filters, each removed with one tap. Nothing when there are none. */
function ActiveFilters({ filters, keys, onRemove, onClear }: ActiveFiltersProps) {
  if (keys.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own legend and box.
    <div className="row row-wrap gap-2 mb-4" role="group" aria-label="Active filters">
      {keys.map((key) => (
        <Button key={key} variant="calm" size="small" onClick={() => onRemove(key)}>
          <span className="hidden-text">Remove filter: </span>
          {filterLabel(filters, key)}
          <X className="icon" aria-hidden />
        </Button>
      ))}
      <Button variant="text" size="small" onClick={onClear}>
        Clear all
      </Button>
    </div>
  )
}

type NoMatchProps = {
  filters: Filters
  /** Each filter that may be dropped, with how many activities that brings. */
  drops: readonly FilterDrop[]
  onRemove: (key: keyof Filters) => void
  onClear: () => void
}

/** Nothing passes all filters: offers to drop one, and says what that brings. */
function NoMatch({ filters, drops, onRemove, onClear }: NoMatchProps) {
  const [best, second] = drops
  if (!best) return <NothingMatches onClear={onClear} />
  return (
    <EmptyState
      title="Nothing fits all of that"
      actions={
        <>
          <DropButton drop={best} filters={filters} onRemove={onRemove} isBest />
          {second && <DropButton drop={second} filters={filters} onRemove={onRemove} />}
        </>
      }
    >
      Take one filter away, and you will see some again.
    </EmptyState>
  )
}

type DropButtonProps = Pick<NoMatchProps, 'filters' | 'onRemove'> & {
  drop: FilterDrop
  isBest?: boolean
}

function DropButton({ drop, filters, onRemove, isBest }: DropButtonProps) {
  return (
    <Button
      variant={isBest ? 'primary' : 'secondary'}
      size="small"
      onClick={() => onRemove(drop.key)}
    >
      Without {filterLabel(filters, drop.key)}: {formatCount(drop.count, 'activity', 'activities')}
    </Button>
  )
}

const route = getRouteApi('/activities')
const pageLength = 12

/**
 * The filters of the list, kept in the address: a reload, a link or going back finds them again. `childAge` applies
 * where the address names no age.
 */
function useFilters(childAge: number | null) {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const filters = useMemo(() => readFilters(search, childAge), [search, childAge])
  const shown = Math.max(pageLength, Math.trunc(Number(search.shown)) || pageLength)
  const here = { replace: true, resetScroll: false } as const

  /** Changes filters; the list starts from the top again. */
  function change(patch: Partial<Filters>) {
    void navigate({ ...here, search: (before) => changedWords(before, patch, childAge) })
  }
  return {
    filters,
    change,
    clear: () => change(noFilters),
    /** How many cards are shown. */
    shown,
    showMore: () =>
      void navigate({
        ...here,
        search: (before) => ({ ...before, shown: String(shown + pageLength) }),
      }),
  }
}
