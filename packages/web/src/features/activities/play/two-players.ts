import type { ActivityDetail } from '@fgm/shared/activities/activities'
import { withChildName } from '@fgm/shared/activities/child-in-text'
import { playersHere } from '@fgm/shared/activities/right-now'
import { useChildren } from '../../children/use-children.ts'
import type { Play } from './play-state.ts'

type Player = { id: string; name: string; age: number }
type Role = { who: string; text: string }

/** Two children in one play: what the younger and the older one do. The age and the safety note are for `checkedFor`. */
export type Roles = { small: Role; big: Role; checkedFor: string }

/** The children that an activity is not for yet: they do not play, whoever else is here. */
export const tooYoungFor = <Known extends Player>(
  { min_age }: Pick<ActivityDetail, 'min_age'>,
  here: readonly Known[],
): Known[] => here.filter(({ age }) => age < min_age)

/**
 * What each of several children does: as the author wrote it for two ages, else the easier and the harder way. Null
 * for one player, for children of one age, or where the text has nothing to distinguish them.
 */
export function rolesOf(
  activity: Pick<ActivityDetail, 'min_age' | 'moments' | 'easier' | 'harder'>,
  here: readonly Player[],
): Roles | null {
  const [smallest, ...others] = here
    .filter(({ age }) => age >= activity.min_age)
    .toSorted((a, b) => a.age - b.age)
  if (!smallest || others.every(({ age }) => age === smallest.age)) return null
  const two = activity.moments?.two_ages
  const small = two?.small ?? activity.easier
  const big = two?.big ?? activity.harder
  if (!small && !big) return null
  return {
    small: {
      who: `${smallest.name}, ${smallest.age}`,
      text: withChildName(sentence(small), smallest.name),
    },
    big: {
      who: others.map(({ name, age }) => `${name}, ${age}`).join(' and '),
      text: sentence(big),
    },
    checkedFor: `${smallest.name}, ${smallest.age}`,
  }
}

/** 'brings the pillows' as a sentence; a child without its own text does the step as it is. */
function sentence(words: string): string {
  const said = words.trim() || 'as the step says'
  const first = said.charAt(0).toUpperCase() + said.slice(1)
  return /[.!?"”]$/.test(first) ? first : `${first}.`
}

/** The children of a play: who plays, the name for the text where it is one, and what each does where they are several. */
export function usePlayers({ activity, also }: Play) {
  const { children = [], child } = useChildren()
  const { here } = playersHere(children, child, { where: null, how: null, also })
  const tooYoung = here.length > 1 ? tooYoungFor(activity, here) : []
  const players = here.filter((one) => !tooYoung.includes(one))
  const roles = rolesOf(activity, players)
  const without = tooYoung.map(({ name }) => name).join(' and ')
  return {
    /** The children who are asked how it was. */
    players: also.length > 0 && players.length > 0 ? players : children,
    name: here.length > 1 ? undefined : child?.name,
    roles,
    /** The child that the safety note is for, where several are here. */
    care: without
      ? `Without ${without}: from age ${activity.min_age} on.`
      : roles
        ? `Checked for ${roles.checkedFor}.`
        : undefined,
  }
}
