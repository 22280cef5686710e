import { readWish, understoodWords, unusedSentences } from '@fgm/shared/generator/wish'
import { type ComponentProps, useDeferredValue } from 'react'
import { Field } from '../../../ui/fields.tsx'

const longestWish = 500
/** Below this length a counter is useless. */
const nearLongest = 350

type WishTextProps = ComponentProps<'textarea'> & {
  length: number
  isFromBook: boolean
  error: string | undefined
}

/** The free text, what happens to it, and a counter where it grows long. */
export function WishText({ length, isFromBook, error, ...textarea }: WishTextProps) {
  return (
    <Field label="Anything else?" isOptional error={error}>
      {({ 'aria-describedby': describedBy, ...wiring }) => (
        <>
          <textarea
            rows={2}
            placeholder="Home with a cold, on the couch"
            {...textarea}
            {...wiring}
            aria-describedby={`${describedBy ?? ''} wish-privacy`.trim()}
            className="input"
          />
          <div className="wish-text-foot mt-2 flex justify-between gap-4">
            <p id="wish-privacy" className="label muted">
              No names, please.{' '}
              {isFromBook
                ? 'What you write stays on this site.'
                : 'Only the age, your choices and this text go to the AI.'}
            </p>
            {length > nearLongest && (
              <span className={length > longestWish ? 'label text-error' : 'label muted'}>
                {length} of {longestWish}
              </span>
            )}
          </div>
        </>
      )}
    </Field>
  )
}

/** What the idea book makes of the wish, shown while it is typed: the result is no surprise. */
export function Understood({ wish }: { wish: string }) {
  const reading = readWish(useDeferredValue(wish))
  const words = understoodWords(reading)
  return (
    <div aria-live="polite" className="wish-understood">
      {words && (
        <p className="small">
          We understood: <b>{words}</b>
        </p>
      )}
      {unusedSentences(reading).map((sentence) => (
        <p key={sentence} className="small muted">
          {sentence}
        </p>
      ))}
    </div>
  )
}
