/** The right to a call, and perhaps to its reading; it is released with the call's record. */
export type Permit = { release: () => void }

/** Calls in progress that are not on record yet: of all families, and of this one. */
export type InFlightCounts = { of_all: number; of_family: number }

/** Why there is no permit: the quota of the day is used up, or the family's share of it. */
export type NoPermit = 'day_is_full' | 'share_is_used'

/** Whether the quota allows one more call. `family` is null for a call that no family asked for. */
export type HasQuota = (underWay: InFlightCounts, family: string | null) => true | NoPermit

/**
 * Permits for calls, as long as `hasQuota` allows one more with those in progress. Checking and acquiring are one step, so
 * that any number of requests at once finds no more than there is.
 */
export function createSemaphore(hasQuota: HasQuota = () => true) {
  let ofAll = 0
  const ofFamilies = new Map<string, number>()
  return {
    /** `calls` at once or none of them: a text that could not be read again would be written for nothing. */
    acquire: (family: string | null, calls: number): Permit | NoPermit => {
      const ofFamily = family === null ? 0 : (ofFamilies.get(family) ?? 0)
      const answer = hasQuota({ of_all: ofAll + calls - 1, of_family: ofFamily }, family)
      if (answer !== true) return answer
      return permit(family, calls)
    },
    /** For an administrator's test, which finds out what is wrong: it counts and is never refused. */
    acquireAlways: (): Permit => permit(null, 1),
  }

  function permit(family: string | null, calls: number): Permit {
    add(family, 1, calls)
    let isHeld = true
    const release = () => {
      if (isHeld) add(family, -1, -calls)
      isHeld = false
    }
    return { release }
  }

  // A reading is nothing that a family can leave unfinished.
  function add(family: string | null, change: 1 | -1, calls: number) {
    ofAll += calls
    if (family === null) return
    const count = (ofFamilies.get(family) ?? 0) + change
    if (count === 0) ofFamilies.delete(family)
    else ofFamilies.set(family, count)
  }
}
