import { hasRow } from '@fgm/db'
import { leases } from '@fgm/db/schema'
import { and, eq, gt, lte, not, or, type SQL, sql } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'

/*
 * Timed work that one of the servers that share a primary does for all (docs/growing.md). A single server holds no
 * lease and writes no row. The rows of each work also make sure that nothing is done twice, in case a server pauses for
 * longer than its lease and then goes on.
 */

/** The work that one server at a time does. */
export type Work =
  | 'abandoned_generations'
  | 'mails'
  | 'notifications'
  | 'open_spots'
  | 'orders'
  | 'reminders'
  | 'spots'
  | 'sweep'

/** A row on which only one server at a time works. */
type Claim = `order ${string}`

export type Leasing = Pick<Deps, 'db' | 'now' | 'copy' | 'log'>

/** How long another server waits for one that is gone. */
const leaseMs = 60_000
/** The same for one row: looking for an order and making one take the provider at most ten seconds each. */
export const claimMs = 25_000
/** Longer work renews its lease meanwhile. */
const renewEveryMs = leaseMs / 3

/**
 * Runs `work` at an interval if this server holds the lease, and never twice at once: a provider that hangs must not pile up
 * runs. A failure is logged, and the work is repeated at the next interval.
 */
export function byTheClock(deps: Leasing, name: Work, everyMs: number, work: () => unknown) {
  let isRunning = false
  const turn = async () => {
    if (isRunning) return
    isRunning = true
    try {
      await asOnlyServer(deps, name, work)
    } catch (err) {
      deps.log.error({ err, work: name }, 'work by the clock failed')
    } finally {
      isRunning = false
    }
  }
  return setInterval(() => void turn(), everyMs)
}

/**
 * Runs `work` if this server holds the lease, or gets it because no other does. Never throws for the lease itself: the
 * next call, here or elsewhere, does the work.
 */
export async function asOnlyServer(deps: Leasing, name: Work, work: () => unknown): Promise<void> {
  const { copy } = deps
  if (!copy) return void (await work())
  if (!hold(deps, name, copy.run)) return
  const renewal = setInterval(() => hold(deps, name, copy.run), renewEveryMs)
  try {
    await work()
  } finally {
    clearInterval(renewal)
  }
}

/**
 * Claims a row for this server, until `releaseClaim` or for `claimMs`: for work that is over by then. A single server has each.
 * @returns whether this server has it.
 */
export const claim = (deps: Leasing, name: Claim): boolean =>
  deps.copy === undefined || hold(deps, name, deps.copy.run, claimMs)

/** Whether a server has claimed this row, by a plain read. */
export const isClaimed = ({ db, now }: Pick<Deps, 'db' | 'now'>, name: Claim): boolean =>
  hasRow(db, leases, and(eq(leases.name, name), not(isOver(now(), claimMs))))

/** Deletes the claims of dead servers. */
export function sweepLeases({ db, now }: Pick<Deps, 'db' | 'now'>) {
  db.delete(leases).where(isOver(now(), leaseMs)).run()
}

/** Releases a row. */
export const releaseClaim = (deps: Leasing, name: Claim) => release(deps, name)

/** At a stop: other servers need not wait. */
export const releaseLeases = (deps: Leasing) => release(deps)

/** Never throws: otherwise another server waits until the lease is over. */
function release({ db, copy, log }: Leasing, name?: Claim) {
  if (!copy) return
  try {
    db.delete(leases)
      .where(and(name && eq(leases.name, name), eq(leases.holder, copy.run)))
      .run()
  } catch (err) {
    log.warn({ err, claim: name }, 'a lease could not be released')
  }
}

/** Takes the lease, or renews it. @returns whether this server has it. */
function hold({ db, now, log }: Leasing, name: Work | Claim, holder: string, lastsMs = leaseMs) {
  const time = now()
  const expiresAt = new Date(time.getTime() + lastsMs).toISOString()
  try {
    return (
      db
        .insert(leases)
        .values({ name, holder, expires_at: expiresAt })
        .onConflictDoUpdate({
          target: leases.name,
          set: { holder, expires_at: expiresAt },
          setWhere: or(eq(leases.holder, holder), isOver(time, lastsMs)),
        })
        .run().changes === 1
    )
  } catch (err) {
    log.warn({ err, work: name }, 'the lease could not be taken')
    return false
  }
}

/** A lease that lasts longer than any can was taken while the clock was wrong. */
function isOver(time: Date, lastsMs: number): SQL {
  const never = new Date(time.getTime() + 2 * lastsMs).toISOString()
  const { expires_at } = leases
  return sql`(${lte(expires_at, time.toISOString())} or ${gt(expires_at, never)})`
}
