import { type Db, inTransaction } from '@fgm/db'
import { families, mailOutboxTable } from '@fgm/db/schema'
import { dayMs } from '@fgm/shared/days'
import { spotHeldDaysAfterUpgrade, spotHeldHours } from '@fgm/shared/family/tiers'
import { and, asc, eq, gt, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { arePaymentsOpen } from '../flags/flags.ts'
import { heldUntil, isSpotHeld, releaseFoundingSpot } from '../founding-spots/founding-spots.ts'
import { enqueueSpotMails } from './email-links.ts'

/**
 * Releases the founding spots of families that did not confirm their address within two days, each with a mail, in one
 * transaction; called by a timer. While the first confirmation mail waits for the mail server, a family keeps its spot for at
 * most two more days. @returns how many were released.
 */
export function releaseLapsedSpots(deps: Deps): number {
  return inTransaction(deps.db, (tx) => {
    shortenHolds(deps, tx)
    const lapsed = lapsedHolds(deps, tx)
    const areOpen = arePaymentsOpen({ ...deps, db: tx })
    for (const family of lapsed) {
      releaseFoundingSpot(deps, tx, family, {
        mayTakeBack: true,
        arePaymentsOpen: areOpen,
      })
      if (!family.blocked_at) enqueueSpotMails(deps, tx, family, 'spot_released')
    }
    return lapsed.length
  })
}

/**
 * At start: founders from before spots were held get one mail with a new link and the end of the hold. Called before the first
 * mail is sent, so it never throws: a failed one is retried at the next start. @returns how many mails were written.
 */
export function tellEarlierFounders(deps: Deps): number {
  if (deps.config.smtp_url === null) return 0
  try {
    return inTransaction(deps.db, (tx) => {
      const untold = earlierFounders(tx)
      for (const family of untold) enqueueSpotMails(deps, tx, family, 'spot_held')
      return untold.length
    })
  } catch (err) {
    deps.log.error({ err }, 'mails to founders of before could not be written')
    return 0
  }
}

/** Only the upgrade holds a spot longer than a registration does. */
function earlierFounders(tx: Db) {
  const notified = mailsTo(tx).where(and(isToParent, eq(mailOutboxTable.kind, 'spot_held')))
  const isHeldLonger = sql`julianday(${families.spot_held_until}) - julianday(${families.created_at}) > ${spotHeldHours / 24 + 1}`
  return tx
    .select()
    .from(families)
    .where(and(isSpotHeld, isHeldLonger, isNull(families.blocked_at), notExists(notified)))
    .all()
}

const mailsTo = (tx: Db) => tx.select({ id: mailOutboxTable.id }).from(mailOutboxTable)
const isToParent = sql`${mailOutboxTable.parent_id} in (select id from parents where family_id = ${families.id})`

/** A day more than any hold: clocks are corrected by seconds all the time. */
const longestHoldMs = (spotHeldDaysAfterUpgrade + 1) * dayMs

/** A hold that ends later than any can comes from a wrong clock: it begins now. */
function shortenHolds({ now }: Deps, tx: Db) {
  const latest = new Date(now().getTime() + longestHoldMs).toISOString()
  tx.update(families)
    .set({ spot_held_until: heldUntil(now()) })
    .where(and(isSpotHeld, gt(families.spot_held_until, latest)))
    .run()
}

function lapsedHolds({ now }: Deps, tx: Db) {
  // Only the first one: another link can be requested again and again.
  const firstMail = tx
    .select({ state: mailOutboxTable.state })
    .from(mailOutboxTable)
    .where(and(isToParent, eq(mailOutboxTable.kind, 'verify_email')))
    .orderBy(asc(mailOutboxTable.created_at), sql`rowid`)
    .limit(1)
  // Founders from before get another mail, once.
  const heldMail = mailsTo(tx).where(
    and(isToParent, eq(mailOutboxTable.kind, 'spot_held'), eq(mailOutboxTable.state, 'waiting')),
  )
  const time = now()
  const longestWait = new Date(time.getTime() - spotHeldHours * 3_600_000)
  return tx
    .select()
    .from(families)
    .where(
      and(
        isSpotHeld,
        lte(families.spot_held_until, time.toISOString()),
        or(
          and(sql`${firstMail} is not 'waiting'`, notExists(heldMail)),
          lte(families.spot_held_until, longestWait.toISOString()),
          // A mail to a blocked family does not count.
          sql`${families.blocked_at} is not null`,
        ),
      ),
    )
    .all()
}
