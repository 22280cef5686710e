import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { showToast } from '../../ui/toast.ts'
import { failure } from './admin-words.ts'

/** A mutation that takes nothing and answers with a sentence. */
export type Action = {
  mutate: (input: undefined, options: { onSuccess: (answer: { message: string }) => void }) => void
  reset: () => void
  isPending: boolean
  error: unknown
}

type ConfirmedActionProps = {
  /** The words of the button, before and inside the question. */
  label: string
  title: string
  /** What is lost. */
  children: ReactNode
  action: Action
  /** 'Failed to …' */
  failsTo: string
}

/** A button that asks before it does what cannot be taken back. */
export function ConfirmedAction(props: ConfirmedActionProps) {
  const { label, title, children, action, failsTo } = props
  const [isOpen, setIsOpen] = useState(false)

  function open() {
    action.reset()
    setIsOpen(true)
  }
  function confirm() {
    action.mutate(undefined, {
      onSuccess: ({ message }) => {
        setIsOpen(false)
        showToast({ message })
      },
    })
  }
  return (
    <>
      <Button size="small" onClick={open}>
        {label}
      </Button>
      <Confirm
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={title}
        confirmLabel={label}
        onConfirm={confirm}
        isPending={action.isPending}
        error={failure(failsTo, action.error)}
      >
        {children}
      </Confirm>
    </>
  )
}
