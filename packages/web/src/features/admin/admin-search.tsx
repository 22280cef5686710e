import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { SearchField } from '../../ui/search-field.tsx'

type AdminSearchProps = {
  label: string
  placeholder: string
  /** What else it finds, where the placeholder has no room to say so. */
  hint?: string
  initial?: string
  onSearch: (query: string) => void
  isLoading: boolean
}

/** A search that queries on submit: on every letter it would scan all families. */
export function AdminSearch(props: AdminSearchProps) {
  const { label, placeholder, hint, initial = '', onSearch, isLoading } = props
  const [text, setText] = useState(initial)

  function search(event: FormEvent) {
    event.preventDefault()
    onSearch(text.trim())
  }
  // Cleared by its own small cross, it shows the full list at once.
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
