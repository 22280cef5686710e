import { type FormEvent, useState } from 'react'
import { Button } from '../button.tsx'
import { Field, SearchField } from '../fields.tsx'

type SearchFormProps = {
  label: string
  placeholder: string
  /** The current search; when it changes otherwise than by typing, the box follows it. */
  query: string
  onSearch: (query: string) => void
  /** For a search next to other boxes: a visible label and a button, and whether the search runs. */
  button?: { isPending: boolean }
}

/** Searches on Enter, because each search is a request. Emptying the box shows everything at once. */
export function SearchForm(props: SearchFormProps) {
  const { label, placeholder, query, onSearch, button } = props
  const [box, setBox] = useState({ text: query, query })
  if (query !== box.query) setBox({ text: query, query })

  function submit(event: FormEvent) {
    event.preventDefault()
    onSearch(box.text.trim())
  }
  const field = (id?: string) => (
    <SearchField
      id={id}
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
  )
  return (
    <form className="row grow" onSubmit={submit}>
      {button ? (
        <>
          <Field className="grow" label={label}>
            {({ id }) => field(id)}
          </Field>
          <Button type="submit" size="small" isPending={button.isPending}>
            Search
          </Button>
        </>
      ) : (
        field()
      )}
    </form>
  )
}
