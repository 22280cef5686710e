import { type FieldPath, get, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { TextField } from '../../../ui/text-field.tsx'
import type { SettingsValues, TypedSettings, tiers } from './settings-values.ts'

type SettingsFormState = UseFormReturn<TypedSettings, unknown, z.output<typeof SettingsValues>>

type NumberFieldProps = {
  form: SettingsFormState
  name: FieldPath<TypedSettings>
  label: string
  hint?: string
}

/** A whole number. */
export function NumberField({ form, name, label, hint }: NumberFieldProps) {
  const error = get(form.formState.errors, name) as { message?: string } | undefined
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode="numeric"
      autoComplete="off"
      error={error?.message}
      {...form.register(name)}
    />
  )
}

type Tier = (typeof tiers)[number]

const tierWords: Record<Tier, string> = {
  founding_premium: 'Founding families',
  launch_special: 'Families that paid',
  trial: 'Trial',
}

/** How often a tier may generate. */
export function LimitFields({ form, tier }: { form: SettingsFormState; tier: Tier }) {
  return (
    <fieldset className="field">
      <legend className="field-label muted">{tierWords[tier]}</legend>
      <div className="limit-fields">
        <NumberField form={form} name={`generation_limits.${tier}.monthly`} label="A month" />
        <NumberField form={form} name={`generation_limits.${tier}.daily`} label="A day" />
        <NumberField form={form} name={`generation_limits.${tier}.hourly`} label="An hour" />
        <NumberField
          form={form}
          name={`generation_limits.${tier}.cooldown_seconds`}
          label="Seconds between"
        />
      </div>
    </fieldset>
  )
}
