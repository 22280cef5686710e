import type { Outputs } from '../../lib/trpc.ts'

export type HuntToPlay = Outputs['hunts']['byId']

export const plays = 'fgm-hunts:play:'
export const players = 'fgm-hunts:players:'

/** Where the browser keeps how far a play has come: a phone kills tabs. */
export const playKey = (familyId: string, huntId: string) => `${plays}${familyId}:${huntId}`
/** Where a browser keeps who played last. */
export const playersKey = (familyId: string) => `${players}${familyId}`

/** Under this, instead of a family's id, stands the play of a browser that nobody is signed in to. */
export const visitorId = 'visitor'
