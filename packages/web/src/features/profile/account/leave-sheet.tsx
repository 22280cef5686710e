import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { errorMessage } from '../../../lib/errors.ts'
import { zodResolver } from '../../../lib/form-resolver.ts'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { LeaveByGoogle } from './leave-by-google.tsx'
import { useLeave } from './use-leave.ts'

const Proof = z.object({ password: z.string().min(1, 'Please enter your password.') })

type LeaveSheetProps = { has_password: boolean; onClose: () => void }

/** Says what goes and what stays, and asks for a proof: a borrowed browser must not end an account. */
export function LeaveSheet({ has_password, onClose }: LeaveSheetProps) {
  const leave = useLeave()
  const error = leave.error ? errorMessage(leave.error) : undefined
  const formId = useId()
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title="Delete your account?"
      description="This cannot be taken back."
      footer={
        <>
          <FormError error={error} />
          {has_password && (
            <Button
              type="submit"
              form={formId}
              variant="primary"
              isBlock
              isPending={leave.isPending}
            >
              Delete Everything
            </Button>
          )}
          <Button variant="secondary" isBlock onClick={onClose}>
            Keep My Account
          </Button>
        </>
      }
    >
      <WhatGoesAndStays />
      {has_password ? (
        <ByPassword id={formId} leave={leave} />
      ) : (
        <LeaveByGoogle
          isPending={leave.isPending}
          onCredential={(token) => leave.mutate({ token })}
        />
      )}
    </Sheet>
  )
}

function WhatGoesAndStays() {
  return (
    <div className="profile-part mb-4">
      <p>
        <b>What goes:</b> your children's profiles, what they did, your notes, your own and saved
        activities, your houses and hunts, your credits and your place. What you shared is taken out
        of the community.
      </p>
      <p>
        <b>What stays:</b> records of payments and reports, without your name. Your family number
        stays taken. Families that saved what you shared keep their copy, which names nobody.
      </p>
    </div>
  )
}

function ByPassword({ id, leave }: { id: string; leave: ReturnType<typeof useLeave> }) {
  const form = useForm({
    resolver: zodResolver(Proof),
    mode: 'onSubmit',
    defaultValues: { password: '' },
  })
  return (
    <Form
      id={id}
      form={form}
      onSubmit={(proof) => leave.mutate(proof)}
      isPending={leave.isPending}
      error={undefined}
    >
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        error={form.formState.errors.password?.message}
        {...form.register('password')}
      />
    </Form>
  )
}
