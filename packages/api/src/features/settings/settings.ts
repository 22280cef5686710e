import { type Db, prepareOnce } from '@fgm/db'
import { serverSecrets, settings } from '@fgm/db/schema'
import { AiStrategy, aiCallsADay, aiUnfinishedCallsAFamily } from '@fgm/shared/ai-providers'
import { childLimits } from '@fgm/shared/family/children'
import { type Feature, FeatureMode, featureRules } from '@fgm/shared/flags'
import { generationLimits } from '@fgm/shared/generator'
import { GenerationLimits } from '@fgm/shared/settings'
import { eq, min, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Deps } from '../../core/deps.ts'

const daysUntilLaunch = 30

const mode = { schema: FeatureMode, initial: 'auto' } as const
const threshold = (feature: Feature) => ({
  schema: z.number().int().min(0),
  initial: featureRules[feature].threshold,
})

/** What an administrator may change while the product runs, with what holds until then. */
const definitions = {
  /** False hides the count of founding spots: `spots_remaining` is null then (decisions §1). */
  are_spots_shown: { schema: z.boolean(), initial: true },
  /** Child profiles of an active family, and of any other (decisions §8). */
  child_limit_active: { schema: z.number().int().min(1).max(20), initial: childLimits.active },
  child_limit_other: { schema: z.number().int().min(1).max(20), initial: childLimits.other },
  /** Whether families may use a feature: by its threshold, or always, or never (decisions §3). */
  payments_mode: mode,
  ai_generation_mode: mode,
  community_sharing_mode: mode,
  premium_library_mode: mode,
  /** From which figure on a feature opens by itself. */
  payments_threshold: threshold('payments'),
  ai_generation_threshold: threshold('ai_generation'),
  community_sharing_threshold: threshold('community_sharing'),
  premium_library_threshold: threshold('premium_library'),
  /** The day of the launch, YYYY-MM-DD; null: 30 days after the database was created (decisions §2). */
  launch_date: { schema: z.iso.date().nullable(), initial: null },
  /** Generations a tier may make (decisions §4). */
  generation_limits: {
    schema: z.object({
      founding_premium: GenerationLimits,
      launch_special: GenerationLimits,
      trial: GenerationLimits,
    }),
    initial: generationLimits,
  },
  /** Calls to AI providers that may go out in a day (UTC), of all families together. */
  ai_calls_a_day: { schema: z.number().int().min(0), initial: aiCallsADay },
  /** Calls of one family that may end in a day (UTC) without an idea of an AI. */
  ai_unfinished_calls_a_family: {
    schema: z.number().int().min(0),
    initial: aiUnfinishedCallsAFamily,
  },
  /** Registrations in an hour before new ones pause (decisions §14). */
  registrations_an_hour: { schema: z.number().int().min(1), initial: 300 },
  /** What parents read while the generator is out of service; null when it is not. */
  maintenance_message: { schema: z.string().min(1).max(300).nullable(), initial: null },
  /** True holds the first activity that a family shares until an administrator has read it (decisions §14). */
  is_first_share_reviewed: { schema: z.boolean(), initial: false },
  /** Who runs the site, for the pages about privacy, terms and contact; null until it is filled in. */
  operator_name: { schema: z.string().min(1).max(120).nullable(), initial: null },
  operator_address: { schema: z.string().min(1).max(300).nullable(), initial: null },
  operator_email: { schema: z.string().min(3).max(254).nullable(), initial: null },
  /** The country or city of the server. */
  data_place: { schema: z.string().min(1).max(80).nullable(), initial: null },
  /** Days in which every payment is given back on request; null promises nothing. */
  refund_days: { schema: z.number().int().min(1).max(365).nullable(), initial: null },
  /** In what order providers are asked. */
  ai_strategy: { schema: AiStrategy, initial: 'fallback' },
} as const

type Definitions = typeof definitions
export type SettingName = keyof Definitions
type SettingValue<Name extends SettingName> = z.output<Definitions[Name]['schema']>

/** The value of a setting; a row that no longer fits its schema counts as missing. */
export const readSetting = <Name extends SettingName>(db: Db, name: Name): SettingValue<Name> =>
  settingOf(name, settingByName(db).get({ name }))

/** All settings as they are now, for who reads several: gives the value of each as `readSetting` does. */
export function readSettings(db: Db): <Name extends SettingName>(name: Name) => SettingValue<Name> {
  const rows = new Map(
    allSettings(db)
      .all()
      .map((row) => [row.name, row]),
  )
  return (name) => settingOf(name, rows.get(name))
}

function settingOf<Name extends SettingName>(
  name: Name,
  row: { value: unknown } | undefined,
): SettingValue<Name> {
  const stored = row ? definitions[name].schema.safeParse(row.value) : undefined
  return (stored?.success ? stored.data : definitions[name].initial) as SettingValue<Name>
}

const allSettings = prepareOnce((db) => db.select().from(settings).prepare())

const settingByName = prepareOnce((db) =>
  db
    .select()
    .from(settings)
    .where(eq(settings.name, sql.placeholder('name')))
    .prepare(),
)

/** Changes a setting. `null`, where it is allowed, is the default: its row goes. */
export function writeSetting<Name extends SettingName>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  name: Name,
  value: SettingValue<Name>,
) {
  const parsed = definitions[name].schema.parse(value)
  if (parsed === null) {
    db.delete(settings).where(eq(settings.name, name)).run()
    return
  }
  const row = {
    name,
    value: parsed,
    updated_at: now().toISOString(),
  }
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
  const day = new Date(created + daysUntilLaunch * 86_400_000).toISOString().slice(0, 10)
  return new Date(`${day}T00:00:00.000Z`)
}

/** A secret that the server made for itself; made at first use, kept in the database with the rest. */
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
