/** The place of one call among those that may go out; it ends with the call's record. */
export type Place = { end: () => void }

/** Calls under way that are not on record yet: of everybody, and of the family that asks. */
export type UnderWay = { of_all: number; of_family: number }

/** Why there is no place: the day is full, or the family's share of it. */
export type NoPlace = 'day_is_full' | 'share_is_used'

/** Whether one more call may go out. `family` is null where nobody's press is behind it. */
export type HasRoom = (underWay: UnderWay, family: string | null) => true | NoPlace

/**
 * Places for calls, as long as `hasRoom` says that one more may go out beside those under way. Asking
 * and taking are one step, so that any number of requests at once finds no more than there is.
 */
export function createPlaces(hasRoom: HasRoom = () => true) {
  let ofAll = 0
  const ofFamilies = new Map<string, number>()
  return {
    take: (family: string | null): Place | NoPlace => {
      const ofFamily = family === null ? 0 : (ofFamilies.get(family) ?? 0)
      const answer = hasRoom({ of_all: ofAll, of_family: ofFamily }, family)
      if (answer !== true) return answer
      return taken(family)
    },
    /** For an administrator's test, which finds out what is wrong: it is counted and never refused. */
    takeAlways: (): Place => taken(null),
  }

  function taken(family: string | null): Place {
    add(family, 1)
    let isTaken = true
    const end = () => {
      if (isTaken) add(family, -1)
      isTaken = false
    }
    return { end }
  }

  function add(family: string | null, change: 1 | -1) {
    ofAll += change
    if (family === null) return
    const count = (ofFamilies.get(family) ?? 0) + change
    if (count === 0) ofFamilies.delete(family)
    else ofFamilies.set(family, count)
  }
}
