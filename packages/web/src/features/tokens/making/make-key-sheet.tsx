import { type CreatedToken, TokenScope } from '@fgm/shared/tokens'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { z } from 'zod'
import { errorData } from '../../../lib/errors.ts'
import { fieldOf, useSchemaForm } from '../../../lib/form-resolver.ts'
import { formatDate } from '../../../lib/format-time.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceGroup } from '../../../ui/choice-group.tsx'
import { FieldError, TextField } from '../../../ui/fields.tsx'
import { Form } from '../../../ui/form.tsx'
import { CopyButton } from '../../../ui/sharing.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { TickRow } from '../../../ui/tick-row.tsx'
import { OwnPassword, OwnPasswordField, showFormError } from '../../auth/auth-form.tsx'
import { GoogleProof } from '../../auth/google-sign-in.tsx'

export type KeyOwner = { has_password: boolean; is_admin: boolean }

type MakeKeySheetProps = { owner: KeyOwner; onClose: () => void }

/** Creates a key, and shows it only once. */
export function MakeKeySheet({ owner, onClose }: MakeKeySheetProps) {
  const [made, setMade] = useState<CreatedToken>()
  return (
    <Sheet
      onOpenChange={onClose}
      title={made ? 'Your new key' : 'Make a key'}
      footer={
        made && (
          <Button variant="primary" isBlock onClick={onClose}>
            I Saved It
          </Button>
        )
      }
    >
      {made ? <MadeKey made={made} /> : <KeyForm owner={owner} onMade={setMade} />}
    </Sheet>
  )
}

function MadeKey({ made }: { made: CreatedToken }) {
  return (
    <div className="grid justify-items-start gap-3 mb-4">
      <p role="status">
        Copy it to where “{made.name}” can use it. We show it only now. It works until{' '}
        {formatDate(made.expires_at)}.
      </p>
      <p className="[overflow-wrap:anywhere]">
        <code>{made.token}</code>
      </p>
      <CopyButton text={made.token} size="small">
        Copy the Key
      </CopyButton>
    </div>
  )
}

/** What a key may do, in words for a parent. */
const scopeWords: Record<TokenScope, string> = {
  read: 'Read what we keep for your family',
  write: 'Change it: children, activities, houses, hunts',
  generate: 'Make new activities with your credits',
  admin: 'Look after the site',
}

const lives = [
  { value: 30, label: '30 days' },
  { value: 90, label: '90 days' },
  { value: 365, label: 'A year' },
] as const

type KeyFormProps = { owner: KeyOwner; onMade: (made: CreatedToken) => void }

/** What the key is for, what it may do, how long, and the password: a borrowed browser must not create one. */
function KeyForm({ owner, onMade }: KeyFormProps) {
  const create = trpc.tokens.create.useMutation({
    meta: { shows_own_error: true },
    onSuccess: onMade,
    onError: (error) => showFormError(form, error, 'We could not make the key. Please try again.'),
  })
  const form = useSchemaForm(keyForm(owner), {
    name: '',
    scopes: ['read'],
    expires_in_days: 90,
    password: '',
    code: '',
  })
  const asksForCode = /^second_factor_/.test(errorData(create.error).code ?? '')
  const scopes = TokenScope.options.filter((scope) => scope !== 'admin' || owner.is_admin)
  const submit = (values: KeyValues, googleToken?: string) => {
    const { password, code, ...wanted } = values
    create.mutate({
      ...wanted,
      ...(googleToken ? { google_token: googleToken } : { password }),
      ...(code && { code }),
    })
  }
  return (
    <Form
      form={form}
      onSubmit={(values) => submit(values)}
      isPending={create.isPending}
      error={form.formState.errors.root?.message}
    >
      <TextField
        label="What is it for?"
        hint="For example: kitchen display."
        autoComplete="off"
        {...fieldOf(form, 'name')}
      />
      <fieldset className="field" data-invalid={form.formState.errors.scopes ? true : undefined}>
        <legend className="field-label">What may it do?</legend>
        {scopes.map((scope) => (
          <TickRow key={scope} value={scope} {...form.register('scopes')}>
            {scopeWords[scope]}
          </TickRow>
        ))}
        <FieldError id="key-scopes-error" error={form.formState.errors.scopes?.message} />
      </fieldset>
      <Controller
        control={form.control}
        name="expires_in_days"
        render={({ field }) => (
          <ChoiceGroup
            label="How long does it work?"
            options={lives}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      {asksForCode && (
        <TextField
          label="Code"
          hint="From your authenticator app, or a recovery code."
          autoComplete="one-time-code"
          {...fieldOf(form, 'code')}
        />
      )}
      {owner.has_password ? (
        <>
          <OwnPasswordField {...fieldOf(form, 'password')} />
          <Button type="submit" variant="primary" isBlock isPending={create.isPending}>
            Make the Key
          </Button>
        </>
      ) : (
        <GoogleProof
          isPending={create.isPending}
          pendingWords="Making your key"
          onCredential={(token) => void form.handleSubmit((values) => submit(values, token))()}
        >
          Then we make the key.
        </GoogleProof>
      )}
    </Form>
  )
}

const Key = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Please say what it is for.')
    .max(60, 'Please use at most 60 letters.'),
  scopes: z.array(TokenScope).min(1, 'Please choose what the key may do.'),
  expires_in_days: z.number(),
  password: z.string(),
  code: z.string(),
})
type KeyValues = z.output<typeof Key>

const keyForm = ({ has_password }: KeyOwner) =>
  has_password ? Key.extend({ password: OwnPassword }) : Key
