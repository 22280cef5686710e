import type { ActivityCard } from './activities.ts'
import type { places } from './moment-lists.ts'

/* What a parent chooses before the next five minutes, and what fits it. */

type Place = (typeof places)[number]['id']

/** Where a family can be, and which of an activity's places exist there. */
export const wheres = [
  { id: 'home', label: 'Home', places: ['home_floor', 'sofa', 'table', 'kitchen'] },
  { id: 'seat', label: 'Car, bus', places: ['seat'] },
  { id: 'queue', label: 'In a line', places: ['queue'] },
  { id: 'bed', label: 'Bed', places: ['bed'] },
  { id: 'outdoors', label: 'Outdoors', places: ['garden', 'park', 'balcony'] },
  { id: 'table', label: 'Table', places: ['table'] },
] as const satisfies { id: string; label: string; places: Place[] }[]
export type Where = (typeof wheres)[number]['id']

/** How the child is. */
export const hows = [
  { id: 'wild', label: 'Wild' },
  { id: 'whiny', label: 'Whiny' },
  { id: 'bored', label: 'Bored' },
  { id: 'wiped_out_child', label: 'Wiped out' },
  { id: 'fine', label: 'Fine' },
] as const
type How = (typeof hows)[number]['id']

/** What was chosen; null where nothing was. `also` are the ids of the other children who are here. */
export type RightNow = { where: Where | null; how: How | null; also: readonly string[] }
export const noAnswers: RightNow = { where: null, how: null, also: [] }

/**
 * Whether it can be played from its first to its last step where the family is. What no author judged is for home. Where the
 * place is not known, nothing that needs a bath, a goodbye at the door or a phone call is suggested.
 */
export function isThere({ moments, setting }: ActivityCard, where: Where | null): boolean {
  if (!moments) return where === null || (where === 'home' && setting !== 'outdoor')
  const here: readonly string[] = wheres
    .filter(({ id }) => where === null || id === where)
    .flatMap(({ places }) => places)
  return moments.place.some((place) => here.includes(place))
}

/** Whether it helps a child in this mood, or does no harm. If the mood is not known: whether it also suits a good day. */
export const isFor = ({ moments }: ActivityCard, how: How | null): boolean =>
  how === null ? moments?.mood.includes('fine') !== false : moments?.mood.includes(how) === true

type Child = { id: string; age: number }

/** The children who are here: the one who plays, and the others that were named. The youngest decides what is safe. */
export function playersHere<Known extends Child>(
  children: readonly Known[],
  child: Known | undefined,
  { also }: RightNow,
) {
  const here = children.filter(({ id }) => id === child?.id || also.includes(id))
  const ages = here.map(({ age }) => age)
  return { here, age: child ? Math.min(...ages) : null, oldest: Math.max(...ages) }
}
