import { type Db, prepareOnce } from '@fgm/db'
import { serverSecrets, settings } from '@fgm/db/schema'
import { AiStrategy, aiCallsADay, aiUnfinishedCallsAFamily } from '@fgm/shared/ai-providers'
import { dayMs, dayOf } from '@fgm/shared/days'
import { childLimits } from '@fgm/shared/family/children'
import { FeatureMode, featureRules } from '@fgm/shared/flags'
import { generationLimits } from '@fgm/shared/generator'
import { AdminSettings } from '@fgm/shared/settings'
import { eq, min, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Deps } from '../../core/deps.ts'
import { unavailable } from '../../core/errors.ts'

const daysUntilLaunch = 30

const { launch_on: _, ...choices } = AdminSettings.shape

/** Every setting: those of the settings page, and those with their own switch. */
const schemas = {
  ...choices,
  payments_mode: FeatureMode,
  ai_generation_mode: FeatureMode,
  community_sharing_mode: FeatureMode,
  premium_library_mode: FeatureMode,
  ai_strategy: AiStrategy,
}

export type SettingName = keyof typeof schemas
type SettingValue<Name extends SettingName> = z.output<(typeof schemas)[Name]>

/** The settings that administrators change on one page. */
export const choiceNames = Object.keys(choices) as (keyof typeof choices)[]

const initial: { [Name in SettingName]: SettingValue<Name> } = {
  /** False hides the count of founding spots: `spots_remaining` is null then (decisions §1). */
  are_spots_shown: true,
  child_limit_active: childLimits.active,
  child_limit_other: childLimits.other,
  payments_mode: 'auto',
  ai_generation_mode: 'auto',
  community_sharing_mode: 'auto',
  premium_library_mode: 'auto',
  payments_threshold: featureRules.payments.threshold,
  ai_generation_threshold: featureRules.ai_generation.threshold,
  community_sharing_threshold: featureRules.community_sharing.threshold,
  premium_library_threshold: featureRules.premium_library.threshold,
  /** Null: 30 days after the database was created (decisions §2). */
  launch_date: null,
  generation_limits: generationLimits,
  ai_calls_a_day: aiCallsADay,
  ai_unfinished_calls_a_family: aiUnfinishedCallsAFamily,
  registrations_an_hour: 300,
  maintenance_message: null,
  /** True holds a family's first shared activity until an administrator has reviewed it (decisions §14). */
  is_first_share_reviewed: false,
  /** False: /mcp is a 404. */
  is_mcp_enabled: false,
  operator_name: null,
  operator_address: null,
  operator_email: null,
  data_place: null,
  /** Null promises no refund. */
  refund_days: null,
  ai_strategy: 'fallback',
}

/** The value of a setting; a row that no longer fits its schema counts as missing. */
export const readSetting = <Name extends SettingName>(db: Db, name: Name): SettingValue<Name> =>
  settingOf(name, settingByName(db).get({ name }))

/** For features that call an AI provider. @throws 503 with the administrator's sentence during maintenance. */
export function refuseInMaintenance(db: Db) {
  const sentence = readSetting(db, 'maintenance_message')
  if (sentence) throw unavailable('maintenance', sentence, 60)
}

/** All current settings, for callers that need several: gives the value of each as `readSetting` does. */
export function readSettings(db: Db): <Name extends SettingName>(name: Name) => SettingValue<Name> {
  const rows = allSettings(db).all()
  const rowOf = (of: SettingName) => rows.find(({ name }) => name === of)
  return (name) => settingOf(name, rowOf(name))
}

function settingOf<Name extends SettingName>(
  name: Name,
  row: { value: unknown } | undefined,
): SettingValue<Name> {
  const stored = row ? schemas[name].safeParse(row.value) : undefined
  return (stored?.success ? stored.data : initial[name]) as SettingValue<Name>
}

const allSettings = prepareOnce((db) => db.select().from(settings).prepare())

const settingByName = prepareOnce((db) =>
  db
    .select()
    .from(settings)
    .where(eq(settings.name, sql.placeholder('name')))
    .prepare(),
)

/** Changes a setting. `null`, if allowed, is the default: its row is deleted. */
export function writeSetting<Name extends SettingName>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  name: Name,
  value: SettingValue<Name>,
) {
  const parsed = schemas[name].parse(value)
  if (parsed === null) {
    db.delete(settings).where(eq(settings.name, name)).run()
    return
  }
  const row = { name, value: parsed, updated_at: now().toISOString() }
  db.insert(settings).values(row).onConflictDoUpdate({ target: settings.name, set: row }).run()
}

/** When the database was created: the server makes its own secrets when it first opens it. */
export function databaseCreatedAt({ db, now }: Pick<Deps, 'db' | 'now'>): Date {
  const first = db
    .select({ at: min(serverSecrets.created_at) })
    .from(serverSecrets)
    .get()?.at
  return first ? new Date(first) : now()
}

/** When the product launches: as an administrator set it, else 30 days after the database was created. */
export function launchDate({ db, now }: Pick<Deps, 'db' | 'now'>): Date {
  const chosen = readSetting(db, 'launch_date')
  if (chosen) return new Date(`${chosen}T00:00:00.000Z`)
  const created = databaseCreatedAt({ db, now }).getTime()
  const day = dayOf(new Date(created + daysUntilLaunch * dayMs))
  return new Date(`${day}T00:00:00.000Z`)
}

/** A secret that the server makes at its first use and stores in the database. */
export function serverSecret(
  { db, now, newToken }: Pick<Deps, 'db' | 'now' | 'newToken'>,
  name: string,
): string {
  db.insert(serverSecrets)
    .values({ name, secret: newToken(32), created_at: now().toISOString() })
    .onConflictDoNothing()
    .run()
  const row = db.select().from(serverSecrets).where(eq(serverSecrets.name, name)).get()
  if (!row) throw new Error(`The server secret ${name} could not be kept`)
  return row.secret
}
