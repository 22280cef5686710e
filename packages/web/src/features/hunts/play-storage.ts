import type { Outputs } from '../../lib/trpc.ts'

export type HuntToPlay = Pick<
  Hunt,
  | 'id'
  | 'hunt_name'
  | 'hunt_type'
  | 'items_data'
  | 'difficulty_level'
  | 'age_range'
  | 'blueprint_data'
> &
  // A hunt by a link comes without them: the treasure is at home.
  Partial<Pick<Hunt, 'story_id' | 'treasure_place'>>
type Hunt = Outputs['hunts']['byId']

export const plays = 'fgm-hunts:play:'
export const players = 'fgm-hunts:players:'

/** The storage key of a play in progress: phones close tabs. */
export const playKey = (familyId: string, huntId: string) => `${plays}${familyId}:${huntId}`
/** The storage key of who played last. */
export const playersKey = (familyId: string) => `${players}${familyId}`
/** Whether this device plays a sound at each find, as chosen last; it belongs to no family. */
export const soundKey = 'fgm-hunts:sound'

/** Used instead of a family's id, for a play by a link: it belongs to the person with the link, not to a family. */
export const dayPlayer = (linkId: string) => `day-${linkId}`

export const visitorId = 'visitor'
