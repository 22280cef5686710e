import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { SearchField } from '../../ui/search-field.tsx'

type AdminSearchProps = {
  label: string
  placeholder: string
  /** What else it finds, where the box has no room to say so. */
  hint?: string
  initial?: string
  onSearch: (query: string) => void
  isLoading: boolean
}

/** A search that asks when it is sent: every letter would be a walk over all families. */
export function AdminSearch(props: AdminSearchProps) {
  const { label, placeholder, hint, initial = '', onSearch, isLoading } = props
  const [text, setText] = useState(initial)

  function search(event: FormEvent) {
    event.preventDefault()
    onSearch(text.trim())
  }
  // Emptied by its own small cross, the whole list comes back at once.
  function change(next: string) {
    setText(next)
    if (next === '') onSearch('')
  }
  return (
    <form onSubmit={search}>
      <div className="row">
        <SearchField
          label={label}
          placeholder={placeholder}
          autoComplete="off"
          maxLength={100}
          enterKeyHint="search"
          value={text}
          onChange={(event) => change(event.target.value)}
        />
        <Button type="submit" size="small" isPending={isLoading}>
          Search
        </Button>
      </div>
      {hint && <p className="label muted mt-2">{hint}</p>}
    </form>
  )
}
