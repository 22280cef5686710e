import { useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import { endFirstRun } from '../../../session/first-run.ts'
import { Button } from '../../../ui/button.tsx'
import { Drawing } from '../../../ui/drawings/drawing.tsx'
import tableSvg from '../../../ui/drawings/table.svg?raw'
import { FormError } from '../../../ui/form-error.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { birthDateLimits } from '../../children/birth-date-limits.ts'
import { useChosenChildId } from '../../children/chosen-child.ts'
import './first-child.css'

/**
 * The first page of a new family asks one thing: who is playing. The birth date is asked for as it is, because an age alone
 * would be a date that nobody said. Whatever happens to the call, what was typed stays.
 */
export function FirstChild() {
  const [, choose] = useChosenChildId()
  const [name, setName] = useState('')
  const [birthDate, setBirthDate] = useState('')
  const add = trpc.children.add.useMutation({
    meta: { shows_own_error: true },
    onSuccess: (child) => {
      choose(child.id)
      leave()
    },
  })
  const limits = birthDateLimits(new Date())
  const isReady = name.trim() !== '' && birthDate !== ''
  return (
    <section className="card lift flush first-child" aria-labelledby="first-child">
      <div className="first-child-picture">
        <Drawing markup={tableSvg} />
      </div>
      <form
        className="first-child-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady && !add.isPending) add.mutate({ name, birth_date: birthDate })
        }}
      >
        <h2 id="first-child">How old is your child?</h2>
        <p className="muted">
          With the birth date, what fits grows along. Only your family sees it.
        </p>
        <TextField
          label="Name or nickname"
          autoComplete="off"
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label="Birth date"
          type="date"
          min={limits.min}
          max={limits.max}
          value={birthDate}
          onChange={(event) => setBirthDate(event.target.value)}
        />
        <FormError error={add.error ? errorMessage(add.error) : undefined} />
        <Button
          type="submit"
          variant="primary"
          isBlock
          disabled={!isReady}
          isPending={add.isPending}
        >
          Show What Fits
        </Button>
        <Button variant="text" isBlock onClick={leave}>
          Later
        </Button>
      </form>
    </section>
  )
}

// The form goes, and the focus that was in it begins anew at the top of the page.
function leave() {
  endFirstRun()
  document.getElementById('main')?.focus()
}
