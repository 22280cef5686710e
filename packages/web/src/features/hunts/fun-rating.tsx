import { Star } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'

const words = ['a flop, and that is fine', 'so-so', 'good', 'great', 'again, again'] as const

type FunRatingProps = { value: number; onChange: (value: number) => void }

/** One to five stars; all five are lit to begin with. */
export function FunRating({ value, onChange }: FunRatingProps) {
  return (
    <fieldset className="fun-rating">
      <legend className="hidden-text">Fun rating</legend>
      <div className="stars">
        {words.map((word, at) => (
          <label key={word} className={classNames(at < value && 'lit')}>
            <input
              type="radio"
              name="funRating"
              className="hidden-text"
              value={at + 1}
              checked={at + 1 === value}
              aria-label={`${at + 1} of 5, ${word}`}
              onChange={() => onChange(at + 1)}
            />
            <Star className="icon" aria-hidden />
          </label>
        ))}
      </div>
      <p className="stars-words" aria-hidden="true">
        {value} of 5: {words[value - 1]}
      </p>
    </fieldset>
  )
}
