export const activityPlays = 'fgm-play:'

/** The storage key of the play of an activity: phones close tabs. `familyId` is null for a visitor, and for a day link. */
export const activityPlayKey = (familyId: string | null) =>
  `${activityPlays}${familyId ?? 'visitor'}`

/** A visitor's answers and plays here, until an account takes them over (`visitor.ts`). */
export const visitorKey = 'fgm-visitor'

/** Requests about plays are sent one after the other: an older face never after a newer one, a note after its play. */
export const playScope = { id: 'play' }
