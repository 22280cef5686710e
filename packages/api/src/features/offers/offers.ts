import type { Family } from '@fgm/db/schema'
import { isMember } from '@fgm/shared/family/membership'
import { tierNumber } from '@fgm/shared/family/tiers'
import { rewardReferrals } from '@fgm/shared/family/waitlist'
import {
  type LaunchOffer,
  launchOffer,
  type RegistrationInfo,
  registrationInfo,
} from '@fgm/shared/launch/offers'
import type { Deps } from '../../core/deps.ts'
import { featureStatusOf, paymentsState } from '../flags/flags.ts'
import { familyCount, spotsTaken } from '../founding-spots/founding-spots.ts'
import { referralCount } from '../referrals/referrals.ts'
import { readSetting } from '../settings/settings.ts'

/*
 * The only answer to 'may I pay now, and what?' (decisions §1-3, §5, §14). Flags, registration, dashboard, upgrade,
 * the order itself and the mails all use it.
 */

type ReadDeps = Pick<Deps, 'db' | 'payments'>

/** GET /registration-info: what the next family would get, from the database's own count. */
export function currentRegistrationInfo(deps: ReadDeps): RegistrationInfo {
  const { db } = deps
  return registrationInfo({
    family_count: familyCount(db),
    spots_taken: spotsTaken(db),
    are_spots_shown: readSetting(db, 'are_spots_shown'),
    payments: paymentsStanding(deps),
  })
}

/** What a family is offered today, with its own price. */
export function familyOffer(deps: ReadDeps, family: Family): LaunchOffer {
  return launchOffer(tierNumber(family), {
    ...paymentsStanding(deps),
    may_pay_now: mayPay(deps, family),
  })
}

/**
 * Whether a family may pay: it is not active yet, there is a way to pay, and payments are open to all, or to it
 * early by a benefit (decisions §2, §3).
 */
function mayPay(deps: ReadDeps, family: Family): boolean {
  if (isMember(family)) return false
  const payments = paymentsState(deps)
  if (payments !== 'later') return payments === 'open'
  return referralCount(deps.db, family.id) >= rewardReferrals.early_payment_access
}

function paymentsStanding(deps: ReadDeps) {
  const { threshold, current } = featureStatusOf(deps.db, 'payments')
  return {
    payments: paymentsState(deps),
    payments_open_at: threshold,
    families_so_far: current,
  }
}
