import { z } from 'zod'
import { zoneNamed } from './schedule.ts'

/*
 * A parent's reminder of five good minutes (docs/decisions/051-reminders.md): at one time of the day, on chosen days, by one of
 * three channels.
 */

/** By mail, as a notification in browsers that allowed it, or as a calendar to subscribe to. */
export const ReminderWay = z.enum(['mail', 'push', 'calendar'])
export type ReminderWay = z.output<typeof ReminderWay>

/** An activity on chosen days, or the Sunday sheet once a week. */
export const ReminderKind = z.enum(['activity', 'sunday_sheet'])
export type ReminderKind = z.output<typeof ReminderKind>

/** PUT /user/reminder: when, and by which channel. Saving turns it on; a pause stays. */
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
      .refine(
        (zone) => zoneNamed(zone) !== null,
        'We do not know this time zone. Please choose another one.',
      )
      .describe('An IANA time zone, such as Europe/Berlin')
      .transform((zone) => zoneNamed(zone) ?? zone),
    way: ReminderWay,
  })
  .meta({ id: 'SaveReminder' })
export type SaveReminder = z.output<typeof SaveReminder>

/** PUT /user/reminder/sunday-sheet: the time of the mail. A parent with a reminder gets it at that hour. */
export const SaveSundaySheet = SaveReminder.pick({ local_time: true, zone: true }).meta({
  id: 'SaveSundaySheet',
})
export type SaveSundaySheet = z.output<typeof SaveSundaySheet>

/**
 * `on`: the next one is at `next_at`, or in the calendar. `paused`: until `paused_until`. `quiet`: three were sent and none was
 * opened. `stopped`: until it is turned on again.
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
    next_at: z.iso
      .datetime()
      .nullable()
      .describe('Null while none is sent: stopped, quiet, a calendar, or no browser for it'),
    paused_until: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Reminder' })
export type Reminder = z.output<typeof Reminder>

/** Why mails cannot be sent: this server sends none, or the address is not confirmed. */
const MailObstacle = z.enum(['not_set_up', 'confirm_first'])

/** GET /user/reminder: the parent's own, null before the first choice, and the possible channels. */
export const OwnReminder = z
  .object({
    reminder: Reminder.nullable(),
    mail_obstacle: MailObstacle.nullable(),
    push_key: z.string().describe('What a browser subscribes with, for notifications (VAPID)'),
    is_device: z.boolean().describe('Whether this browser takes notifications'),
    has_calendar: z.boolean(),
    sunday_sheet: Reminder.nullable().describe(
      'The sheet of next week by mail, on Saturdays; null for who never wanted it',
    ),
    is_offered: z
      .boolean()
      .describe('Whether the pages may ask: neither chosen nor declined so far'),
  })
  .meta({ id: 'OwnReminder' })
export type OwnReminder = z.output<typeof OwnReminder>

/** POST /user/reminder/devices: the browser's subscription (Push API). */
export const AddDevice = z
  .object({
    endpoint: z.url().max(1_000),
    p256dh: z.string().regex(/^[\w-]{87}=?$/, 'These are no keys of a browser.'),
    auth: z.string().regex(/^[\w-]{22}={0,2}$/, 'These are no keys of a browser.'),
  })
  .meta({ id: 'AddDevice' })
export type AddDevice = z.output<typeof AddDevice>

/** POST /user/reminder/calendar: the only response that has the address. */
export const NewCalendar = z
  .object({ url: z.string().describe('For a calendar program; whoever has it reads it') })
  .meta({ id: 'NewCalendar' })

/** Possible changes of a reminder; `skip_next` leaves the next one out, and `start` ends a stop, a pause or a quiet state. */
export const ReminderAction = z.enum(['skip_today', 'skip_next', 'pause_week', 'stop', 'start'])
export type ReminderAction = z.output<typeof ReminderAction>

/** POST /user/reminder/change. */
export const ChangeReminder = z
  .object({ action: ReminderAction, kind: ReminderKind.default('activity') })
  .meta({ id: 'ChangeReminder' })
export type ChangeReminder = z.output<typeof ChangeReminder>

const ReminderToken = z.string().min(1).max(200)

/** POST /api/reminders/change: by the link in a reminder. `opened` only says that it was opened. */
export const ChangeReminderByLink = z
  .object({ token: ReminderToken, action: z.enum([...ReminderAction.options, 'opened']) })
  .meta({ id: 'ChangeReminderByLink' })
export type ChangeReminderByLink = z.output<typeof ChangeReminderByLink>
