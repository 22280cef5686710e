import { type AdminFamilyDetail, BlockFamily as Block } from '@fgm/shared/family/families'
import { Ban, DoorOpen } from 'lucide-react'
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

const BlockForm = Block.pick({ reason: true })
type Values = z.input<typeof BlockForm>

const words = {
  block: {
    label: 'Block this family',
    explanation:
      'It is signed out everywhere at once and cannot sign in. What it shared is hidden. Nothing is lost: letting it in again restores all of it.',
    failsTo: 'block the family',
  },
  unblock: {
    label: 'Let it in again',
    explanation: 'It can sign in again, and what it shared is shown again.',
    failsTo: 'let the family in',
  },
} as const

/** Blocks a family or lets it in again, each with a reason and a second look. */
export function BlockFamily({ family }: { family: AdminFamilyDetail }) {
  const [isOpen, setIsOpen] = useState(false)
  const isBlocked = family.blocked_at !== null
  const { label, explanation } = words[isBlocked ? 'unblock' : 'block']
  return (
    <>
      <Button
        size="small"
        icon={isBlocked ? DoorOpen : Ban}
        className={isBlocked ? undefined : 'danger'}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      <Sheet
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={isBlocked ? `Let ${family.name} in again?` : `Block ${family.name}?`}
        description={explanation}
      >
        <BlockFields family={family} isBlocked={isBlocked} onDone={() => setIsOpen(false)} />
      </Sheet>
    </>
  )
}

type BlockFieldsProps = { family: AdminFamilyDetail; isBlocked: boolean; onDone: () => void }

function BlockFields({ family, isBlocked, onDone }: BlockFieldsProps) {
  const { label, failsTo } = words[isBlocked ? 'unblock' : 'block']
  const form = useForm<Values>({
    resolver: zodResolver(BlockForm),
    mode: 'onTouched',
    defaultValues: { reason: '' },
  })
  const block = trpc.admin.blockFamily.useMutation({
    meta: { shows_own_error: true },
    onSuccess({ name, blocked_at }) {
      showToast({ message: blocked_at ? `${name} is blocked.` : `${name} can come in again.` })
      onDone()
    },
  })
  return (
    <Form
      form={form}
      onSubmit={({ reason }) => block.mutate({ id: family.id, is_blocked: !isBlocked, reason })}
      isPending={block.isPending}
      error={failure(failsTo, block.error)}
    >
      <TextField
        label="Reason"
        hint="Only administrators read it, in the audit log."
        maxLength={200}
        error={form.formState.errors.reason?.message}
        {...form.register('reason')}
      />
      <Button type="submit" variant="primary" isBlock isPending={block.isPending}>
        {label}
      </Button>
      <Button isBlock onClick={onDone}>
        Cancel
      </Button>
    </Form>
  )
}
