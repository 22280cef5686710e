import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { FormError } from './form-error.tsx'
import { Sheet } from './sheet.tsx'

type ConfirmProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  /** What is lost, in one or two sentences. */
  children: ReactNode
  /** What happens, as a verb: 'Remove Leo'. */
  confirmLabel: string
  onConfirm: () => void
  isPending: boolean
  error: string | undefined
}

/** Asks before something cannot be taken back. Where it can be, do it and offer Undo instead. */
export function Confirm(props: ConfirmProps) {
  const { isOpen, onOpenChange, title, children, confirmLabel, onConfirm, isPending, error } = props
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      description={children}
      footer={
        <>
          <FormError error={error} />
          <Button variant="primary" isBlock isPending={isPending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button variant="secondary" isBlock onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
        </>
      }
    />
  )
}
