import { useState } from 'react'
import { SearchField } from '../fields.tsx'

type SearchBoxProps = { q: string; onSearch: (q: string) => void }

/**
 * The search box. The address is updated a moment after typing, so the box keeps its own text and takes over the
 * address's only when that changed otherwise (a removed filter, the Back button).
 */
export function SearchBox({ q, onSearch }: SearchBoxProps) {
  const [box, setBox] = useState<Box>({
    text: q,
    q,
    typed: [],
  })
  if (q !== box.q) setBox(arrived(box, q))

  function type(text: string) {
    setBox({ ...box, text, typed: [...box.typed, text] })
    onSearch(text)
  }
  return (
    <SearchField
      label="Search"
      placeholder="Socks, paper"
      autoComplete="off"
      enterKeyHint="search"
      value={box.text}
      onChange={(event) => type(event.target.value)}
    />
  )
}

type Box = { text: string; q: string; typed: readonly string[] }

function arrived(box: Box, q: string): Box {
  const place = box.typed.indexOf(q)
  if (place < 0) return { text: q, q, typed: [] }
  return { ...box, q, typed: box.typed.slice(place + 1) }
}
