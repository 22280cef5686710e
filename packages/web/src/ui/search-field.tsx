import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'

type SearchFieldProps = Omit<ComponentProps<'input'>, 'type'> & { label: string }

/** A search box; its label is for screen readers, the magnifier says the same to the eye. */
export function SearchField({ label, ...input }: SearchFieldProps) {
  return (
    <span className="input-with grow">
      <Search className="icon start" aria-hidden />
      <input type="search" aria-label={label} {...input} className="input" />
    </span>
  )
}
