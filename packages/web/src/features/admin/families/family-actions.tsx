import {
  type AdminFamilyDetail,
  GrantCredits as CreditGrant,
  BlockFamily as FamilyBlock,
  largestGrant,
} from '@fgm/shared/family/families'
import { Ban, DoorOpen, type LucideIcon, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { zodResolver } from '../../../lib/form-resolver.ts'
import { newKey } from '../../../lib/idempotency-key.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields.tsx'
import { Form } from '../../../ui/form.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { showToast } from '../../../ui/toast.ts'
import { failure } from '../admin-format.ts'

const GrantForm = CreditGrant.pick({ amount: true, reason: true })
/** Blocking and releasing ask for the same reason. */
const ReasonForm = FamilyBlock.pick({ reason: true })

/** What an administrator can do for a family: grant credits, block or unblock it, release its founding spot. */
export function FamilyActions({ family }: { family: AdminFamilyDetail }) {
  return (
    <div className="row row-wrap">
      <GrantCredits family={family} />
      <BlockFamily family={family} />
      {family.founding_member && family.blocked_at !== null && <ReleaseSpot family={family} />}
    </div>
  )
}

/** Grants credits, with a reason. Each opened sheet has its own idempotency key: two clicks grant once. */
function GrantCredits({ family }: { family: AdminFamilyDetail }) {
  const [key, setKey] = useState<string | null>(null)
  return (
    <>
      <Button size="small" variant="calm" onClick={() => setKey(newKey())}>
        Grant credits
      </Button>
      <Sheet
        isOpen={key !== null}
        onOpenChange={() => setKey(null)}
        title={`Grant credits to ${family.name}`}
        description={`${family.credits_remaining} are left now. The audit log keeps who gave how many, and why.`}
      >
        {key && <GrantFields family={family} idempotency_key={key} onDone={() => setKey(null)} />}
      </Sheet>
    </>
  )
}

type GrantFieldsProps = { family: AdminFamilyDetail; idempotency_key: string; onDone: () => void }

function GrantFields({ family, idempotency_key, onDone }: GrantFieldsProps) {
  const form = useForm({
    resolver: zodResolver(GrantForm),
    mode: 'onTouched',
    defaultValues: { amount: 10, reason: '' },
  })
  const grant = trpc.admin.grantCredits.useMutation({
    meta: { shows_own_error: true },
    onSuccess({ credits_remaining }) {
      showToast({ message: `${family.name} has ${credits_remaining} credits now.` })
      onDone()
    },
  })
  const { errors } = form.formState
  return (
    <Form
      form={form}
      onSubmit={(values) => grant.mutate({ ...values, id: family.id, idempotency_key })}
      isPending={grant.isPending}
      error={failure('grant the credits', grant.error)}
    >
      <TextField
        label="Credits"
        hint={`1 to ${largestGrant}.`}
        type="number"
        inputMode="numeric"
        error={errors.amount?.message}
        {...form.register('amount', { valueAsNumber: true })}
      />
      <TextField
        label="Reason"
        hint="The family can read it when it downloads its data."
        maxLength={200}
        error={errors.reason?.message}
        {...form.register('reason')}
      />
      <Button type="submit" variant="primary" isBlock isPending={grant.isPending}>
        Grant credits
      </Button>
    </Form>
  )
}

/** Blocks a family, or unblocks it. */
function BlockFamily({ family }: { family: AdminFamilyDetail }) {
  const { id, name } = family
  const isBlocked = family.blocked_at !== null
  const [isOpen, setIsOpen] = useState(false)
  const block = trpc.admin.blockFamily.useMutation({
    meta: { shows_own_error: true },
    onSuccess({ blocked_at }) {
      showToast({ message: blocked_at ? `${name} is blocked.` : `${name} can log in again.` })
      setIsOpen(false)
    },
  })
  return (
    <ActionWithReason
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      label={isBlocked ? 'Unblock this family' : 'Block this family'}
      icon={isBlocked ? DoorOpen : Ban}
      isDangerous={!isBlocked}
      title={isBlocked ? `Unblock ${name}?` : `Block ${name}?`}
      description={
        isBlocked
          ? 'It can log in again, and what it shared is shown again.'
          : 'It is logged out everywhere at once and cannot log in. What it shared is hidden. Nothing is lost: unblocking it restores everything.'
      }
      onSubmit={(reason) => block.mutate({ id, is_blocked: !isBlocked, reason })}
      isPending={block.isPending}
      error={failure(isBlocked ? 'unblock the family' : 'block the family', block.error)}
    />
  )
}

/** Releases the founding spot of a blocked family. */
function ReleaseSpot({ family: { id, name } }: { family: AdminFamilyDetail }) {
  const [isOpen, setIsOpen] = useState(false)
  const release = trpc.admin.releaseSpot.useMutation({
    meta: { shows_own_error: true },
    onSuccess() {
      showToast({ message: 'The founding spot is free again.' })
      setIsOpen(false)
    },
  })
  return (
    <ActionWithReason
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      label="Release the founding spot"
      icon={Undo2}
      isDangerous
      title={`Release the founding spot of ${name}?`}
      description="It is free for another family at once, and cannot be given back to this one. The family keeps its number and waits; its unspent credits go with the spot."
      onSubmit={(reason) => release.mutate({ id, reason })}
      isPending={release.isPending}
      error={failure('release the founding spot', release.error)}
    />
  )
}

type ActionWithReasonProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The label of the button, before and inside the sheet. */
  label: string
  icon: LucideIcon
  isDangerous: boolean
  title: string
  description: string
  onSubmit: (reason: string) => void
  isPending: boolean
  error: string | undefined
}

/** A button and its sheet, which asks for the reason that the audit log keeps. */
function ActionWithReason(props: ActionWithReasonProps) {
  const { isOpen, onOpenChange, label, icon, isDangerous, title, description, ...form } = props
  return (
    <>
      <Button
        size="small"
        icon={icon}
        className={isDangerous ? 'danger' : undefined}
        onClick={() => onOpenChange(true)}
      >
        {label}
      </Button>
      <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={title} description={description}>
        <ReasonFields label={label} onCancel={() => onOpenChange(false)} {...form} />
      </Sheet>
    </>
  )
}

type ReasonFieldsProps = Pick<ActionWithReasonProps, 'label' | 'onSubmit' | 'isPending' | 'error'>

function ReasonFields(props: ReasonFieldsProps & { onCancel: () => void }) {
  const { label, onSubmit, isPending, error, onCancel } = props
  const form = useForm({
    resolver: zodResolver(ReasonForm),
    mode: 'onTouched',
    defaultValues: { reason: '' },
  })
  return (
    <Form
      form={form}
      onSubmit={({ reason }) => onSubmit(reason)}
      isPending={isPending}
      error={error}
    >
      <TextField
        label="Reason"
        hint="Only administrators read it, in the audit log."
        maxLength={200}
        error={form.formState.errors.reason?.message}
        {...form.register('reason')}
      />
      <Button type="submit" variant="primary" isBlock isPending={isPending}>
        {label}
      </Button>
      <Button isBlock onClick={onCancel}>
        Cancel
      </Button>
    </Form>
  )
}
