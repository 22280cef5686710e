/** The place of one call among those that may go out; it ends with the call's record. */
export type Place = { end: () => void }

/** Calls under way that are not on record yet: of everybody, and of the family that asks. */
export type UnderWay = { of_all: number; of_family: number }

/** Why there is no place: the day is full, or the family's share of it. */
export type NoPlace = 'day_is_full' | 'share_is_used'

/** Whether one more call may go out. `family` is null where nobody's press is behind it. */
export type HasRoom = (under_way: UnderWay, family: string | null) => true | NoPlace

/**
 * Places for calls, as long as `hasRoom` says that one more may go out beside those under way. Asking
 * and taking are one step, so that any number of requests at once finds no more than there is.
 */
export function createPlaces(hasRoom: HasRoom = () => true) {
  let of_all = 0
  const of_families = new Map<string, number>()
  return {
    take: (family: string | null): Place | NoPlace => {
      const of_family = family === null ? 0 : (of_families.get(family) ?? 0)
      const answer = hasRoom({ of_all, of_family }, family)
      if (answer !== true) return answer
      return taken(family)
    },
    /** For an administrator's test, which finds out what is wrong: it is counted and never refused. */
    takeAlways: (): Place => taken(null),
  }

  function taken(family: string | null): Place {
    add(family, 1)
    let is_taken = true
    const end = () => {
      if (is_taken) add(family, -1)
      is_taken = false
    }
    return { end }
  }

  function add(family: string | null, change: 1 | -1) {
    of_all += change
    if (family === null) return
    const count = (of_families.get(family) ?? 0) + change
    if (count === 0) of_families.delete(family)
    else of_families.set(family, count)
  }
}
