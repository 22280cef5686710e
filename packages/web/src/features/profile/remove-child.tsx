import { errorMessage } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { showToast } from '../../ui/toast.ts'
import type { Child } from '../children/use-children.ts'

type RemoveChildProps = { child: Child; onClose: () => void }

/** Asks before a child's profile goes, and says what goes with it. */
export function RemoveChild({ child, onClose }: RemoveChildProps) {
  const remove = trpc.children.remove.useMutation({
    meta: { shows_own_error: true },
    onSuccess: ({ message }) => {
      onClose()
      showToast({ message })
    },
  })
  return (
    <Confirm
      isOpen
      onOpenChange={onClose}
      title={`Remove ${child.name}'s profile?`}
      confirmLabel={`Remove ${child.name}`}
      onConfirm={() => remove.mutate({ id: child.id })}
      isPending={remove.isPending}
      error={remove.error ? errorMessage(remove.error) : undefined}
    >
      What {child.name} has completed and the favorites go with it. This cannot be taken back. The
      activities themselves stay.
    </Confirm>
  )
}
