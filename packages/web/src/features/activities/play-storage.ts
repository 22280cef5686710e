export const activityPlays = 'fgm-play:'

/** The storage key of the activity that is being played: a phone kills tabs. `familyId` is null for a visitor. */
export const activityPlayKey = (familyId: string | null) =>
  `${activityPlays}${familyId ?? 'visitor'}`
