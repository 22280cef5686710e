import type { Activity } from '@fgm/shared/activities/activities'
import type { HelpInstead } from '@fgm/shared/distress/help-instead'
import { EditActivity } from '@fgm/shared/generator'
import { useId, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { zodResolver } from '../../lib/form-resolver.ts'
import { trpc } from '../../lib/trpc.ts'
import { useKeptForm } from '../../lib/use-kept-form.ts'
import { useSession } from '../../session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { TextAreaField, TextField } from '../../ui/fields.tsx'
import { Form, FormError } from '../../ui/form.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { showToast } from '../../ui/toast.ts'
import { HelpView } from '../distress/help-view.tsx'

type EditSheetProps = {
  activity: Activity
  onClose: () => void
  onSaved: (activity: Activity) => void
}

const perLine = 'One per line.'
const boxes = [
  { name: 'description', label: 'Description', rows: 3 },
  { name: 'materials_list', label: 'Materials Needed', hint: perLine, rows: 4 },
  { name: 'setup_instructions', label: 'Setup Instructions', hint: perLine, rows: 7 },
  { name: 'connection_prompt', label: 'What to say', rows: 2 },
  { name: 'easier', label: 'Easier', rows: 2 },
  { name: 'harder', label: 'Harder', rows: 2 },
] as const
const names = ['title' as const, ...boxes.map(({ name }) => name)]

type Values = Record<(typeof names)[number] | 'id', string>

/** Edits the texts of an own creation. Unsafe texts are refused with a sentence; what was typed stays. */
export function EditSheet({ activity, onClose, onSaved }: EditSheetProps) {
  const id = useId()
  const form = useForm<Values, unknown, EditActivity>({
    resolver: zodResolver(EditActivity) as Resolver<Values, unknown, EditActivity>,
    mode: 'onTouched',
    defaultValues: valuesOf(activity),
  })
  const { user } = useSession()
  const key = user ? `activity:${user.id}:${activity.id}` : undefined
  const forget = useKeptForm(form, { key, names })
  const { errors } = form.formState
  const [instead, setInstead] = useState<HelpInstead | null>(null)
  const update = trpc.generator.update.useMutation({
    meta: { shows_own_error: true },
    onSuccess(edited) {
      forget()
      if ('help' in edited) return setInstead(edited)
      showToast({ message: 'Your changes are saved.' })
      onSaved(edited)
    },
  })
  const field = (name: (typeof names)[number]) => ({
    error: errors[name]?.message,
    ...form.register(name),
  })
  if (instead)
    return (
      <Sheet onOpenChange={onClose} title="You are not alone">
        <HelpView instead={instead} />
      </Sheet>
    )
  return (
    <Sheet
      onOpenChange={onClose}
      title="Edit the activity"
      description="The safety check reads your words too."
      footer={
        <>
          <FormError error={update.error} />
          <Button type="submit" form={id} variant="primary" isBlock isPending={update.isPending}>
            Save Changes
          </Button>
        </>
      }
    >
      <Form
        id={id}
        form={form}
        onSubmit={(values) => update.mutate(values)}
        isPending={update.isPending}
        error={undefined}
      >
        <TextField label="Title" maxLength={60} {...field('title')} />
        {boxes.map(({ name, ...box }) => (
          <TextAreaField key={name} {...box} {...field(name)} />
        ))}
      </Form>
    </Sheet>
  )
}

function valuesOf(activity: Activity): Values {
  const texts = names.map((name) => [name, activity[name]])
  return { id: activity.id, ...Object.fromEntries(texts) } as Values
}
