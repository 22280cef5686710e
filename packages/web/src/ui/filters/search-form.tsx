import { type FormEvent, useState } from 'react'
import { Button } from '../button.tsx'
import { SearchField } from '../fields.tsx'

type SearchFormProps = {
  label: string
  placeholder: string
  /** What was searched for; where it changes by something else than typing, the box follows it. */
  query: string
  onSearch: (query: string) => void
  /** The button to press beside the box, and whether the search is under way. */
  button?: { isPending: boolean }
}

/** Searches on Enter, because each search is a request. Emptying the box shows everything at once. */
export function SearchForm({ label, placeholder, query, onSearch, button }: SearchFormProps) {
  const [box, setBox] = useState({ text: query, query })
  if (query !== box.query) setBox({ text: query, query })

  function submit(event: FormEvent) {
    event.preventDefault()
    onSearch(box.text.trim())
  }
  return (
    <form className="row grow" onSubmit={submit}>
      <SearchField
        label={label}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        value={box.text}
        onChange={(event) => {
          setBox({ ...box, text: event.target.value })
          if (event.target.value === '' && query) onSearch('')
        }}
      />
      {button && (
        <Button type="submit" size="small" isPending={button.isPending}>
          Search
        </Button>
      )}
    </form>
  )
}
