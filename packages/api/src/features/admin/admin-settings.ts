import type { Db } from '@fgm/db'
import {
  type AdminSettings,
  type ChangeSettings,
  type SettingsProblem,
  settingsProblems,
} from '@fgm/shared/settings'
import { z } from 'zod'
import type { Deps } from '../../core/deps.ts'
import { invalidInput } from '../../core/errors.ts'
import type { Note } from '../audit/audit.ts'
import { launchDate, readSetting, writeSetting } from '../settings/settings.ts'

type Choices = Omit<AdminSettings, 'launch_on'>

/** GET /api/admin/settings. */
export function adminSettings(deps: Pick<Deps, 'db' | 'now'>): AdminSettings {
  return { ...choicesOf(deps.db), launch_on: launchDate(deps).toISOString().slice(0, 10) }
}

/**
 * PUT /api/admin/settings, inside the transaction of `ctx.audited`: what is left out stays, and all of
 * it together must make sense. The entry tells what was and what is, of the changed ones only.
 * @throws 400 with a sentence for each field that does not fit.
 */
export function changeSettings(
  deps: Pick<Deps, 'db' | 'now'>,
  input: ChangeSettings,
  note: Note,
): AdminSettings {
  const before = choicesOf(deps.db)
  const after = merged(before, input)
  refuse(settingsProblems(after, deps.now().toISOString().slice(0, 10)))
  const changed = names.filter((name) => !isSame(before[name], after[name]))
  for (const name of changed) writeSetting(deps, name, after[name])
  const only = (all: Choices) => Object.fromEntries(changed.map((name) => [name, all[name]]))
  note(changed.length > 0 ? { before: only(before), after: only(after) } : null)
  return adminSettings(deps)
}

const choicesOf = (db: Db): Choices => ({
  launch_date: readSetting(db, 'launch_date'),
  are_spots_shown: readSetting(db, 'are_spots_shown'),
  payments_threshold: readSetting(db, 'payments_threshold'),
  ai_generation_threshold: readSetting(db, 'ai_generation_threshold'),
  community_sharing_threshold: readSetting(db, 'community_sharing_threshold'),
  premium_library_threshold: readSetting(db, 'premium_library_threshold'),
  child_limit_active: readSetting(db, 'child_limit_active'),
  child_limit_other: readSetting(db, 'child_limit_other'),
  ai_calls_a_day: readSetting(db, 'ai_calls_a_day'),
  ai_unfinished_calls_a_family: readSetting(db, 'ai_unfinished_calls_a_family'),
  registrations_an_hour: readSetting(db, 'registrations_an_hour'),
  maintenance_message: readSetting(db, 'maintenance_message'),
  is_first_share_reviewed: readSetting(db, 'is_first_share_reviewed'),
  operator_name: readSetting(db, 'operator_name'),
  operator_address: readSetting(db, 'operator_address'),
  operator_email: readSetting(db, 'operator_email'),
  data_place: readSetting(db, 'data_place'),
  refund_days: readSetting(db, 'refund_days'),
  generation_limits: readSetting(db, 'generation_limits'),
})

const names = [
  'launch_date',
  'are_spots_shown',
  'payments_threshold',
  'ai_generation_threshold',
  'community_sharing_threshold',
  'premium_library_threshold',
  'child_limit_active',
  'child_limit_other',
  'ai_calls_a_day',
  'ai_unfinished_calls_a_family',
  'registrations_an_hour',
  'maintenance_message',
  'is_first_share_reviewed',
  'operator_name',
  'operator_address',
  'operator_email',
  'data_place',
  'refund_days',
  'generation_limits',
] as const satisfies (keyof Choices)[]

function merged(before: Choices, { generation_limits = {}, ...rest }: ChangeSettings): Choices {
  const limits = before.generation_limits
  const { founding_premium, launch_special, trial } = generation_limits
  return {
    ...before,
    ...given(rest),
    generation_limits: {
      founding_premium: { ...limits.founding_premium, ...given(founding_premium ?? {}) },
      launch_special: { ...limits.launch_special, ...given(launch_special ?? {}) },
      trial: { ...limits.trial, ...given(trial ?? {}) },
    },
  }
}

/** `undefined` means 'left out', `null` is a value. */
const given = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Values]: Exclude<Values[Key], undefined>
  }

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function refuse(problems: SettingsProblem[]) {
  if (problems.length === 0) return
  const issues = problems.map((problem) => ({ code: 'custom' as const, input: null, ...problem }))
  throw invalidInput(new z.ZodRealError(issues))
}
