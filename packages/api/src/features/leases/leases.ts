import { hasRow } from '@fgm/db'
import { leases } from '@fgm/db/schema'
import { and, eq, gt, lte, not, or, type SQL, sql } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'

/*
 * Work by the clock that one of the servers that share a primary does for all (docs/growing.md). A server alone holds no
 * lease and writes no row. That nothing is done twice is also in each work's own rows, for a server that stops for longer
 * than its lease and goes on.
 */

/** What one server at a time does. */
export type Work =
  | 'abandoned_generations'
  | 'mails'
  | 'notifications'
  | 'open_spots'
  | 'orders'
  | 'reminders'
  | 'spots'
  | 'sweep'

/** One row with which one server at a time does something. */
type Claim = `order ${string}`

export type Leasing = Pick<Deps, 'db' | 'now' | 'copy' | 'log'>

/** How long another server waits for one that is gone. */
const leaseMs = 60_000
/** The same of one row: looking for an order and making one take the provider ten seconds each at most. */
export const claimMs = 25_000
/** A work that takes longer holds its lease meanwhile. */
const renewEveryMs = leaseMs / 3

/**
 * Does `work` again and again, if this server is the one, and never twice at once: a provider that hangs must not pile up
 * rounds. What fails is logged, and done at the next turn.
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
 * Does `work` if this server is the one, or becomes it because no other is. Never throws for the lease itself: what was not
 * done now is done at the next call, here or elsewhere.
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
 * Takes a row for this server, until `releaseClaim` or for `claimMs`: for what is over by then. A server alone has each.
 * @returns whether this server has it.
 */
export const claim = (deps: Leasing, name: Claim): boolean =>
  deps.copy === undefined || hold(deps, name, deps.copy.run, claimMs)

/** Whether a server has this row, by a plain read. */
export const isClaimed = ({ db, now }: Pick<Deps, 'db' | 'now'>, name: Claim): boolean =>
  hasRow(db, leases, and(eq(leases.name, name), not(isOver(now(), claimMs))))

/** Removes what servers that are gone had claimed. */
export function sweepLeases({ db, now }: Pick<Deps, 'db' | 'now'>) {
  db.delete(leases).where(isOver(now(), leaseMs)).run()
}

/** Gives a row back. */
export const releaseClaim = (deps: Leasing, name: Claim) => release(deps, name)

/** At a stop: another server need not wait. */
export const releaseLeases = (deps: Leasing) => release(deps)

/** Never throws: then another server waits until it is over. */
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

/** One that lasts longer than any can was taken under a clock that was wrong. */
function isOver(time: Date, lastsMs: number): SQL {
  const never = new Date(time.getTime() + 2 * lastsMs).toISOString()
  const { expires_at } = leases
  return sql`(${lte(expires_at, time.toISOString())} or ${gt(expires_at, never)})`
}
