import { authoredActivities, everydayActivities } from '@fgm/db/seed/activities'

/*
 * How many activities the authored libraries hold. Lists are compared with these, so that new activities change no test; which ones
 * there have to be is for packages/db/src/seed/activities.test.ts.
 */

export const everydayCount = everydayActivities().length
export const premiumCount = authoredActivities().length - everydayCount

/** How many premium activities these fields select. */
export const premiumWith = (
  fits: (one: ReturnType<typeof authoredActivities>[number]) => boolean,
) => authoredActivities().filter((one) => one.library === 'premium' && fits(one)).length
