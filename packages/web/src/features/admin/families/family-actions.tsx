import {
  type AdminFamilyDetail,
  GrantCredits as CreditGrant,
  BlockFamily as FamilyBlock,
  largestGrant,
} from '@fgm/shared/family/families'
import { Ban, DoorOpen, type LucideIcon, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { fieldOf, useSchemaForm } from '../../../lib/form-resolver.ts'
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

/** Grants credits, with a reason. */
function GrantCredits({ family }: { family: AdminFamilyDetail }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" variant="calm" onClick={() => setIsOpen(true)}>
        Grant credits
      </Button>
      <Sheet
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={`Grant credits to ${family.name}`}
        description={`${family.credits_remaining} are left now. The audit log keeps who gave how many, and why.`}
      >
        <GrantFields family={family} onDone={() => setIsOpen(false)} />
      </Sheet>
    </>
  )
}

function GrantFields({ family, onDone }: { family: AdminFamilyDetail; onDone: () => void }) {
  // One for each opened sheet: two clicks grant once.
  const [idempotency_key] = useState(newKey)
  const form = useSchemaForm(GrantForm, { amount: 10, reason: '' })
  const grant = trpc.admin.grantCredits.useMutation({
    meta: { shows_own_error: true },
    onSuccess({ credits_remaining }) {
      showToast({ message: `${family.name} has ${credits_remaining} credits now.` })
      onDone()
    },
  })
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
        {...fieldOf(form, 'amount', { valueAsNumber: true })}
      />
      <TextField
        label="Reason"
        hint="The family can read it when it downloads its data."
        maxLength={200}
        {...fieldOf(form, 'reason')}
      />
      <Button type="submit" variant="primary" isBlock isPending={grant.isPending}>
        Grant credits
      </Button>
    </Form>
  )
}

/** Blocks a family, or unblocks it. */
function BlockFamily({ family: { id, name, blocked_at } }: { family: AdminFamilyDetail }) {
  const isBlocked = blocked_at !== null
  const block = trpc.admin.blockFamily.useMutation({ meta: { shows_own_error: true } })
  return (
    <ActionWithReason
      label={isBlocked ? 'Unblock this family' : 'Block this family'}
      icon={isBlocked ? DoorOpen : Ban}
      isDangerous={!isBlocked}
      title={isBlocked ? `Unblock ${name}?` : `Block ${name}?`}
      description={
        isBlocked
          ? 'It can log in again, and what it shared is shown again.'
          : 'It is logged out everywhere at once and cannot log in. What it shared is hidden. Nothing is lost: unblocking it restores everything.'
      }
      onReason={(reason, onSuccess) =>
        block.mutate({ id, is_blocked: !isBlocked, reason }, { onSuccess })
      }
      done={isBlocked ? `${name} can log in again.` : `${name} is blocked.`}
      isPending={block.isPending}
      error={failure(isBlocked ? 'unblock the family' : 'block the family', block.error)}
    />
  )
}

/** Releases the founding spot of a blocked family. */
function ReleaseSpot({ family: { id, name } }: { family: AdminFamilyDetail }) {
  const release = trpc.admin.releaseSpot.useMutation({ meta: { shows_own_error: true } })
  return (
    <ActionWithReason
      label="Release the founding spot"
      icon={Undo2}
      isDangerous
      title={`Release the founding spot of ${name}?`}
      description="It is free for another family at once, and cannot be given back to this one. The family keeps its number and waits; its unspent credits go with the spot."
      onReason={(reason, onSuccess) => release.mutate({ id, reason }, { onSuccess })}
      done="The founding spot is free again."
      isPending={release.isPending}
      error={failure('release the founding spot', release.error)}
    />
  )
}

type ActionWithReasonProps = {
  /** The label of the button, before and inside the sheet. */
  label: string
  icon: LucideIcon
  isDangerous: boolean
  title: string
  description: string
  onReason: (reason: string, onSuccess: () => void) => void
  /** Said once it is done. */
  done: string
  isPending: boolean
  error: string | undefined
}

/** A button and its sheet, which asks for the reason that the audit log keeps. */
function ActionWithReason(props: ActionWithReasonProps) {
  const { label, icon, isDangerous, title, description, onReason, done, isPending, error } = props
  const [isOpen, setIsOpen] = useState(false)
  const form = useSchemaForm(ReasonForm, { reason: '' })
  function open() {
    form.reset()
    setIsOpen(true)
  }
  function submit({ reason }: { reason: string }) {
    onReason(reason, () => {
      showToast({ message: done })
      setIsOpen(false)
    })
  }
  return (
    <>
      <Button
        size="small"
        icon={icon}
        className={isDangerous ? 'danger' : undefined}
        onClick={open}
      >
        {label}
      </Button>
      <Sheet isOpen={isOpen} onOpenChange={setIsOpen} title={title} description={description}>
        <Form form={form} onSubmit={submit} isPending={isPending} error={error}>
          <TextField
            label="Reason"
            hint="Only administrators read it, in the audit log."
            maxLength={200}
            {...fieldOf(form, 'reason')}
          />
          <Button type="submit" variant="primary" isBlock isPending={isPending}>
            {label}
          </Button>
          <Button isBlock onClick={() => setIsOpen(false)}>
            Cancel
          </Button>
        </Form>
      </Sheet>
    </>
  )
}
