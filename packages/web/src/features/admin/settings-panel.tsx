import type { AdminSettings } from '@fgm/shared/settings'
import { useLayoutEffect, useRef, useState } from 'react'
import type { FieldPath } from 'react-hook-form'
import { useSchemaForm } from '../../lib/form-resolver.ts'
import { fieldErrors } from '../../lib/refusals.ts'
import { trpc } from '../../lib/trpc.ts'
import { barHeight } from '../../ui/bar-height.ts'
import { Button } from '../../ui/button.tsx'
import { Form, focusFirstInvalid } from '../../ui/form.tsx'
import { showToast } from '../../ui/toast.ts'
import { failure } from './admin-format.ts'
import { PanelFallback } from './panel.tsx'
import {
  FamiliesSection,
  IdeasSection,
  LaunchSection,
  OpeningSection,
  OperatorSection,
} from './settings-sections.tsx'
import { changesOf, SettingsValues, type TypedSettings, typedSettings } from './settings-values.ts'
import './settings-panel.css'

const saved = 'The settings are saved and apply at once.'
const saveHeight = barHeight('settings-save', 'form')

/** The section 'Settings': what may change while the product runs. */
export function SettingsPanel() {
  const settings = trpc.admin.settings.useQuery(undefined, { throwOnError: false })
  if (settings.data) return <SettingsForm settings={settings.data} />
  return <PanelFallback what="the settings" query={settings} />
}

/** All settings in one form. What was typed stays when saving fails; only what was changed is sent. */
function SettingsForm({ settings }: { settings: AdminSettings }) {
  // The initial values of the form: another administrator's change must not look like ours.
  const [base, setBase] = useState(settings)
  const outcome = useRef<HTMLParagraphElement>(null)
  const form = useSchemaForm(SettingsValues, typedSettings(settings))
  const save = trpc.admin.changeSettings.useMutation({
    meta: { shows_own_error: true },
    onSuccess(next) {
      setBase(next)
      form.reset(typedSettings(next))
      showToast({ message: saved })
      // The bar with the clicked button disappears.
      outcome.current?.focus({ preventScroll: true })
    },
    onError(error) {
      for (const [name, message] of Object.entries(fieldErrors(error)))
        form.setError(name as FieldPath<TypedSettings>, { message })
      // Once its section is open.
      requestAnimationFrame(() => focusFirstInvalid(outcome.current?.closest('form') ?? null))
    },
  })
  const { isDirty } = form.formState
  // An error has to be visible: its section opens before the next frame scrolls to it.
  useLayoutEffect(() => {
    const element = outcome.current?.closest('form')
    for (const wrong of element?.querySelectorAll('[aria-invalid="true"]') ?? [])
      wrong.closest('details')?.setAttribute('open', '')
  })
  return (
    <Form
      form={form}
      onSubmit={(values) => save.mutate(changesOf(base, values))}
      isPending={save.isPending}
      error={failure('save the settings', save.error)}
    >
      <div className="grid gap-3">
        <LaunchSection form={form} settings={base} />
        <OpeningSection form={form} settings={base} />
        <OperatorSection form={form} settings={base} />
        <FamiliesSection form={form} settings={base} />
        <IdeasSection form={form} settings={base} />
      </div>
      <div ref={saveHeight} className="settings-save flex flex-wrap items-center gap-x-4 gap-y-2">
        <p ref={outcome} role="status" tabIndex={-1} className="small muted me-auto empty:hidden">
          {isDirty ? '' : save.isSuccess ? saved : 'All is saved.'}
        </p>
        <Button type="submit" variant="primary" isPending={save.isPending} disabled={!isDirty}>
          Save settings
        </Button>
        {isDirty && (
          <Button variant="text" onClick={() => form.reset(typedSettings(base))}>
            Discard changes
          </Button>
        )}
      </div>
    </Form>
  )
}
