import { z } from 'zod'
import { Email } from './family/auth.ts'
import { Line, Paragraphs } from './text/text.ts'

/* Settings that administrators may change while the server runs (decisions §1-4, §6, §8). */

/** The range of years from today for the launch. */
export const launchYears = { back: 5, ahead: 2 } as const

/** A number typed into a form: the error does not contain the name of its key. */
function Whole(minimum: number, maximum: number) {
  const bounds = `${minimum} to ${maximum.toLocaleString('en')}`
  const sentence = `Please choose a whole number from ${bounds}.`
  return z.number().int(sentence).min(minimum, sentence).max(maximum, sentence)
}
const Count = (maximum: number) => Whole(0, maximum)
const ChildLimit = Whole(1, 20)

/** Generation limits of a tier, with `cooldown_seconds` between two. */
export const GenerationLimits = z.object({
  monthly: Count(100_000),
  daily: Count(100_000),
  hourly: Count(100_000),
  cooldown_seconds: Count(3_600),
})

const choices = {
  launch_date: z.iso.date('Please choose a day.').nullable(),
  are_spots_shown: z.boolean(),
  payments_threshold: Count(1_000_000),
  ai_generation_threshold: Count(1_000_000),
  community_sharing_threshold: Count(1_000_000),
  premium_library_threshold: Count(1_000_000),
  child_limit_active: ChildLimit,
  child_limit_other: ChildLimit,
  ai_calls_a_day: Count(1_000_000),
  ai_unfinished_calls_a_family: Count(100_000),
  registrations_an_hour: Whole(1, 100_000),
  maintenance_message: Line(300).nullable(),
  is_first_share_reviewed: z.boolean(),
  is_mcp_enabled: z.boolean().describe('Whether assistants may connect at /mcp'),
  operator_name: Line(120).nullable(),
  operator_address: Paragraphs(300).nullable(),
  operator_email: Email.nullable(),
  data_place: Line(80).nullable(),
  refund_days: Whole(1, 365).nullable(),
}

/** GET /api/admin/settings: the current values, and the launch day that follows from them. */
export const AdminSettings = z
  .object({
    ...choices,
    maintenance_message: z.string().nullable(),
    operator_name: z.string().nullable(),
    operator_address: z.string().nullable(),
    operator_email: z.string().nullable(),
    data_place: z.string().nullable(),
    generation_limits: z.object({
      founding_premium: GenerationLimits,
      launch_special: GenerationLimits,
      trial: GenerationLimits,
    }),
    launch_on: z.iso.date().describe('launch_date, or 30 days after the database was created'),
  })
  .meta({ id: 'AdminSettings' })
export type AdminSettings = z.output<typeof AdminSettings>

/** PUT /api/admin/settings: what is left out stays; what is sent is validated together with it. */
export const ChangeSettings = z
  .strictObject({
    ...choices,
    generation_limits: z
      .strictObject({
        founding_premium: GenerationLimits.partial(),
        launch_special: GenerationLimits.partial(),
        trial: GenerationLimits.partial(),
      })
      .partial(),
  })
  .partial()
  .meta({ id: 'ChangeSettings' })
export type ChangeSettings = z.output<typeof ChangeSettings>

export type SettingsProblem = { path: string[]; message: string }

/** Contradictions, each with its field. `today` is YYYY-MM-DD. */
export function settingsProblems(
  settings: Omit<AdminSettings, 'launch_on'>,
  today: string,
): SettingsProblem[] {
  const { launch_date, child_limit_active, child_limit_other, generation_limits } = settings
  const problems: SettingsProblem[] = []
  const refuse = (isWrong: boolean, path: string[], message: string) => {
    if (isWrong) problems.push({ path, message })
  }
  for (const [tier, { monthly, daily, hourly }] of Object.entries(generation_limits)) {
    const path = ['generation_limits', tier]
    refuse(hourly > daily, [...path, 'hourly'], 'An hour cannot hold more than a day.')
    refuse(daily > monthly, [...path, 'daily'], 'A day cannot hold more than a month.')
  }
  refuse(
    child_limit_other > child_limit_active,
    ['child_limit_other'],
    'Families that wait cannot have more children than active ones.',
  )
  refuse(
    launch_date !== null && !isNear(launch_date, today),
    ['launch_date'],
    `Please choose a day of the last ${launchYears.back} or the next ${launchYears.ahead} years.`,
  )
  return problems
}

function isNear(day: string, today: string): boolean {
  const year = Number(today.slice(0, 4))
  const from = `${year - launchYears.back}${today.slice(4)}`
  const to = `${year + launchYears.ahead}${today.slice(4)}`
  return day >= from && day <= to
}
