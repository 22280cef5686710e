import { type FormEvent, useState } from 'react'
import { SearchField } from '../../ui/search-field.tsx'

type SearchBoxProps = { query: string; onSearch: (text: string) => void }

/**
 * Searches on Enter: each search asks the server. Emptying the box shows everything at once. Where the address
 * changes, the box follows it and keeps the focus.
 */
export function SearchBox({ query, onSearch }: SearchBoxProps) {
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
