import type { Outputs } from '../../lib/trpc.ts'

export type HuntToPlay = Outputs['hunts']['byId']

export const plays = 'fgm-hunts:play:'

/** Where the browser keeps how far a play has come: a phone kills tabs. */
export const playKey = (family_id: string, hunt_id: string) => `${plays}${family_id}:${hunt_id}`
