import { leases } from '@fgm/db/schema'
import { and, eq, gt, lte, or } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'

/*
 * Work by the clock that one of the servers that share a primary does for all (docs/growing.md). A server alone holds no
 * lease and writes no row. That nothing is done twice is also in each work's own rows, for a server that stops for longer
 * than its lease and goes on.
 */

/** What one server at a time does. */
export type Work =
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
/** A work that takes longer holds its lease meanwhile. */
const renewEveryMs = leaseMs / 3

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
 * Takes a row for this server, until `releaseClaim` or for a minute: for what is over by then. A server alone has each.
 * @returns whether this server has it.
 */
export const claim = (deps: Leasing, name: Claim): boolean =>
  deps.copy === undefined || hold(deps, name, deps.copy.run)

/** Never throws: then another server waits for a minute. */
export function releaseClaim({ db, copy, log }: Leasing, name: Claim) {
  if (!copy) return
  try {
    db.delete(leases)
      .where(and(eq(leases.name, name), eq(leases.holder, copy.run)))
      .run()
  } catch (err) {
    log.warn({ err, claim: name }, 'a claim could not be released')
  }
}

/** At a stop: another server need not wait. */
export function releaseLeases({ db, copy, log }: Leasing) {
  if (!copy) return
  try {
    db.delete(leases).where(eq(leases.holder, copy.run)).run()
  } catch (err) {
    log.warn({ err }, 'leases could not be released')
  }
}

/** Takes the lease, or renews it. @returns whether this server has it. */
function hold({ db, now, log }: Leasing, name: Work | Claim, holder: string): boolean {
  const time = now()
  const expiresAt = new Date(time.getTime() + leaseMs).toISOString()
  // One that lasts longer than any can was taken under a clock that was wrong.
  const never = new Date(time.getTime() + 2 * leaseMs).toISOString()
  try {
    return (
      db
        .insert(leases)
        .values({ name, holder, expires_at: expiresAt })
        .onConflictDoUpdate({
          target: leases.name,
          set: { holder, expires_at: expiresAt },
          setWhere: or(
            eq(leases.holder, holder),
            lte(leases.expires_at, time.toISOString()),
            gt(leases.expires_at, never),
          ),
        })
        .run().changes === 1
    )
  } catch (err) {
    log.warn({ err, work: name }, 'the lease could not be taken')
    return false
  }
}
