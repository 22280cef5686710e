import { z } from 'zod'
import { dayMs } from '../days.ts'
import { Id } from '../text/text.ts'
import { ActivityCard, Face, SkillId } from './activities.ts'

/** How a play was recorded: step by step in play mode, or marked as done afterwards. */
export const PlaySource = z.enum(['play', 'marked'])
export type PlaySource = z.output<typeof PlaySource>

const Instant = z.iso.datetime({ error: 'Please send a time in UTC, like 2026-11-21T12:00:00Z.' })

const Minutes = z.number().int().min(0).max(180).nullable()

/**
 * A play as its page sends it, with every child it knows of by then: a retry or another face changes the same play and removes no
 * child from it. The device that played it creates `play_id`.
 */
export const RecordPlay = z
  .object({
    id: Id,
    play_id: Id,
    played_at: Instant.describe('When it ended'),
    minutes: Minutes.default(null),
    children: z
      .array(z.object({ child_id: Id, face: Face.nullable().default(null) }))
      .min(1, 'Please select a child first')
      .max(20),
  })
  .meta({ id: 'RecordPlay' })
export type RecordPlay = z.output<typeof RecordPlay>

/** One play of an activity, with the children who took part. */
export const PlayEntry = z
  .object({
    play_id: Id,
    activity_id: Id.describe('Its slug, for an activity of the library'),
    ...ActivityCard.pick({ title: true, own_category: true, duration_minutes: true, scene: true })
      .shape,
    skill: SkillId,
    learned: z
      .string()
      .describe(
        'The first thing that its authors say can be seen in it; empty while it is not open',
      ),
    is_open: z.boolean().describe('False when this family can open the activity no more'),
    source: PlaySource,
    played_at: z.string(),
    minutes: Minutes.describe('How long it took; null where no clock ran'),
    children: z.array(
      z.object({ child_id: Id, name: z.string(), face: Face.nullable(), line: z.string() }),
    ),
  })
  .meta({ id: 'PlayEntry' })
export type PlayEntry = z.output<typeof PlayEntry>

/** The longest period for which plays are listed at once. */
const mostDays = 93

/** From this moment on, and before the other. */
export const PlaysBetween = z
  .object({ from: Instant, to: Instant })
  .refine(({ from, to }) => spanOf(from, to) > 0, {
    path: ['to'],
    error: 'The end has to be after the beginning.',
  })
  .refine(({ from, to }) => spanOf(from, to) <= mostDays * dayMs, {
    path: ['to'],
    error: `Please ask for at most ${mostDays} days at a time.`,
  })
  .meta({ id: 'PlaysBetween' })
export type PlaysBetween = z.output<typeof PlaysBetween>

const spanOf = (from: string, to: string) => Date.parse(to) - Date.parse(from)

/** What a family played, newest first. */
export const PlayList = z.object({ plays: z.array(PlayEntry) }).meta({ id: 'PlayList' })
export type PlayList = z.output<typeof PlayList>
