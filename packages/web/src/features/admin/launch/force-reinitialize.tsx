import { TriangleAlert } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { showToast } from '../../../ui/toast.ts'
import { failure } from '../admin-words.ts'
import type { Action } from '../confirmed-action.tsx'

const word = 'reinitialize'

/** The one dangerous action: nobody comes here by a slip of the thumb, the word has to be typed. */
export function ForceReinitialize({ action }: { action: Action }) {
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const isTyped = typed.trim() === word

  function open() {
    action.reset()
    setTyped('')
    setIsOpen(true)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isTyped || action.isPending) return
    action.mutate(undefined, {
      onSuccess: ({ message }) => {
        setIsOpen(false)
        showToast({ message })
      },
    })
  }
  return (
    <>
      <Button size="small" icon={TriangleAlert} className="danger" onClick={open}>
        Force re-initialize
      </Button>
      <Sheet
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="Force re-initialize the AI service?"
        description="All circuit breakers close and all figures begin at zero. Providers that are down are asked again at once. Calls that are running end as they end."
      >
        <form className="form mt-4" noValidate aria-busy={action.isPending} onSubmit={submit}>
          <TextField
            label={`Type '${word}' to confirm`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <FormError error={failure('re-initialize the AI service', action.error)} />
          <Button
            type="submit"
            variant="primary"
            isBlock
            disabled={!isTyped}
            isPending={action.isPending}
          >
            Re-initialize now
          </Button>
          <Button isBlock onClick={() => setIsOpen(false)}>
            Cancel
          </Button>
        </form>
      </Sheet>
    </>
  )
}
