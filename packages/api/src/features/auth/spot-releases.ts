import { type Db, inTransaction } from '@fgm/db'
import { mail_outbox, users } from '@fgm/db/schema'
import { and, eq, gt, lte, notExists, or, sql } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { heldUntil, releaseFoundingSpot } from '../founding-spots/founding-spots.ts'
import { enqueueSpotReleasedMail } from './email-links.ts'

/**
 * Releases the founding spots whose families had two days to confirm their address and did not, each
 * with a mail, in one transaction. Called by a timer of `server.ts`, so it never throws: what was not
 * released now is released at the next call, and what was released is not found again. A family whose
 * confirmation mail still waits for the mail server keeps its spot until that has gone out.
 * @returns how many were released.
 */
export function releaseLapsedSpots(deps: Deps): number {
  try {
    return inTransaction(deps.db, (tx) => {
      shortenHolds(deps, tx)
      const lapsed = lapsedHolds(deps, tx)
      for (const user of lapsed) {
        releaseFoundingSpot(deps, tx, user, { mayTakeBack: true })
        if (!user.blocked_at) enqueueSpotReleasedMail(deps, tx, user)
      }
      return lapsed.length
    })
  } catch (err) {
    deps.log.error({ err }, 'founding spots could not be released')
    return 0
  }
}

/** A hold that ends later than any can began under a clock that was wrong since: it begins now. */
function shortenHolds({ now }: Deps, tx: Db) {
  const latest = heldUntil(now())
  tx.update(users)
    .set({ spot_held_until: latest })
    .where(and(is_held, gt(users.spot_held_until, latest)))
    .run()
}

function lapsedHolds({ now }: Deps, tx: Db) {
  const waitingMail = tx
    .select({ id: mail_outbox.id })
    .from(mail_outbox)
    .where(
      and(
        eq(mail_outbox.user_id, users.id),
        eq(mail_outbox.kind, 'verify_email'),
        eq(mail_outbox.state, 'waiting'),
      ),
    )
  return tx
    .select()
    .from(users)
    .where(
      and(
        is_held,
        lte(users.spot_held_until, now().toISOString()),
        // Nobody waits for a mail to a family that may not come in.
        or(notExists(waitingMail), sql`${users.blocked_at} is not null`),
      ),
    )
    .all()
}

// In the words of its index, which holds founders only.
const is_held = sql`founding_member = 1 and spot_held_until is not null`
