import { z } from 'zod'
import { isZone } from './schedule.ts'

/*
 * A parent's own reminder of five good minutes (docs/decisions/051-reminders.md): at one time of the day, on chosen days, by
 * one of three ways.
 */

/** How it comes. */
export const ReminderWay = z.enum(['mail'])
export type ReminderWay = z.output<typeof ReminderWay>

/** PUT /user/reminder: when, and by which way. Saving turns it on. */
export const SaveReminder = z
  .object({
    days: z
      .array(z.number().int().min(1).max(7))
      .min(1, 'Please choose at least one day.')
      .max(7)
      .transform((days) => [...new Set(days)].sort())
      .describe('ISO weekdays: 1 is Monday, 7 Sunday'),
    local_time: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please choose a time.')
      .describe('On the clock of `zone`, such as 17:30'),
    zone: z
      .string()
      .max(60)
      .refine(isZone, 'We do not know this time zone. Please choose another one.')
      .describe('An IANA time zone, such as Europe/Berlin'),
    way: ReminderWay,
  })
  .meta({ id: 'SaveReminder' })
export type SaveReminder = z.output<typeof SaveReminder>

/**
 * `on`: the next one is at `next_at`, or stands in the calendar. `paused`: until `paused_until`. `quiet`: three came and
 * nobody opened one. `stopped`: until it is turned on again.
 */
export const ReminderStatus = z.enum(['on', 'paused', 'quiet', 'stopped'])
export type ReminderStatus = z.output<typeof ReminderStatus>

export const Reminder = z
  .object({
    days: z.array(z.number().int()),
    local_time: z.string(),
    zone: z.string(),
    way: ReminderWay,
    status: ReminderStatus,
    next_at: z.iso.datetime().nullable(),
    paused_until: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Reminder' })
export type Reminder = z.output<typeof Reminder>

/** Why mails cannot come: this server sends none, or the address is not confirmed. */
const MailObstacle = z.enum(['not_set_up', 'confirm_first'])

/** GET /user/reminder: the parent's own, null before the first choice, and what is possible. */
export const OwnReminder = z
  .object({
    reminder: Reminder.nullable(),
    mail_obstacle: MailObstacle.nullable(),
  })
  .meta({ id: 'OwnReminder' })
export type OwnReminder = z.output<typeof OwnReminder>

/** What can be done with a reminder; `start` takes back a stop, a pause and a silence. */
export const ReminderAction = z.enum(['skip_today', 'pause_week', 'stop', 'start'])
export type ReminderAction = z.output<typeof ReminderAction>

/** POST /user/reminder/change. */
export const ChangeReminder = z.object({ action: ReminderAction }).meta({ id: 'ChangeReminder' })

const ReminderToken = z.string().min(1).max(200)

/** POST /api/reminders/change: by the link of a reminder. `opened` says no more than that it was. */
export const ChangeReminderByLink = z
  .object({ token: ReminderToken, action: z.enum([...ReminderAction.options, 'opened']) })
  .meta({ id: 'ChangeReminderByLink' })
export type ChangeReminderByLink = z.output<typeof ChangeReminderByLink>
