import { formatPrice } from '../../lib/price.ts'
import type { WaitlistStatus } from './use-waitlist-status.ts'

type TierPriceProps = { user: WaitlistStatus['user'] }

/** What a family pays once: 'free', or the price, with the one announced at registration struck out where it was higher. */
export function TierPrice({ user }: TierPriceProps) {
  const { tier_price, registration_price } = user
  if (tier_price === 0) return 'free'
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
