/** The right to one call; it is released with the call's record. */
export type Permit = { release: () => void }

/** Calls under way that are not on record yet: of everybody, and of the family that asks. */
export type InFlightCounts = { of_all: number; of_family: number }

/** Why there is no permit: the quota of the day is used up, or the family's share of it. */
export type NoPermit = 'day_is_full' | 'share_is_used'

/** Whether the quota allows one more call. `family` is null for a call that no family asked for. */
export type HasQuota = (underWay: InFlightCounts, family: string | null) => true | NoPermit

/**
 * Permits for calls, as long as `hasQuota` allows one more beside those under way. Asking and acquiring are one step, so
 * that any number of requests at once finds no more than there is.
 */
export function createSemaphore(hasQuota: HasQuota = () => true) {
  let ofAll = 0
  const ofFamilies = new Map<string, number>()
  return {
    acquire: (family: string | null): Permit | NoPermit => {
      const ofFamily = family === null ? 0 : (ofFamilies.get(family) ?? 0)
      const answer = hasQuota({ of_all: ofAll, of_family: ofFamily }, family)
      if (answer !== true) return answer
      return permit(family)
    },
    /** For an administrator's test, which finds out what is wrong: it is counted and never refused. */
    acquireAlways: (): Permit => permit(null),
  }

  function permit(family: string | null): Permit {
    add(family, 1)
    let isHeld = true
    const release = () => {
      if (isHeld) add(family, -1)
      isHeld = false
    }
    return { release }
  }

  function add(family: string | null, change: 1 | -1) {
    ofAll += change
    if (family === null) return
    const count = (ofFamilies.get(family) ?? 0) + change
    if (count === 0) ofFamilies.delete(family)
    else ofFamilies.set(family, count)
  }
}
