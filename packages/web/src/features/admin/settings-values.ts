import type { AdminSettings, ChangeSettings } from '@fgm/shared/settings'
import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { isRecord, type Values } from './admin-format.ts'

/* The settings as form values, and the diff that is sent. */

export const tiers = ['founding_premium', 'launch_special', 'trial'] as const

const Whole = z
  .string()
  .trim()
  .regex(/^\d{1,7}$/, 'Please enter a whole number.')
  .transform(Number)

const Optional = z.string().transform((text) => text.trim() || null)
const OptionalWhole = z
  .string()
  .trim()
  .regex(/^\d{0,7}$/, 'Please enter a whole number, or nothing.')
  .transform((text) => (text ? Number(text) : null))

const Limits = z.object({ monthly: Whole, daily: Whole, hourly: Whole, cooldown_seconds: Whole })

/** From form values to the server's input. Rules across fields are checked by the server. */
export const SettingsValues = z.object({
  launch_date: z.string().transform((day) => day || null),
  are_spots_shown: z.boolean(),
  is_first_share_reviewed: z.boolean(),
  is_mcp_enabled: z.boolean(),
  payments_threshold: Whole,
  ai_generation_threshold: Whole,
  community_sharing_threshold: Whole,
  premium_library_threshold: Whole,
  child_limit_active: Whole,
  child_limit_other: Whole,
  ai_calls_a_day: Whole,
  ai_unfinished_calls_a_family: Whole,
  registrations_an_hour: Whole,
  maintenance_message: Optional,
  operator_name: Optional,
  operator_address: Optional,
  operator_email: Optional,
  data_place: Optional,
  refund_days: OptionalWhole,
  generation_limits: z.object({ founding_premium: Limits, launch_special: Limits, trial: Limits }),
})
export type TypedSettings = z.input<typeof SettingsValues>
type ReadSettings = z.output<typeof SettingsValues>

export type SettingsFormState = UseFormReturn<TypedSettings, unknown, ReadSettings>

/** The form values of the current settings: a box contains text, and an empty one means null; the launch always has a day. */
export function typedSettings({ launch_on, ...settings }: AdminSettings): TypedSettings {
  return typed({ ...settings, launch_date: settings.launch_date ?? launch_on }) as TypedSettings
}

function typed(value: unknown): unknown {
  if (typeof value === 'boolean') return value
  if (!isRecord(value)) return String(value ?? '')
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, typed(one)]))
}

/** Only what differs: two administrators at once do not undo each other. */
export function changesOf(before: AdminSettings, after: ReadSettings): ChangeSettings {
  // The day computed from the first start is not a choice, though the box shows it.
  const isChosen = before.launch_date !== null || after.launch_date !== before.launch_on
  return differing(before, isChosen ? after : { ...after, launch_date: null }) as ChangeSettings
}

function differing(before: Values, after: Values): Values {
  const changed = Object.entries(after).flatMap(([name, now]) => {
    const was = before[name]
    if (!isRecord(now) || !isRecord(was)) return now === was ? [] : [[name, now] as const]
    const inside = differing(was, now)
    return Object.keys(inside).length > 0 ? [[name, inside] as const] : []
  })
  return Object.fromEntries(changed)
}
