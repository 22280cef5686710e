import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Confirm } from '../../../ui/confirm.tsx'
import { showToast } from '../../../ui/toast.ts'
import type { Blueprint } from '../editor/draft.ts'

type RemoveBlueprintProps = { blueprint: Blueprint; onClose: () => void }

/** Asks before an own house goes. Hunts keep the house they were made for. */
export function RemoveBlueprint({ blueprint, onClose }: RemoveBlueprintProps) {
  const { id, name } = blueprint
  const remove = trpc.blueprints.remove.useMutation({
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
      title={`Delete ${name}?`}
      confirmLabel="Delete it"
      onConfirm={() => remove.mutate({ id })}
      isPending={remove.isPending}
      error={remove.error ? errorMessage(remove.error) : undefined}
    >
      The drawing is gone then. Hunts that were made from it stay and still show the house.
    </Confirm>
  )
}
