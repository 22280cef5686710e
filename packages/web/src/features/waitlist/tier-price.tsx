import { isIn } from '@fgm/shared/family/membership'
import { formatPrice } from '../../lib/price.ts'
import type { WaitlistStatus } from './use-waitlist-status.ts'

/**
 * What a family pays once, as a fact: 'Free', or the price, with the one announced at registration struck out where it was
 * higher. Nothing for a family that paid, and while there is no way to pay.
 */
export function TierPrice({ status }: { status: WaitlistStatus }) {
  const { user, offer } = status
  const { tier_price, registration_price } = user
  const isFree = tier_price === 0
  if (!isFree && (isIn(user) || offer.payments === 'off')) return null
  return (
    <div>
      <dt>Price</dt>
      <dd>
        {registration_price > tier_price && (
          <>
            <s className="muted">
              <span className="hidden-text">Announced: </span>
              {formatPrice(registration_price)}
            </s>{' '}
          </>
        )}
        {isFree ? 'Free' : `${formatPrice(tier_price)} once`}
      </dd>
    </div>
  )
}
