import { interests } from '@fgm/shared/activities/lists'
import { SaveChild } from '@fgm/shared/family/children'
import { useId, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { errorMessage, httpStatus } from '../../lib/errors.ts'
import { zodResolver } from '../../lib/form-resolver.ts'
import { paths } from '../../lib/paths.ts'
import { fieldErrors } from '../../lib/refusals.ts'
import { trpc } from '../../lib/trpc.ts'
import { useKeptForm } from '../../lib/use-kept-form.ts'
import { useSession } from '../../session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { MultiChoiceGroup } from '../../ui/choice-group.tsx'
import { TextAreaField, TextField } from '../../ui/fields.tsx'
import { Form, FormError } from '../../ui/form.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { birthDateLimits } from './birth-date-limits.ts'
import type { Child } from './use-children.ts'

export type ChildSheetProps = {
  /** The child to edit; without one the sheet adds one. */
  child?: Child
  onClose: () => void
  onSaved: (child: Child) => void
}

type Values = z.input<typeof SaveChild>

const choices = interests.map(({ id, label }) => ({ value: id, label }))

/** Adds or edits a child. The input stays until it is saved. */
export function LazyChildSheet({ child, onClose, onSaved }: ChildSheetProps) {
  const { form, save, submit } = useChildForm({ child, onSaved })
  const { errors } = form.formState
  const [name, birthDate, liked, preferences] = form.watch([
    'name',
    'birth_date',
    'interests',
    'preferences',
  ])
  const [isMore, setIsMore] = useState(child !== undefined)
  // Also what was typed before the sheet was closed.
  const hasMore = isMore || (liked ?? []).length > 0 || preferences !== ''
  const isReady = name.trim() !== '' && birthDate !== ''
  const limits = birthDateLimits(new Date(), child?.birth_date)
  const id = useId()
  return (
    <Sheet
      isWide
      onOpenChange={onClose}
      title={child ? `Change ${child.name}'s profile` : 'Add a child'}
      description={`${child ? '' : 'So that every idea fits. '}Only your family sees it.`}
      footer={
        <>
          <FormError error={refusal(save.error)} />
          {!isReady && <p className="small muted">A name and a birth date are enough.</p>}
          <Button
            type="submit"
            form={id}
            variant="primary"
            isBlock
            disabled={!isReady}
            isPending={save.isPending}
          >
            {child ? 'Save' : 'Add Child'}
          </Button>
        </>
      }
    >
      <Form id={id} form={form} onSubmit={submit} isPending={save.isPending} error={undefined}>
        <TextField
          label="Name"
          autoComplete="off"
          maxLength={60}
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextField
          label="Birth date"
          type="date"
          hint={child ? undefined : 'Our ideas are for ages 2 to 12.'}
          min={limits.min}
          max={limits.max}
          error={errors.birth_date?.message}
          {...form.register('birth_date')}
        />
        {/* In a new tab: the input stays. */}
        <a href={paths.privacy} target="_blank" rel="noopener" className="small">
          What we keep and why
        </a>
        <details
          className="fold"
          open={hasMore}
          onToggle={({ currentTarget }) => setIsMore(currentTarget.open)}
        >
          <summary>
            <b>What they like</b>
          </summary>
          <div className="form">
            <Controller
              control={form.control}
              name="interests"
              render={({ field }) => (
                <MultiChoiceGroup
                  label="Interests (optional)"
                  options={choices}
                  values={field.value ?? []}
                  onChange={field.onChange}
                />
              )}
            />
            <TextAreaField
              label="Preferences"
              isOptional
              hint="What they love, or what is no fun for them."
              rows={3}
              maxLength={500}
              error={errors.preferences?.message}
              {...form.register('preferences')}
            />
          </div>
        </details>
      </Form>
    </Sheet>
  )
}

function useChildForm({ child, onSaved }: Pick<ChildSheetProps, 'child' | 'onSaved'>) {
  const form = useForm<Values, unknown, SaveChild>({
    resolver: zodResolver(SaveChild),
    mode: 'onTouched',
    defaultValues: {
      name: child?.name ?? '',
      birth_date: child?.birth_date ?? '',
      interests: child?.interests ?? [],
      preferences: child?.preferences ?? '',
    },
  })
  const { user } = useSession()
  const forget = useKeptForm(form, {
    key: user ? `child:${user.id}:${child?.id ?? 'new'}` : undefined,
    names: ['name', 'birth_date', 'interests', 'preferences'],
  })
  const outcome = {
    meta: { shows_own_error: true },
    onSuccess(saved: Child) {
      forget()
      onSaved(saved)
    },
    onError(error: unknown) {
      for (const [name, message] of Object.entries(fieldErrors(error)))
        if (isField(name)) form.setError(name, { message })
    },
  }
  const add = trpc.children.add.useMutation(outcome)
  const update = trpc.children.update.useMutation(outcome)

  function submit(values: SaveChild) {
    if (child) update.mutate({ ...values, id: child.id })
    else add.mutate(values)
  }
  return { form, submit, save: child ? update : add }
}

function isField(name: string): name is keyof Values {
  return name in SaveChild.shape
}

// A server failure (5xx) has no useful sentence for a parent; a refusal does.
function refusal(error: unknown): string | undefined {
  if (!error) return undefined
  return (httpStatus(error) ?? 0) >= 500 ? 'Failed to add child' : errorMessage(error)
}
