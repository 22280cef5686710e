import { own_categories } from '@fgm/shared/activity-lists'
import { type FormEvent, useState } from 'react'
import { SearchField } from '../../ui/search-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import {
  ages,
  type CommunityWords,
  minute_limits,
  readQuery,
  sort_labels,
} from './community-filters.ts'

const categories = own_categories.map((value) => ({ value, label: value }))
const age_choices = ages.map((age) => ({ value: String(age), label: `Age ${age}` }))
const minute_choices = minute_limits.map((minutes) => ({
  value: String(minutes),
  label: `Up to ${minutes} minutes`,
}))
const sorts = Object.entries(sort_labels).map(([value, label]) => ({ value, label }))

type FilterRowProps = { words: CommunityWords; onChange: (words: CommunityWords) => void }

/** Search, three filters and the order. All of it stands in the address. */
export function FilterRow({ words, onChange }: FilterRowProps) {
  const query = readQuery(words)
  const change = (name: keyof CommunityWords) => (event: { target: { value: string } }) =>
    onChange({ ...words, [name]: event.target.value || undefined })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own legend and box.
    <div className="community-filters" role="group" aria-label="Filter">
      <SearchBox
        query={words.query ?? ''}
        onSearch={(text) => onChange({ ...words, query: text || undefined })}
      />
      <SelectField
        label="Category"
        placeholder="Any"
        options={categories}
        value={query.category ?? ''}
        onChange={change('category')}
      />
      <SelectField
        label="Child age"
        placeholder="Any"
        options={age_choices}
        value={query.child_age ?? ''}
        onChange={change('child_age')}
      />
      <SelectField
        label="Minutes"
        placeholder="Any"
        options={minute_choices}
        value={query.minutes ?? ''}
        onChange={change('minutes')}
      />
      <SelectField
        label="Sort"
        options={sorts}
        value={query.sort ?? 'newest'}
        onChange={change('sort')}
      />
    </div>
  )
}

type SearchBoxProps = { query: string; onSearch: (text: string) => void }

/**
 * Searches on Enter: each search asks the server. Emptying the box shows everything at once. Where the address
 * changes, the box follows it and keeps the focus.
 */
function SearchBox({ query, onSearch }: SearchBoxProps) {
  const [box, setBox] = useState({ text: query, query })
  if (query !== box.query) setBox({ text: query, query })

  function submit(event: FormEvent) {
    event.preventDefault()
    onSearch(box.text.trim())
  }
  return (
    <form className="row" onSubmit={submit}>
      <SearchField
        label="Search"
        placeholder="Socks, paper, music"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        value={box.text}
        onChange={(event) => {
          setBox({ ...box, text: event.target.value })
          if (event.target.value === '' && query) onSearch('')
        }}
      />
    </form>
  )
}
