import { authoredActivities, everydayActivities } from '@fgm/db/seed/activities'

/*
 * How many activities the authored libraries have. Tests compare lists with these, so that new activities change no test;
 * packages/db/src/seed/activities.test.ts checks which ones there are.
 */

export const everydayCount = everydayActivities().length
export const premiumCount = authoredActivities().length - everydayCount

/** How many premium activities these fields select. */
export const premiumWith = (
  fits: (one: ReturnType<typeof authoredActivities>[number]) => boolean,
) => authoredActivities().filter((one) => one.library === 'premium' && fits(one)).length
