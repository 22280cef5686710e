/** The right to a call, and perhaps to its reading; it is released with the call's record. */
export type Permit = { release: () => void }

/** Why there is no permit: the quota of the day is used up, or the family's share of it. */
export type NoPermit = 'day_is_full' | 'share_is_used'

/**
 * Permits for calls, as long as the day has room for one more with those in progress, on whichever server. Checking and
 * acquiring are one step, so that any number of requests at once finds no more than there is.
 */
export type Semaphore = {
  /**
   * `calls` at once or none of them: a text that could not be read again would be written for nothing. `family` is null for
   * a call that no family asked for.
   */
  acquire: (family: string | null, calls: number) => Permit | NoPermit
  /** For an administrator's test, which finds out what is wrong: it counts and is never refused. */
  acquireAlways: () => Permit
}

const always: Permit = { release: () => {} }

/** Where no one counts. */
export const unlimited: Semaphore = { acquire: () => always, acquireAlways: () => always }
