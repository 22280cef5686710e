import {
  type AdminFamilyDetail,
  GrantCredits as Grant,
  largestGrant,
} from '@fgm/shared/family/families'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { zodResolver } from '../../../lib/form-resolver.ts'
import { newKey } from '../../../lib/idempotency-key.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { showToast } from '../../../ui/toast.ts'
import { failure } from '../admin-words.ts'

const GrantForm = Grant.pick({ amount: true, reason: true })
type Values = z.input<typeof GrantForm>

/** Gives a family credits, with a reason. The key is of this sheet: two clicks give once. */
export function GrantCredits({ family }: { family: AdminFamilyDetail }) {
  const [key, setKey] = useState<string | null>(null)
  return (
    <>
      <Button size="small" variant="calm" icon={Sparkles} onClick={() => setKey(newKey())}>
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
  const form = useForm<Values>({
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
        hint="The family can read it when it takes its data along."
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
