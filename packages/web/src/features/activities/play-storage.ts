export const activityPlays = 'fgm-play:'

/** The storage key of the activity that is being played: a phone kills tabs. `familyId` is null for a visitor, and a player by a link for a day. */
export const activityPlayKey = (familyId: string | null) =>
  `${activityPlays}${familyId ?? 'visitor'}`

/** What a visitor told and played here, until an account takes it along (`visitor.ts`). */
export const visitorKey = 'fgm-visitor'

/** What is sent of plays goes one after the other: an older face never after a newer one, a note after its play. */
export const playScope = { id: 'play' }
