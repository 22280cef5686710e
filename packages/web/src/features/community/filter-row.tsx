import { own_categories } from '@fgm/shared/activity-lists'
import type { FormEvent } from 'react'
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
        key={words.query}
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

/** Searches on Enter: each search asks the server. Emptying the box shows everything at once. */
function SearchBox({ query, onSearch }: SearchBoxProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onSearch(String(new FormData(event.currentTarget).get('query') ?? '').trim())
  }
  return (
    <form className="row" onSubmit={submit}>
      <SearchField
        label="Search"
        name="query"
        placeholder="Socks, paper, music"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        defaultValue={query}
        onChange={(event) => {
          if (event.target.value === '' && query) onSearch('')
        }}
      />
    </form>
  )
}
