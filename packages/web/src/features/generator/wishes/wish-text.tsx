import type { ComponentProps } from 'react'
import { Field } from '../../../ui/field.tsx'

const longestWish = 500

type WishTextProps = ComponentProps<'textarea'> & { length: number; error: string | undefined }

/** The free text, with its counter and what happens to it. */
export function WishText({ length, error, ...textarea }: WishTextProps) {
  return (
    <Field label="Anything else?" isOptional error={error}>
      {({ 'aria-describedby': describedBy, ...wiring }) => (
        <>
          <textarea
            rows={3}
            placeholder="He has a cold and wants to stay on the couch"
            {...textarea}
            {...wiring}
            aria-describedby={`${describedBy ?? ''} wish-privacy`.trim()}
            className="input"
          />
          <div className="wish-text-foot">
            <p id="wish-privacy" className="label muted">
              Please leave names out. Only the age, your choices and this text go to the AI.
            </p>
            <span className={length > longestWish ? 'label text-error' : 'label muted'}>
              {length} of {longestWish}
            </span>
          </div>
        </>
      )}
    </Field>
  )
}
