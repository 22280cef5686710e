import type { Outputs } from '../../lib/trpc.ts'

export type HuntToPlay = Outputs['hunts']['byId']

export const plays = 'fgm-hunts:play:'
export const players = 'fgm-hunts:players:'

/** Where the browser keeps how far a play has come: a phone kills tabs. */
export const playKey = (family_id: string, hunt_id: string) => `${plays}${family_id}:${hunt_id}`
/** Where a browser keeps who played last. */
export const playersKey = (family_id: string) => `${players}${family_id}`

/** Under this, instead of a family's id, stands the play of a browser that nobody is signed in to. */
export const visitor_id = 'visitor'
