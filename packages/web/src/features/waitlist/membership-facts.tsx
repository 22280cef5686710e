import { isMember } from '@fgm/shared/family/membership'
import type { ReactNode } from 'react'
import { formatPrice } from '../../lib/price.ts'
import type { WaitlistStatus } from './use-waitlist-status.ts'

type MembershipFactsProps = { status: WaitlistStatus; facts: readonly [name: string, ReactNode][] }

/** What a family has, fact by fact; the last is what it pays. A fact without a value is not shown. */
export function MembershipFacts({ status, facts }: MembershipFactsProps) {
  const all: typeof facts = [...facts, ['Price', priceOf(status)]]
  return (
    <dl className="flex w-full flex-wrap justify-center gap-x-10 gap-y-3">
      {all
        .filter(([, value]) => value !== null && value !== undefined)
        .map(([name, value]) => (
          <div key={name}>
            <dt className="small muted">{name}</dt>
            <dd className="text-ui leading-[1.4] font-[650]">{value}</dd>
          </div>
        ))}
    </dl>
  )
}

/**
 * What a family pays once: 'Free', or the price, with the one announced at registration struck out where it was higher.
 * Nothing for a family that paid, and while there is no way to pay.
 */
function priceOf({ user, offer }: WaitlistStatus): ReactNode {
  const { tier_price, registration_price } = user
  if (tier_price === 0) return 'Free'
  if (isMember(user) || offer.payments === 'off') return null
  return (
    <>
      {registration_price > tier_price && (
        <>
          <s className="muted">
            <span className="hidden-text">Announced: </span>
            {formatPrice(registration_price)}
          </s>{' '}
        </>
      )}
      {formatPrice(tier_price)} once
    </>
  )
}
