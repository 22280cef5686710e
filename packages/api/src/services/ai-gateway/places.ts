/** The place of one call among those that may go out; it ends with the call's record. */
export type Place = { end: () => void }

/**
 * Places for calls, as long as `has_room` says that one more may go out beside those under way. Asking
 * and taking are one step, so that any number of requests at once finds no more than there is.
 */
export function createPlaces(has_room: (under_way: number) => boolean = () => true) {
  let under_way = 0
  return {
    /** Null when there is no room. */
    take: (): Place | null => {
      if (!has_room(under_way)) return null
      under_way += 1
      let is_taken = true
      const end = () => {
        if (is_taken) under_way -= 1
        is_taken = false
      }
      return { end }
    },
  }
}
