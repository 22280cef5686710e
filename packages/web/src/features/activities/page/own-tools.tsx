import type { Activity } from '@fgm/shared/activities/activities'
import { useNavigate } from '@tanstack/react-router'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { lazyWithRetry } from '../../../lib/lazy-with-retry.tsx'
import { paths } from '../../../lib/paths.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { showToast } from '../../../ui/toast.ts'

// Most visits only read: the form comes when somebody wants to write.
const EditSheet = lazyWithRetry(async () => (await import('../edit-sheet.tsx')).EditSheet)

/** What a family may do with an own creation: tell it in its own words, or delete it. */
export function OwnTools({ activity }: { activity: Activity }) {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className="row row-wrap gap-x-1 gap-y-0 -ms-3">
      <Button variant="text" size="small" icon={Pencil} onClick={() => setOpen('edit')}>
        Edit
      </Button>
      <Button variant="text" size="small" icon={Trash2} onClick={() => setOpen('delete')}>
        Delete
      </Button>
      {open === 'edit' && <EditSheet activity={activity} onClose={close} onSaved={close} />}
      {open === 'delete' && <DeleteOwn activity={activity} onClose={close} />}
    </div>
  )
}

function DeleteOwn({ activity, onClose }: { activity: Activity; onClose: () => void }) {
  const navigate = useNavigate()
  const remove = trpc.generator.remove.useMutation({
    meta: { shows_own_error: true },
    onSuccess: async ({ message }) => {
      showToast({ message })
      await navigate({ to: paths.activities, replace: true })
    },
  })
  return (
    <Confirm
      isOpen
      onOpenChange={onClose}
      title={`Delete ${activity.title}?`}
      confirmLabel="Delete It"
      onConfirm={() => remove.mutate({ id: activity.id })}
      isPending={remove.isPending}
      error={remove.error ? errorMessage(remove.error) : undefined}
    >
      What your children did with it, the favorites and your notes on it go with it. If you shared
      it, it leaves the community; families that saved it keep their copy. This cannot be taken
      back, and its credit stays spent.
    </Confirm>
  )
}
