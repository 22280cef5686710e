import { playersHere } from '@fgm/shared/activities/right-now'
import { useChildren } from '../../children/use-children.ts'
import type { Play } from './play-state.ts'
import { rolesOf, tooYoungFor } from './two-players.ts'

/** The children of a play: who plays, the name that the text takes where it is one, and what each does where they are several. */
export function usePlayers({ activity, also }: Play) {
  const { children = [], child } = useChildren()
  const { here } = playersHere(children, child, { where: null, how: null, also })
  const tooYoung = here.length > 1 ? tooYoungFor(activity, here) : []
  const players = here.filter((one) => !tooYoung.includes(one))
  const roles = rolesOf(activity, players)
  const without = tooYoung.map(({ name }) => name).join(' and ')
  return {
    /** Who is asked how it was. */
    players: also.length > 0 && players.length > 0 ? players : children,
    name: here.length > 1 ? undefined : child?.name,
    roles,
    /** Whom the safety note is for, where several are here. */
    care: without
      ? `Without ${without}: from age ${activity.min_age} on.`
      : roles
        ? `Checked for ${roles.checkedFor}.`
        : undefined,
  }
}
