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
import { choiceNames, launchDate, readSettings, writeSetting } from '../settings/settings.ts'

type Choices = Omit<AdminSettings, 'launch_on'>

/** GET /api/admin/settings. */
export function adminSettings(deps: Pick<Deps, 'db' | 'now'>): AdminSettings {
  return { ...choicesOf(deps.db), launch_on: launchDate(deps).toISOString().slice(0, 10) }
}

/**
 * PUT /api/admin/settings, in the transaction of `ctx.audited`: missing settings stay, and all of
 * them together must make sense. The entry has the old and the new value of the changed ones only.
 * @throws 400 with a sentence for each field that does not fit.
 */
export function changeSettings(deps: Pick<Deps, 'db' | 'now'>, input: ChangeSettings, note: Note) {
  const before = choicesOf(deps.db)
  const after = merged(before, input)
  refuse(settingsProblems(after, deps.now().toISOString().slice(0, 10)))
  const changed = choiceNames.filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  for (const name of changed) writeSetting(deps, name, after[name])
  const only = (all: Choices) => Object.fromEntries(changed.map((name) => [name, all[name]]))
  note(changed.length > 0 ? { before: only(before), after: only(after) } : null)
  return adminSettings(deps)
}

function choicesOf(db: Db): Choices {
  const setting = readSettings(db)
  return Object.fromEntries(choiceNames.map((name) => [name, setting(name)])) as Choices
}

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

function refuse(problems: SettingsProblem[]) {
  if (problems.length === 0) return
  const issues = problems.map((problem) => ({ code: 'custom' as const, input: null, ...problem }))
  throw invalidInput(new z.ZodRealError(issues))
}
