/** The right to a call, and perhaps to its reading; it is released with the call's record. */
export type Permit = { release: () => void }

/** Why there is no permit: the daily quota is exceeded, or the family's share of it. */
export type NoPermit = 'day_is_full' | 'share_is_used'

/**
 * Permits for calls while the daily quota has room for one more besides those in progress, on any server. Checking and
 * acquiring are one step, so that simultaneous requests never exceed the quota.
 */
export type Semaphore = {
  /**
   * `calls` permits or none: a text that could not be read again would be useless. `family` is null for
   * a call without a family.
   */
  acquire: (family: string | null, calls: number) => Permit | NoPermit
  /** For an administrator's test, which diagnoses problems: it counts and is never refused. */
  acquireAlways: () => Permit
}

const always: Permit = { release: () => {} }

/** Without any quota. */
export const unlimited: Semaphore = { acquire: () => always, acquireAlways: () => always }
