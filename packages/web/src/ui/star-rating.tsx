import { Star } from 'lucide-react'
import { classNames } from './class-names.ts'
import './star-rating.css'

type StarRatingProps = {
  /** What is asked; a visible heading next to it says the same. */
  label: string
  /** The name of the radio group in its form. */
  name: string
  /** The name of each star, the first one first. */
  words: readonly string[]
  /** Null while nothing is chosen. */
  value: number | null
  onChange: (value: number) => void
}

/** A star rating: a radio group with the browser's own keyboard support. All up to the chosen one are lit. */
export function StarRating({ label, name, words, value, onChange }: StarRatingProps) {
  return (
    <fieldset>
      <legend className="hidden-text">{label}</legend>
      <div className="stars">
        {words.map((word, at) => (
          <label key={word} className={classNames(at < (value ?? 0) && 'lit')}>
            <input
              type="radio"
              name={name}
              className="hidden-text"
              value={at + 1}
              checked={at + 1 === value}
              aria-label={word}
              onChange={() => onChange(at + 1)}
            />
            <Star className="icon" aria-hidden />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
