import type { Outputs } from '../../lib/trpc.ts'

export type Played = Outputs['activities']['plays']['plays'][number]

/**
 * The plays of a week as a family remembers them, the newest first: what was marked as done for two children on one
 * day was played once, together.
 */
export function momentsOf(plays: readonly Played[]): Played[] {
  const moments: Played[] = []
  for (const play of plays) {
    const together = moments.find((moment) => isSameTime(moment, play))
    if (together) together.children = [...together.children, ...play.children]
    else moments.push({ ...play })
  }
  return moments
}

const isSameTime = (one: Played, other: Played) =>
  one.source === 'marked' &&
  other.source === 'marked' &&
  one.activity_id === other.activity_id &&
  dayOf(one) === dayOf(other) &&
  one.children.every((child) => other.children.every(({ child_id }) => child_id !== child.child_id))

const dayOf = ({ played_at }: Played) => new Date(played_at).toDateString()

/** How long it all took: according to the clock, otherwise the activity's minutes. */
export const minutesOf = (plays: readonly Played[]): number =>
  plays.reduce((sum, play) => sum + (play.minutes ?? play.duration_minutes), 0)

/** What the authors say the plays are good for, each skill once, with who played it last. A flop is left out. */
export function grownIn(plays: readonly Played[]): { play: Played; names: string[] }[] {
  const grown: { play: Played; names: string[] }[] = []
  for (const play of plays) {
    const names = play.children.filter(({ face }) => face !== 'not_today').map(({ name }) => name)
    const isNew = grown.every((before) => before.play.skill !== play.skill)
    if (names.length > 0 && play.learned && isNew) grown.push({ play, names })
  }
  return grown
}
