import { z } from 'zod'
import { ActivityDetail } from './activities/activities.ts'
import { HelpInstead } from './distress/help-instead.ts'
import { HuntToPlay } from './hunts/hunts.ts'
import { Id, OptionalLine } from './text/text.ts'

/* A day's link: a few activities or one hunt for a person without an account (docs/decisions/047-day-links.md). */

/** Limits: things in one link, days that it is open, links open at a time, and characters of the name and of the line. */
export const dayLinkLimits = {
  activities: 5,
  days: 7,
  open: 10,
  name: 40,
  line: 300,
  replies: 100,
} as const

/** The path after the site's address; the token comes behind '#', which no request carries. */
export const dayLinkPath = '/day'

const chooseSomething = 'Please choose up to five activities, or one hunt.'

/** POST /user/day-links: one to five activities or one hunt, for whom, and for how many days. */
export const MakeDayLink = z
  .object({
    activity_ids: z.array(Id).max(dayLinkLimits.activities, chooseSomething).default([]),
    hunt_id: Id.optional(),
    for_name: OptionalLine(dayLinkLimits.name)
      .default('')
      .describe('A first name or what the family calls them, to greet by; may be empty'),
    days: z.number().int().min(1).max(dayLinkLimits.days).default(1),
  })
  .superRefine(({ activity_ids, hunt_id }, context) => {
    const isOne = (activity_ids.length === 0) !== (hunt_id === undefined)
    const areDifferent = new Set(activity_ids).size === activity_ids.length
    if (!isOne || !areDifferent)
      context.addIssue({ code: 'custom', path: ['activity_ids'], message: chooseSomething })
  })
  .meta({ id: 'MakeDayLink' })
export type MakeDayLink = z.output<typeof MakeDayLink>

/** An open link as its family sees it; its address is never shown again. */
export const DayLink = z
  .object({
    id: Id,
    for_name: z.string(),
    is_hunt: z.boolean(),
    titles: z.array(z.string()),
    done_count: z.number().int().describe('How many of them were said to be done'),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
  })
  .meta({ id: 'DayLink' })
export type DayLink = z.output<typeof DayLink>

/** POST /user/day-links, 201: the only response that has the address. */
export const MadeDayLink = DayLink.extend({
  url: z.string().describe('Opens what was chosen, for everyone who has it'),
  qr_rows: z.array(z.string()).describe("The url as a QR code: '1' is dark, '0' is light"),
}).meta({ id: 'MadeDayLink' })
export type MadeDayLink = z.output<typeof MadeDayLink>

/** What came back: that something was done, with a line by the person who did it. */
export const DayLinkReply = z
  .object({
    id: Id,
    for_name: z.string(),
    title: z.string(),
    is_hunt: z.boolean(),
    note: z.string().describe('What who has the link wrote; may be empty'),
    done_at: z.iso.datetime(),
  })
  .meta({ id: 'DayLinkReply' })
export type DayLinkReply = z.output<typeof DayLinkReply>

/** GET /user/day-links: the open links, and what came back, the newest first. */
export const DayLinkList = z
  .object({ links: z.array(DayLink), replies: z.array(DayLinkReply) })
  .meta({ id: 'DayLinkList' })
export type DayLinkList = z.output<typeof DayLinkList>

/** An activity in a link: what to read and to do, and nothing about whose it is. `id` is its position in the link. */
export const DayActivity = ActivityDetail.pick({
  id: true,
  title: true,
  description: true,
  scene: true,
  duration_minutes: true,
  min_age: true,
  max_age: true,
  materials_list: true,
  setup_instructions: true,
  connection_prompt: true,
  easier: true,
  harder: true,
  safety_note: true,
  supervision: true,
  sketches: true,
}).meta({ id: 'DayActivity' })
export type DayActivity = z.output<typeof DayActivity>

/** A hunt in a link. The rooms have their names, because clues lead there; the house has none. */
export const DayHunt = HuntToPlay.pick({
  id: true,
  hunt_name: true,
  hunt_type: true,
  items_data: true,
  difficulty_level: true,
  age_range: true,
  blueprint_data: true,
}).meta({ id: 'DayHunt' })
export type DayHunt = z.output<typeof DayHunt>

const Token = z.string().min(1).max(100).describe('What stands behind the # of the link')

/** POST /api/day-links/open. */
export const OpenDayLink = z.object({ token: Token }).meta({ id: 'OpenDayLink' })

/** Everything that the holder of the link sees. */
export const OpenedDay = z
  .object({
    id: Id.describe('Names this link in the browser that plays it; opens nothing'),
    for_name: z.string(),
    expires_at: z.iso.datetime(),
    activities: z.array(DayActivity),
    hunt: DayHunt.nullable(),
    done: z.array(Id).describe('Ids of what was said to be done'),
  })
  .meta({ id: 'OpenedDay' })
export type OpenedDay = z.output<typeof OpenedDay>

/** POST /api/day-links/done: once for each thing; the first line stays. */
export const SayDone = z
  .object({ token: Token, item_id: Id, note: OptionalLine(dayLinkLimits.line).default('') })
  .meta({ id: 'SayDone' })
export type SayDone = z.output<typeof SayDone>

export const DoneSaid = z
  .object({ message: z.string(), done: OpenedDay.shape.done })
  .meta({ id: 'DoneSaid' })
export type DoneSaid = z.output<typeof DoneSaid>

/** A line about distress gets help as its response, and nothing of it is kept. */
export const DoneOrHelp = z.union([DoneSaid, HelpInstead])
