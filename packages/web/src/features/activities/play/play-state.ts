import type { ActivityDetail, Face } from '@fgm/shared/activities/activities'
import { isNothing, linesOf, neededLines } from '@fgm/shared/activities/words'
import { newKey } from '../../../lib/idempotency-key.ts'

/** `until` is a wall-clock time; `left` is what was left when it was paused. Both in milliseconds. */
type PlayClock = { until: number } | { left: number }
export type Level = 'as_is' | 'easier' | 'harder'

/** How long the clock runs; also where nothing else of a play is stored. */
export type Timed = {
  activity: Pick<ActivityDetail, 'duration_minutes'>
  /** The visible step; -1 while things are gathered, the number of steps at the end. */
  at: number
  /** Null until the first step. */
  clock: PlayClock | null
}

/** One activity being played. It contains its activity: it works offline, and does not change meanwhile. */
export type Play = Timed & {
  activity: ActivityDetail
  /** The id of the play. */
  play_id: string
  began_at: number
  /** When the end was first reached; null until then. */
  ended_at: number | null
  level: Level
  /** The ids of the children who are here besides the one who plays. */
  also: readonly string[]
  /** How it was for each child, by id. */
  faces: Partial<Record<string, Face>>
  /** The children for whom 'Again!' added the heart, which another face removes. */
  hearts: string[]
  /** It began with its first step: its things were near. */
  has_begun_at_once?: boolean
}

const minuteMs = 60_000
/** After that an unfinished play is dropped: the next one starts from the beginning. */
const longestPlayMs = 3 * 60 * minuteMs

const lengthOf = ({ activity }: Timed) => activity.duration_minutes * minuteMs
export const stepsOf = (activity: ActivityDetail) => linesOf(activity.setup_instructions)
/** The things to gather; none where nothing is needed. */
export const thingsOf = (activity: ActivityDetail) =>
  neededLines(activity.materials_list).filter((line) => !isNothing(line))

type Beginning = { also?: readonly string[]; isNear?: boolean }

/** A new play: first gathers the things, or starts at once when there are none, or all are near. */
export function beginPlay(
  activity: ActivityDetail,
  now: number,
  { also = [], isNear = false }: Beginning = {},
): Play {
  const play: Play = {
    activity,
    ...{ play_id: newKey(), began_at: now, ended_at: null, at: -1, level: 'as_is', clock: null },
    ...{ also, faces: {}, hearts: [] },
  }
  if (thingsOf(activity).length === 0) return goTo(play, 0, now)
  return isNear ? goTo({ ...play, has_begun_at_once: true }, 0, now) : play
}

/** Goes to a step, or to the end. The clock starts with the first step. */
export function goTo(play: Play, at: number, now: number): Play {
  const last = stepsOf(play.activity).length
  const first = thingsOf(play.activity).length > 0 ? -1 : 0
  const next = Math.min(Math.max(at, first), last)
  const clock = play.clock ?? (next >= 0 ? { until: now + lengthOf(play) } : null)
  return { ...play, at: next, clock, ended_at: play.ended_at ?? (next === last ? now : null) }
}

/** When a play ended, and how many minutes it took. */
export function timesOf({ began_at, ended_at }: Play, now: number) {
  const end = ended_at ?? now
  const minutes = Math.round((end - began_at) / minuteMs)
  return { played_at: new Date(end).toISOString(), minutes: Math.min(180, Math.max(1, minutes)) }
}

/** The same once more, from its first step; the things are there already. */
export const playAgain = ({ activity, also }: Play, now: number): Play =>
  goTo(beginPlay(activity, now, { also }), 0, now)

/** A clock alone, just started. */
export const beginClock = (activity: Timed['activity'], now: number): Timed => ({
  activity,
  at: 0,
  clock: { until: now + activity.duration_minutes * minuteMs },
})

/** A stored clock, for as long as a play is stored; null where there is none. */
export function readClock(stored: unknown, activity: Timed['activity'], now: number): Timed | null {
  const { began_at, clock } = (stored ?? {}) as { began_at?: unknown; clock?: Timed['clock'] }
  if (typeof began_at !== 'number' || Math.abs(now - began_at) > longestPlayMs) return null
  const isClock = clock && Object.values(clock).every((time) => typeof time === 'number')
  return isClock && ('until' in clock || 'left' in clock) ? { activity, at: 0, clock } : null
}

/** Pauses or resumes the clock. */
export function toggleClock<Any extends Timed>(play: Any, now: number): Any {
  if (!play.clock) return play
  const left = timeLeft(play, now)
  return { ...play, clock: 'until' in play.clock ? { left } : { until: now + left } }
}

/** What is left on the clock, in milliseconds; right also after the phone was asleep, because it counts to a time of day. */
export function timeLeft(play: Timed, now: number): number {
  const { clock } = play
  if (!clock) return lengthOf(play)
  return Math.min(lengthOf(play), Math.max(0, 'until' in clock ? clock.until - now : clock.left))
}

/** The stored play of an activity; null where there is none, or it was left hours ago. */
export function readPlay(stored: unknown, activityId: string, now: number): Play | null {
  const play = stored as Partial<Play> | null
  const isPlay =
    play?.activity?.id === activityId &&
    typeof play.activity.setup_instructions === 'string' &&
    typeof play.at === 'number' &&
    typeof play.began_at === 'number'
  if (!isPlay || Math.abs(now - Number(play.began_at)) > longestPlayMs) return null
  const { activity, began_at, at, level = 'as_is', clock = null } = play as Play
  const { play_id = newKey(), ended_at = null, also = [], faces = {}, hearts = [] } = play
  const { has_begun_at_once } = play
  const kept = { activity, play_id, began_at, ended_at, at, level, clock, also, faces, hearts }
  return goTo({ ...kept, has_begun_at_once }, at, now)
}
