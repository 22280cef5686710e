import { operatorEssentials } from '@fgm/shared/operator'
import type { AdminSettings } from '@fgm/shared/settings'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import type { FieldPath } from 'react-hook-form'
import { fieldOf } from '../../lib/form-resolver.ts'
import { formatCount } from '../../lib/format.ts'
import { formatDate } from '../../lib/format-time.ts'
import { FieldError, TextAreaField, TextField } from '../../ui/fields.tsx'
import { TickRow } from '../../ui/tick-row.tsx'
import { formatNumber } from './admin-format.ts'
import { type SettingsFormState, type TypedSettings, tiers } from './settings-values.ts'

type SettingsSectionProps = {
  /** The hash of an address that opens it. */
  id: string
  title: string
  /** The current values, in one line. */
  digest: string
  children: ReactNode
}

/** Settings that belong together, collapsed to their name and values; a section with an error cannot be collapsed. */
function SettingsSection({ id, title, digest, children }: SettingsSectionProps) {
  const isNamed = useLocation({ select: ({ hash }) => hash === id })
  const section = useRef<HTMLDetailsElement>(null)
  // Opened by the address, and closed only by a click.
  useLayoutEffect(() => {
    if (isNamed) section.current?.setAttribute('open', '')
  }, [isNamed])
  return (
    <details
      ref={section}
      id={id}
      className="card fold settings-section py-2"
      onToggle={({ currentTarget }) => {
        if (currentTarget.querySelector('[aria-invalid="true"]')) currentTarget.open = true
      }}
    >
      <summary>
        <div className="grow wrap-anywhere">
          <h2 className="text-h3">{title}</h2>
          <p className="small muted">{digest}</p>
        </div>
      </summary>
      <div className="form py-3">{children}</div>
    </details>
  )
}

type SectionProps = {
  form: SettingsFormState
  /** What is saved. */
  settings: AdminSettings
}

export function LaunchSection({ form, settings }: SectionProps) {
  const { launch_date, launch_on } = settings
  return (
    <SettingsSection
      id="launch-settings"
      title="Launch"
      digest={formatDate(launch_date ?? launch_on)}
    >
      <div className="setting-rows grid gap-x-10 gap-y-3">
        <TextField
          label="Launch date"
          type="date"
          isOptional
          hint={
            launch_date
              ? 'Empty: 30 days after the first start.'
              : 'You have not chosen one: this is 30 days after the first start.'
          }
          {...fieldOf(form, 'launch_date')}
        />
        <NumberField
          form={form}
          name="registrations_an_hour"
          label="Registrations in an hour"
          hint="Then new ones by form pause until the hour is over."
        />
      </div>
      <TickRow {...form.register('are_spots_shown')}>Show how many founding spots are left</TickRow>
    </SettingsSection>
  )
}

const thresholds = [
  { name: 'payments_threshold', label: 'Payments', hint: 'Families' },
  { name: 'ai_generation_threshold', label: 'AI generation', hint: 'Founding families' },
  { name: 'community_sharing_threshold', label: 'Community', hint: 'Premium families' },
  { name: 'premium_library_threshold', label: 'Premium library', hint: 'Premium families' },
] as const

export function OpeningSection({ form, settings }: SectionProps) {
  return (
    <SettingsSection
      id="opening"
      title="Features open at"
      digest={thresholds
        .map(({ name, label }) => `${label} ${formatNumber(settings[name])}`)
        .join(', ')}
    >
      <div className="setting-rows grid gap-x-10 gap-y-3">
        {thresholds.map((threshold) => (
          <NumberField key={threshold.name} form={form} {...threshold} />
        ))}
      </div>
    </SettingsSection>
  )
}

export function OperatorSection({ form, settings }: SectionProps) {
  const missing = operatorEssentials.filter((name) => settings[`operator_${name}`] === null)
  return (
    <SettingsSection
      id="operator"
      title="Who runs this site"
      digest={
        missing.length > 0 ? `Missing: ${missing.join(', ')}` : (settings.operator_name ?? '')
      }
    >
      <p className="small muted">For the pages Privacy, Terms, Refunds, Contact and Imprint.</p>
      <div className="setting-fields grid gap-x-10 gap-y-5">
        <TextField
          label="Name"
          hint="A person or a company."
          maxLength={120}
          isOptional
          {...fieldOf(form, 'operator_name')}
        />
        <TextAreaField
          label="Address"
          hint="As on a letter, one line each."
          rows={3}
          maxLength={300}
          isOptional
          {...fieldOf(form, 'operator_address')}
        />
        <TextField
          label="Email address for families"
          isOptional
          inputMode="email"
          autoComplete="off"
          {...fieldOf(form, 'operator_email')}
        />
        <TextField
          label="Where the server is"
          hint="For example: Germany"
          maxLength={80}
          isOptional
          {...fieldOf(form, 'data_place')}
        />
        <NumberField
          form={form}
          name="refund_days"
          label="Days to change your mind after paying"
          hint="Empty: only payments that went wrong are refunded."
        />
      </div>
    </SettingsSection>
  )
}

export function FamiliesSection({ form, settings }: SectionProps) {
  const { child_limit_active: active, child_limit_other: other } = settings
  return (
    <SettingsSection
      id="families"
      title="What families may do"
      digest={`${formatCount(active, 'child', 'children')}, ${other} while waiting`}
    >
      <fieldset>
        <legend className="mb-2 font-strong">Children per family</legend>
        <div className="setting-rows grid gap-x-10 gap-y-3">
          <NumberField form={form} name="child_limit_active" label="Active families" />
          <NumberField form={form} name="child_limit_other" label="Families that wait" />
        </div>
      </fieldset>
      <TickRow {...form.register('is_first_share_reviewed')}>
        Read the first activity of every family before others see it
      </TickRow>
      <TickRow {...form.register('is_mcp_enabled')}>
        Let assistants of parents connect at /mcp, with a key from the profile
      </TickRow>
    </SettingsSection>
  )
}

export function IdeasSection({ form, settings }: SectionProps) {
  const { maintenance_message, ai_calls_a_day: calls } = settings
  return (
    <SettingsSection
      id="ai-ideas"
      title="AI ideas"
      digest={
        maintenance_message
          ? `Paused: ${maintenance_message}`
          : `Up to ${formatNumber(calls)} calls a day`
      }
    >
      <div className="setting-limits grid gap-x-10 gap-y-5">
        <LimitTable form={form} />
        <NumberField
          form={form}
          name="ai_calls_a_day"
          label="Calls to AI providers in a day"
          hint="Of all families, from midnight UTC. Then the idea book makes them."
        />
        <NumberField
          form={form}
          name="ai_unfinished_calls_a_family"
          label="Stopped or failed ideas of one family in a day"
          hint="From midnight UTC. Then the idea book makes its ideas."
        />
      </div>
      <TextAreaField
        label="Maintenance message"
        hint="While there is text here, nobody can make activities, and the page for making them shows it. Empty: all is well."
        rows={2}
        maxLength={300}
        isOptional
        {...fieldOf(form, 'maintenance_message')}
      />
    </SettingsSection>
  )
}

type Tier = (typeof tiers)[number]

const tierLabels: Record<Tier, string> = {
  founding_premium: 'Founding families',
  launch_special: 'Families that paid',
  trial: 'Trial families (closed)',
}

const limits = [
  { name: 'monthly', label: 'Ideas a month' },
  { name: 'daily', label: 'Ideas a day' },
  { name: 'hourly', label: 'Ideas an hour' },
  { name: 'cooldown_seconds', label: 'Pause in seconds' },
] as const

/** How often each tier may generate: a row for each limit, a column for each tier. */
function LimitTable({ form }: { form: SettingsFormState }) {
  return (
    <table className="limit-table">
      <thead>
        <tr>
          <td />
          {tiers.map((tier) => (
            <th key={tier} scope="col">
              {tierLabels[tier]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {limits.map((limit) => (
          <LimitRow key={limit.name} form={form} limit={limit} />
        ))}
      </tbody>
    </table>
  )
}

type LimitRowProps = { form: SettingsFormState; limit: (typeof limits)[number] }

/** One limit in every tier; its errors are shown below the row, once where they are the same. */
function LimitRow({ form, limit: { name, label } }: LimitRowProps) {
  const errorId = useId()
  const boxes = tiers.map((tier) => ({
    tier,
    ...fieldOf(form, `generation_limits.${tier}.${name}`),
  }))
  const errors = [...new Set(boxes.flatMap(({ error }) => error ?? []))]
  return (
    <>
      <tr>
        <th scope="row">{label}</th>
        {boxes.map(({ tier, error, ...box }) => (
          <td key={tier}>
            <input
              className="input"
              inputMode="numeric"
              autoComplete="off"
              aria-label={`${label}, ${tierLabels[tier]}`}
              aria-invalid={error ? true : undefined}
              aria-describedby={error && `${errorId}-${errors.indexOf(error)}`}
              {...box}
            />
          </td>
        ))}
      </tr>
      {errors.length > 0 && (
        <tr>
          <td colSpan={tiers.length + 1}>
            {errors.map((error, place) => (
              <FieldError key={error} id={`${errorId}-${place}`} error={error} />
            ))}
          </td>
        </tr>
      )}
    </>
  )
}

type NumberFieldProps = {
  form: SettingsFormState
  name: FieldPath<TypedSettings>
  label: string
  hint?: string
}

/** A whole number: its name and its box in one row. */
function NumberField({ form, name, ...words }: NumberFieldProps) {
  return (
    <TextField
      {...words}
      className="setting-row"
      inputMode="numeric"
      autoComplete="off"
      {...fieldOf(form, name)}
    />
  )
}
