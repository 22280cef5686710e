import { StarRating } from '../../../ui/star-rating.tsx'

const words = ['a flop, and that is fine', 'so-so', 'good', 'great', 'again, again'] as const
const starWords = words.map((word, at) => `${at + 1} of 5, ${word}`)

type FunRatingProps = { value: number; onChange: (value: number) => void }

/** One to five stars; all five are lit to begin with. */
export function FunRating({ value, onChange }: FunRatingProps) {
  return (
    <div className="fun-rating">
      <StarRating
        label="Fun rating"
        name="funRating"
        words={starWords}
        value={value}
        onChange={onChange}
      />
      <p className="stars-words" aria-hidden="true">
        {value} of 5: {words[value - 1]}
      </p>
    </div>
  )
}
