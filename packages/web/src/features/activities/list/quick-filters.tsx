import type { Child } from '../../children/use-children.ts'
import { activeKeys, type Filters, noFilters, type Source } from './activity-filters.ts'
import { sourceWord } from './filter-words.ts'

type QuickFiltersProps = {
  filters: Filters
  onChange: (patch: Partial<Filters>) => void
  /** The sources this family has activities of. */
  sources: readonly Source[]
  /** Who is playing, where there is something for that age. */
  child: Child | undefined
  hasFavorites: boolean
  hasDone: boolean
}

/** The filters that are used most, one press each. What does not exist is not offered. */
export function QuickFilters(props: QuickFiltersProps) {
  const { filters, onChange } = props
  const isWhole = activeKeys({ ...filters, q: '' }).length === 0
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own legend and box.
    <div className="picks scroll list-quick" role="group" aria-label="Filter">
      <Pick isPressed={isWhole} onPress={() => onChange({ ...noFilters, q: filters.q })}>
        All
      </Pick>
      {quickFilters(props).map(({ key, value, label }) => {
        const isOn = filters[key] === value
        return (
          <Pick
            key={label}
            isPressed={isOn}
            onPress={() => onChange({ [key]: isOn ? noFilters[key] : value })}
          >
            {label}
          </Pick>
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
}: QuickFiltersProps): Quick[] {
  const quick: Quick[] = sources.map((source) => ({
    key: 'source',
    value: source,
    label: sourceWord(source),
  }))
  // First, because it is set by itself: what narrows the list has to be in sight.
  if (child) quick.unshift({ key: 'age', value: child.age, label: `Fits ${child.name}` })
  if (hasFavorites || filters.favorites)
    quick.push({ key: 'favorites', value: true, label: 'Favorites' })
  if (hasDone || filters.done) quick.push({ key: 'done', value: true, label: 'Done' })
  quick.push({ key: 'minutes', value: 5, label: '5 minutes' })
  return quick
}

type PickProps = { isPressed: boolean; onPress: () => void; children: string }

function Pick({ isPressed, onPress, children }: PickProps) {
  return (
    <button type="button" className="pick" aria-pressed={isPressed} onClick={onPress}>
      {children}
    </button>
  )
}
