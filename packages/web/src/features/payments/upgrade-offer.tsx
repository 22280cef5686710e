import type { Currency } from '@fgm/shared/family/tiers'
import type { PaymentOffer } from '@fgm/shared/payments'
import { formatMoney } from '@fgm/shared/text/money'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { Checkout, CheckoutState } from './use-checkout.ts'
import { Included, WhatOpens } from './what-opens.tsx'

type UpgradeOfferProps = { offer: PaymentOffer; checkout: Checkout }

/** What one gets, what it costs, in which currency, and the button (spec part one §2, upgrade screen). */
export function UpgradeOffer({ offer, checkout }: UpgradeOfferProps) {
  const [currency, setCurrency] = useState<Currency>('USD')
  const price = offer.prices.find((one) => one.currency === currency) ?? { amount: 0, currency }
  const words = formatMoney(price.amount, currency)
  return (
    <div className="card upgrade-offer">
      <Included heading="What you get" />
      <WhatOpens />
      <div className="upgrade-pay">
        <Segmented
          label="Currency"
          options={offer.prices.map((one) => ({ value: one.currency, label: one.currency }))}
          value={currency}
          onChange={setCurrency}
        />
        <div role="status">
          <p className="upgrade-price">{words}</p>
          <p className="small muted">
            {offer.label} price, paid once
            {offer.percent_off > 0 && `: ${offer.percent_off}% off the standard $25`}.
            <RegistrationPrice offer={offer} />
          </p>
        </div>
        {offer.test_mode && (
          <p className="small">
            <strong>Test mode:</strong> no money is moved.
          </p>
        )}
        <Button
          variant="primary"
          isBlock
          isPending={checkout.isBusy}
          onClick={() => void checkout.pay(currency)}
        >
          Pay {words}
        </Button>
        <Progress state={checkout.state} />
        <p className="small muted">
          Nothing renews. You get a receipt by email. <Link to={paths.refunds}>Refunds</Link> and{' '}
          <Link to={paths.terms}>terms</Link>.
        </p>
      </div>
    </div>
  )
}

/** What registration named, in dollars as it did, where it was more. */
function RegistrationPrice({ offer }: { offer: PaymentOffer }) {
  const usd = offer.prices.find((one) => one.currency === 'USD')?.amount ?? 0
  if (offer.registration_price_usd <= usd) return null
  return (
    <>
      {' '}
      At registration it was <s>{formatMoney(offer.registration_price_usd, 'USD')}</s>.
    </>
  )
}

function Progress({ state }: { state: CheckoutState }) {
  return (
    <>
      <div role="status">
        {state.step === 'confirming' && (
          <p className="upgrade-progress">
            <Spinner />
            <span>
              We are confirming your payment
              {state.is_slow &&
                `. This takes longer than usual. You can leave this page: we go on, and write to you. Your order is ${state.order.order_id}.`}
            </span>
          </p>
        )}
        {state.step === 'dismissed' && <p>The checkout was closed. Nothing was taken.</p>}
      </div>
      <FormError error={state.step === 'failed' ? state.message : undefined} />
      {state.step === 'failed' && state.order_id && (
        <p className="small muted upgrade-break">Your order is {state.order_id}.</p>
      )}
    </>
  )
}
