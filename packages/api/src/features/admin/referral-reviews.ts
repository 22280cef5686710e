import { type Db, inTransaction } from '@fgm/db'
import { type Parent, referrals } from '@fgm/db/schema'
import type { ReferralReview } from '@fgm/shared/family/waitlist'
import { asc, sql } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { notFound } from '../../core/errors.ts'
import { parentsOf } from '../parents/parents.ts'
import { decideHeldReferral, referralCount } from '../referrals/referrals.ts'

const pageSize = 100

/** GET /api/admin/referrals: referrals that wait for a review. */
export function heldReferrals(db: Db): ReferralReview[] {
  return (
    db
      .select()
      .from(referrals)
      // Literal, not bound: only then does SQLite use its partial index.
      .where(sql`state = 'held'`)
      .orderBy(asc(referrals.created_at), sql`rowid`)
      .limit(pageSize)
      .all()
      .flatMap((held) => {
        const referrer = personOf(db, held.referrer_family_id)
        if (!referrer) return []
        const { id, reason, created_at } = held
        return [
          {
            id,
            reason: reason ?? 'many_at_once',
            referrer: { ...referrer, referral_count: referralCount(db, held.referrer_family_id) },
            referee: held.referee_family_id ? (personOf(db, held.referee_family_id) ?? null) : null,
            created_at,
          },
        ]
      })
  )
}

/**
 * POST /api/admin/referrals/{id}: accepts a held referral, which then counts like any other, or refuses it.
 * @throws 404 if it is not held (any more).
 */
export function decideReferral(
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'config' | 'csrf_key' | 'payments'>,
  administrator: Pick<Parent, 'id'>,
  { id, decision }: { id: string; decision: 'accept' | 'refuse' },
): { message: string } {
  return inTransaction(deps.db, (tx) => {
    const state = decision === 'accept' ? 'counted' : 'refused'
    if (!decideHeldReferral(deps, tx, id, state, administrator.id)) throw notFound('Referral')
    return {
      message: decision === 'accept' ? 'The referral counts now.' : 'The referral is refused.',
    }
  })
}

const personOf = (db: Db, id: string) =>
  parentsOf(db, id).map(({ name, email }) => ({ name, email }))[0]
