import { type AdminFamilyDetail, ReleaseSpot as Release } from '@fgm/shared/family/families'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { zodResolver } from '../../../lib/form-resolver.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { showToast } from '../../../ui/toast.ts'
import { failure } from '../admin-words.ts'

const ReleaseForm = Release.pick({ reason: true })
type Values = z.input<typeof ReleaseForm>

const label = 'Release the founding spot'

/** Gives the founding spot of a blocked family back, with a reason and a second look; nothing for other families. */
export function ReleaseSpot({ family }: { family: AdminFamilyDetail }) {
  const [isOpen, setIsOpen] = useState(false)
  if (!family.founding_member || family.blocked_at === null) return null
  return (
    <>
      <Button size="small" icon={Undo2} className="danger" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Sheet
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={`Release the founding spot of ${family.name}?`}
        description="It is free for another family at once, and cannot be given back to this one. The family keeps its number and waits; its unspent credits go with the spot."
      >
        <ReleaseFields family={family} onDone={() => setIsOpen(false)} />
      </Sheet>
    </>
  )
}

function ReleaseFields({ family, onDone }: { family: AdminFamilyDetail; onDone: () => void }) {
  const form = useForm<Values>({
    resolver: zodResolver(ReleaseForm),
    mode: 'onTouched',
    defaultValues: { reason: '' },
  })
  const release = trpc.admin.releaseSpot.useMutation({
    meta: { shows_own_error: true },
    onSuccess() {
      showToast({ message: 'The founding spot is free again.' })
      onDone()
    },
  })
  return (
    <Form
      form={form}
      onSubmit={({ reason }) => release.mutate({ id: family.id, reason })}
      isPending={release.isPending}
      error={failure('release the founding spot', release.error)}
    >
      <TextField
        label="Reason"
        hint="Only administrators read it, in the audit log."
        maxLength={200}
        error={form.formState.errors.reason?.message}
        {...form.register('reason')}
      />
      <Button type="submit" variant="primary" isBlock isPending={release.isPending}>
        {label}
      </Button>
      <Button isBlock onClick={onDone}>
        Cancel
      </Button>
    </Form>
  )
}
