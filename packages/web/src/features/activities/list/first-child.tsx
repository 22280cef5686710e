import { useRef, useState } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import { endFirstRun } from '../../../session/first-run.ts'
import { Button } from '../../../ui/button.tsx'
import { Drawing } from '../../../ui/drawings/drawing.tsx'
import tableSvg from '../../../ui/drawings/table.svg?raw'
import { TextField } from '../../../ui/fields.tsx'
import { FormError, focusFirstInvalid } from '../../../ui/form.tsx'
import { birthDateLimits } from '../../children/birth-date-limits.ts'
import { useChosenChildId } from '../../children/use-children.ts'
import { useBringAlong } from '../bring-along.ts'
import { useVisitor } from '../visitor.ts'
import { titlesOf } from './what-you-played.tsx'

/**
 * A new family's first page asks one thing: who is playing. It asks for the birth date, because from an age alone we
 * would have to guess one. When the request fails, the input stays.
 */
export function FirstChild() {
  const [, choose] = useChosenChildId()
  const visitor = useVisitor()
  const [today] = useState(() => new Date())
  const [name, setName] = useState('')
  const [birthDate, setBirthDate] = useState('')
  const bring = useBringAlong()
  const add = trpc.children.add.useMutation({
    meta: { shows_own_error: true },
    onSuccess: (child) => {
      choose(child.id)
      bring.mutate(child)
      leave()
    },
  })
  const limits = birthDateLimits(today)
  const titles = titlesOf(visitor)
  const isReady = name.trim() !== '' && birthDate !== ''
  // Shown after a submit, not before anything was typed.
  const [isSubmitted, setIsSubmitted] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  return (
    <section className="card lift flush grid desk:grid-cols-2" aria-labelledby="first-child">
      {/* Where both do not fit, the form is shown without its picture. */}
      <div className="flex items-end justify-center bg-honey-soft px-5 pt-2.5 desk:items-center desk:p-8 [--il-ground:var(--il-wall)] max-desk:[@media(max-height:719px)]:hidden">
        <Drawing
          markup={tableSvg}
          className="max-desk:[&>svg]:h-[116px] max-desk:[&>svg]:w-auto desk:w-full"
        />
      </div>
      <form
        ref={form}
        className="grid gap-4 content-center p-5 desk:p-8"
        onSubmit={(event) => {
          event.preventDefault()
          setIsSubmitted(true)
          if (!isReady) requestAnimationFrame(() => focusFirstInvalid(form.current))
          else if (!add.isPending) add.mutate({ name, birth_date: birthDate })
        }}
      >
        <h2 id="first-child">Who plays with you?</h2>
        <p className="muted">
          With the birth date, our ideas grow with your child. Only your family sees it.
        </p>
        {titles && (
          <p>
            <b>{titles}</b> comes along: what you played is kept for your child.
          </p>
        )}
        <TextField
          label="Name or nickname"
          autoComplete="off"
          maxLength={60}
          value={name}
          error={isSubmitted && name.trim() === '' ? 'What shall we call your child?' : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label="Birth date"
          type="date"
          min={limits.min}
          max={limits.max}
          value={birthDate}
          error={isSubmitted && birthDate === '' ? 'Please choose the birth date.' : undefined}
          onChange={(event) => setBirthDate(event.target.value)}
        />
        <FormError error={add.error} />
        <Button type="submit" variant="primary" isBlock isPending={add.isPending}>
          Show What Fits
        </Button>
        <Button variant="text" isBlock onClick={leave}>
          Later
        </Button>
      </form>
    </section>
  )
}

// The form disappears: the focus moves to the top of the page.
function leave() {
  endFirstRun()
  document.getElementById('main')?.focus()
}
