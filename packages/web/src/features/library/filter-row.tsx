import type { PremiumCounts } from '@fgm/shared/premium'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import {
  activeFilters,
  countedChoices,
  filter_labels,
  filter_names,
  type PremiumWords,
  readQuery,
  sort_labels,
} from './premium-filters.ts'

const sorts = Object.entries(sort_labels).map(([value, label]) => ({ value, label }))

type FilterRowProps = {
  words: PremiumWords
  counts: PremiumCounts
  onChange: (words: PremiumWords) => void
}

/** The four filters with what each choice would show, and the order. All of it stands in the address. */
export function FilterRow({ words, counts, onChange }: FilterRowProps) {
  const query = readQuery(words)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own legend and box.
    <div className="library-filters" role="group" aria-label="Filter">
      {filter_names.map((name) => (
        <SelectField
          key={name}
          label={filter_labels[name]}
          placeholder="Any"
          options={countedChoices(name, counts)}
          value={query[name] ?? ''}
          onChange={(event) => onChange({ ...words, [name]: event.target.value || undefined })}
        />
      ))}
      <SelectField
        label="Sort"
        options={sorts}
        value={query.sort ?? 'recommended'}
        onChange={(event) => onChange({ ...words, sort: event.target.value })}
      />
      {activeFilters(query).length > 0 && (
        <Button variant="text" size="small" onClick={() => onChange({ sort: words.sort })}>
          Clear all
        </Button>
      )}
    </div>
  )
}
