import type { AdminSettings } from '@fgm/shared/settings'
import { useRef, useState } from 'react'
import { type FieldPath, get, type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { zodResolver } from '../../lib/form-resolver.ts'
import { fieldErrors } from '../../lib/refusals.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextAreaField, TextField } from '../../ui/fields.tsx'
import { Form } from '../../ui/form.tsx'
import { TickRow } from '../../ui/tick-row.tsx'
import { showToast } from '../../ui/toast.ts'
import { failure } from './admin-format.ts'
import { PanelFallback } from './panel.tsx'
import {
  changesOf,
  SettingsValues,
  type TypedSettings,
  tiers,
  typedSettings,
} from './settings-values.ts'

const saved = 'The settings are saved and apply at once.'

/** The section 'Settings': what may change while the product runs. */
export function SettingsPanel() {
  const settings = trpc.admin.settings.useQuery(undefined, { throwOnError: false })
  if (settings.data) return <SettingsForm settings={settings.data} />
  return <PanelFallback what="the settings" query={settings} />
}

/** The parts of a long page, by the ids of their headings. */
const chapters = {
  'launch-settings': 'Launch',
  opening: 'Features open at',
  operator: 'Who runs this site',
  'children-limits': 'Children per family',
  'ai-ideas': 'AI ideas',
} as const

/** All settings in one form. What was typed stays when saving fails; only what was changed is sent. */
function SettingsForm({ settings }: { settings: AdminSettings }) {
  // What the form was filled with: another administrator's change must not look like ours.
  const [base, setBase] = useState(settings)
  const outcome = useRef<HTMLParagraphElement>(null)
  const form = useForm<TypedSettings, unknown, z.output<typeof SettingsValues>>({
    resolver: zodResolver(SettingsValues),
    mode: 'onTouched',
    defaultValues: typedSettings(settings),
  })
  const save = trpc.admin.changeSettings.useMutation({
    meta: { shows_own_error: true },
    onSuccess(next) {
      setBase(next)
      form.reset(typedSettings(next))
      showToast({ message: saved })
      // The bar with the pressed button goes away.
      outcome.current?.focus({ preventScroll: true })
    },
    onError(error) {
      for (const [name, message] of Object.entries(fieldErrors(error)))
        form.setError(name as FieldPath<TypedSettings>, { message })
    },
  })
  const { isDirty } = form.formState
  const field = (name: FieldPath<TypedSettings>) => ({
    error: form.getFieldState(name, form.formState).error?.message,
    ...form.register(name),
  })
  return (
    <Form
      form={form}
      onSubmit={(values) => save.mutate(changesOf(base, values))}
      isPending={save.isPending}
      error={failure('save the settings', save.error)}
    >
      <nav aria-label="Chapters" className="row row-wrap gap-x-4 gap-y-0">
        {Object.entries(chapters).map(([id, name]) => (
          <a key={id} href={`#${id}`} className="link-pad small">
            {name}
          </a>
        ))}
      </nav>
      <div className="settings-columns">
        <div>
          <Card className="form">
            <h2 id="launch-settings" className="text-h3">
              {chapters['launch-settings']}
            </h2>
            <TextField
              label="Launch date"
              type="date"
              isOptional
              hint={
                base.launch_date
                  ? 'Empty: 30 days after the first start.'
                  : 'You have not chosen one: this is 30 days after the first start.'
              }
              {...field('launch_date')}
            />
            <TickRow {...form.register('are_spots_shown')}>
              Show how many founding spots are left
            </TickRow>
            <NumberField
              form={form}
              name="registrations_an_hour"
              label="Registrations in an hour"
              hint="After that many, new ones by form pause until the hour is over."
            />
          </Card>
          <Card className="form">
            <h2 id="opening" className="text-h3">
              {chapters.opening}
            </h2>
            <div className="limit-fields">
              <NumberField form={form} name="payments_threshold" label="Payments" hint="Families" />
              <NumberField
                form={form}
                name="ai_generation_threshold"
                label="AI generation"
                hint="Founding families"
              />
              <NumberField
                form={form}
                name="community_sharing_threshold"
                label="Community"
                hint="Premium families"
              />
              <NumberField
                form={form}
                name="premium_library_threshold"
                label="Premium library"
                hint="Premium families"
              />
            </div>
          </Card>
        </div>
        <Card className="form">
          <h2 id="operator" className="text-h3">
            {chapters.operator}
          </h2>
          <p className="muted">For the pages Privacy, Terms, Refunds, Contact and Imprint.</p>
          <TextField
            label="Name"
            isOptional
            hint="A person or a company."
            maxLength={120}
            {...field('operator_name')}
          />
          <TextAreaField
            label="Address"
            isOptional
            hint="As on a letter, one line each."
            rows={3}
            maxLength={300}
            {...field('operator_address')}
          />
          <TextField
            label="Email address for families"
            isOptional
            inputMode="email"
            autoComplete="off"
            {...field('operator_email')}
          />
          <TextField
            label="Where the server is"
            isOptional
            hint="For example: Germany"
            maxLength={80}
            {...field('data_place')}
          />
          <NumberField
            form={form}
            name="refund_days"
            label="Days to change your mind after paying"
            hint="Empty: only payments that went wrong are refunded."
          />
        </Card>
      </div>
      <div className="settings-columns three">
        <Card className="form">
          <h2 id="children-limits" className="text-h3">
            {chapters['children-limits']}
          </h2>
          <div className="limit-fields">
            <NumberField
              form={form}
              name="child_limit_active"
              label="Active families"
              hint="Children"
            />
            <NumberField
              form={form}
              name="child_limit_other"
              label="Families that wait"
              hint="Children"
            />
          </div>
        </Card>
        <Card className="form">
          <h2 className="text-h3">Community</h2>
          <TickRow {...form.register('is_first_share_reviewed')}>
            Read the first activity of every family before others see it
          </TickRow>
        </Card>
        <Card className="form">
          <h2 className="text-h3">Assistants</h2>
          <TickRow {...form.register('is_mcp_enabled')}>
            Let assistants of parents connect at /mcp, with a key from the profile
          </TickRow>
        </Card>
      </div>
      <Card className="form">
        <h2 id="ai-ideas" className="text-h3">
          {chapters['ai-ideas']}
        </h2>
        <div className="limit-table">
          {tiers.map((tier) => (
            <LimitFields key={tier} form={form} tier={tier} />
          ))}
        </div>
        <div className="grid gap-5 mid:grid-cols-2">
          <NumberField
            form={form}
            name="ai_calls_a_day"
            label="Calls to AI providers in a day"
            hint="Of all families together, from midnight UTC. After the last one all ideas come from the idea book."
          />
          <NumberField
            form={form}
            name="ai_unfinished_calls_a_family"
            label="Stopped or failed ideas of one family in a day"
            hint="From midnight UTC. After the last one this family's ideas come from the idea book."
          />
        </div>
        <TextAreaField
          label="Maintenance message"
          isOptional
          hint="While there is text here, nobody can make activities, and the page for making them shows it. Empty: all is well."
          maxLength={300}
          {...field('maintenance_message')}
        />
      </Card>
      <div className="settings-save">
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

type SettingsFormState = UseFormReturn<TypedSettings, unknown, z.output<typeof SettingsValues>>

type NumberFieldProps = {
  form: SettingsFormState
  name: FieldPath<TypedSettings>
  label: string
  hint?: string
}

/** A whole number. */
function NumberField({ form, name, label, hint }: NumberFieldProps) {
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

const tierLabels: Record<Tier, string> = {
  founding_premium: 'Founding families',
  launch_special: 'Families that paid',
  trial: 'Trial families (closed to new ones)',
}

/** How often a tier may generate. */
function LimitFields({ form, tier }: { form: SettingsFormState; tier: Tier }) {
  return (
    <fieldset>
      <legend>{tierLabels[tier]}</legend>
      <div className="limit-row">
        <NumberField form={form} name={`generation_limits.${tier}.monthly`} label="Ideas a month" />
        <NumberField form={form} name={`generation_limits.${tier}.daily`} label="Ideas a day" />
        <NumberField form={form} name={`generation_limits.${tier}.hourly`} label="Ideas an hour" />
        <NumberField
          form={form}
          name={`generation_limits.${tier}.cooldown_seconds`}
          label="Pause in seconds"
        />
      </div>
    </fieldset>
  )
}
