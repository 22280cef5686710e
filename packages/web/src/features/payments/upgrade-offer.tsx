import type { ActivityGlimpse } from '@fgm/shared/activities/activities'
import { childAges } from '@fgm/shared/family/child-age'
import { childLimits } from '@fgm/shared/family/children'
import {
  type Currency,
  creditsWhenActive,
  type PriceStep,
  priceLadder,
  tierNumber,
} from '@fgm/shared/family/tiers'
import type { PaymentOffer } from '@fgm/shared/payments'
import { formatMoney } from '@fgm/shared/text/money'
import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatCount } from '../../lib/format.ts'
import { formatAges, formatMinutes } from '../../lib/format-facts.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { formatPrice } from '../../lib/price.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { useWayBack } from '../../session/sign-in-ways.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import litHouseSvg from '../../ui/drawings/lit-house.svg?raw'
import { FormError } from '../../ui/form.tsx'
import { Segmented } from '../../ui/radio.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { StickyAction } from '../../ui/sticky-action.tsx'
import { ActivityScene } from '../activities/activity-scene.tsx'
import { useChildren } from '../children/use-children.ts'
import type { Checkout, CheckoutState, Order } from './use-checkout.ts'

/** What premium contains, what it costs, in which currency, and the button (spec part one §2, upgrade screen). */
export function UpgradeOffer({ offer, checkout }: { offer: PaymentOffer; checkout: Checkout }) {
  const [currency, setCurrency] = useState<Currency>('USD')
  const priceIn = (code: Currency) => offer.prices.find((one) => one.currency === code)?.amount ?? 0
  const words = formatMoney(priceIn(currency), currency)
  return (
    <div className="card upgrade-offer">
      <Premium />
      <div className="upgrade-pay">
        <Segmented
          label="Currency"
          options={offer.prices.map((one) => ({ value: one.currency, label: one.currency }))}
          value={currency}
          onChange={setCurrency}
        />
        <div role="status">
          <p className="upgrade-price">{words}</p>
          <p className="small muted mt-2">
            {offer.label} price, paid once
            {offer.percent_off > 0 && `: ${offer.percent_off}% off the standard $25`}.
            {offer.registration_price_usd > priceIn('USD') && (
              <>
                {' '}
                At registration it was <s>{formatMoney(offer.registration_price_usd, 'USD')}</s>.
              </>
            )}
          </p>
        </div>
        {offer.test_mode && (
          <p className="small">
            <strong>Test mode:</strong> no money is moved.
          </p>
        )}
        <StickyAction className="upgrade-action">
          <Button
            variant="primary"
            isBlock
            isPending={checkout.isBusy}
            onClick={() => void checkout.pay(currency)}
          >
            Pay {words}
          </Button>
          <Progress state={checkout.state} />
        </StickyAction>
        <GoodToKnow>Nothing renews. You get a receipt by email. </GoodToKnow>
      </div>
    </div>
  )
}

/**
 * Links to refunds and terms, and the days in which a payment is given back without a reason, where the operator
 * promises any. No payment waits for these: they are at the end, where they shift nothing.
 */
export function GoodToKnow({ children }: { children?: ReactNode }) {
  const days = trpc.operator.current.useQuery(undefined, { throwOnError: false }).data?.refund_days
  return (
    <p className="small muted">
      {children}
      <Link to={paths.refunds}>Refunds</Link> and <Link to={paths.terms}>terms</Link>.{' '}
      <span className="refund-days">
        {days &&
          `You can change your mind: within ${formatCount(days, 'day')} of paying you get all of it back.`}
      </span>
    </p>
  )
}

function Progress({ state }: { state: CheckoutState }) {
  return (
    <>
      <div role="status">
        {state.step === 'confirming' && (
          <p className="upgrade-progress row items-start">
            <Spinner />
            <span>
              We are confirming your payment
              {state.is_slow &&
                `. This is taking longer than usual. You can leave this page: we will keep checking and email you. Your order is ${state.order.order_id}.`}
            </span>
          </p>
        )}
        {state.step === 'dismissed' && <p>You closed the checkout. Nothing was charged.</p>}
      </div>
      <FormError error={state.step === 'failed' ? state.message : undefined} />
      {state.step === 'failed' && state.order_id && (
        <p className="small muted wrap-anywhere">Your order is {state.order_id}.</p>
      )}
    </>
  )
}

type RegistrationInfo = Outputs['auth']['registrationInfo']

/** For a visitor: what premium contains, what the next family pays for it, and below it the founding step. */
export function PriceList() {
  const info = trpc.auth.registrationInfo.useQuery(undefined, { throwOnError: false }).data
  return (
    <>
      <div className="card upgrade-offer">
        <Premium />
        <NextFamily info={info} />
      </div>
      {info && <Prices info={info} />}
    </>
  )
}

function NextFamily({ info }: { info: RegistrationInfo | undefined }) {
  const search = useWayBack()
  return (
    <div className="upgrade-pay comes-first">
      <Drawing markup={litHouseSvg} className="upgrade-drawing only-desk" />
      {info && (
        <div>
          <p className="upgrade-price">
            {info.offer.price_usd === 0 ? 'Free' : `${formatPrice(info.offer.price_usd)} once`}
          </p>
          <p className="mt-2">{nextPriceText(info)}</p>
          {info.offer.payments !== 'open' && (
            <p className="mt-2 small">
              Nothing to pay today. <span>Payments are not yet available.</span>
            </p>
          )}
        </div>
      )}
      <ButtonTo to={paths.register} search={search} variant="primary">
        Sign Up Free
      </ButtonTo>
      <p className="small">
        Have an account?{' '}
        <Link to={paths.login} search={search} className="link-pad">
          Log In
        </Link>
      </p>
    </div>
  )
}

function nextPriceText({ offer }: RegistrationInfo): string {
  if (offer.price_usd === 0) return 'Premium for life: a founding spot is left for the next family.'
  const off = offer.percent_off > 0 ? `, ${offer.percent_off}% off the standard $25` : ''
  return `Premium for life in one payment${off}. This price stays yours.`
}

/** Every step, whoever pays less or more; a family that has it free does not see the others. */
function Prices({ info }: { info: RegistrationInfo }) {
  const next = rowOfNext(info)
  const rows = next?.USD === 0 ? [next] : priceLadder
  const isTaken = (at: number) => next !== undefined && at < rows.indexOf(next)
  return (
    <section aria-labelledby="prices">
      <h2 id="prices" className="text-h3">
        What each family pays
      </h2>
      <ul className="price-list mt-3 grid text-ui">
        {rows.map((row, at) => (
          <li
            key={row.label}
            className={isTaken(at) ? 'muted' : undefined}
            aria-current={row === next ? 'true' : undefined}
          >
            <b>{row.label}</b>
            <span className="muted">{familiesOf(row)}</span>
            <b className="ms-auto min-w-14 text-right mid:ms-0 mid:mt-2 mid:text-left mid:text-h2 mid:[font-family:var(--display)]">
              {row.USD === 0 ? 'Free' : formatPrice(row.USD)}
            </b>
            {isTaken(at) && <Chip tone="outline">All taken</Chip>}
            {isDip(rows, at) && !isTaken(at) && <Chip tone="outline">Special offer</Chip>}
            {row === next && <Chip tone="honey">The next family</Chip>}
          </li>
        ))}
      </ul>
      <div className="mt-3">
        <GoodToKnow>
          Paid once, and nothing renews. Your price depends on your family&#8217;s number, and
          stays.{' '}
          {rows.some((_, at) => isDip(rows, at)) &&
            'Early Bird is a special offer, so it costs less than the step before. '}
        </GoodToKnow>
      </div>
    </section>
  )
}

/** A later family pays less than an earlier one: readers of the list ask why. */
const isDip = (rows: readonly PriceStep[], at: number) =>
  (rows[at]?.USD ?? 0) < (rows[at - 1]?.USD ?? 0)

const familiesOf = ({ first_number, last_number }: PriceStep) =>
  last_number === null
    ? `From family ${first_number} on`
    : `Families ${first_number} to ${last_number}`

function rowOfNext({ next_user_number, next_user_tier }: RegistrationInfo) {
  const number = tierNumber({
    registration_number: next_user_number,
    founding_member: next_user_tier.founding_member,
  })
  return priceLadder.find(({ last_number }) => last_number === null || number <= last_number)
}

const included = [
  'Every activity, with a printable for the fridge',
  `${creditsWhenActive} brand-new activities for your family in all, and ideas from our idea book as often as you like`,
  'The premium library, and sharing with other families',
  `Room for ${childLimits.active} children`,
] as const

/** What premium is, in words and in pictures. */
export function Premium({ isOwned = false }: { isOwned?: boolean | undefined }) {
  return (
    <>
      <div>
        <h2>{isOwned ? 'What you have' : 'What you get'}</h2>
        <ul className="upgrade-included">
          {included.map((line) => (
            <li key={line} className="flex gap-3">
              <CircleCheck className="icon text-teal" aria-hidden />
              {line}
            </li>
          ))}
        </ul>
      </div>
      <WhatOpens isOwned={isOwned} />
    </>
  )
}

/** Premium in pictures: three activities of its library for the family's child, other ones every day. Their space is reserved. */
function WhatOpens({ isOwned }: { isOwned: boolean }) {
  const { child, isSettled } = useChildren({ isQuiet: true })
  const childAge = childAges.find((age) => age === child?.age)
  const window = trpc.library.window.useQuery(
    { child_age: childAge },
    { throwOnError: false, enabled: isSettled },
  )
  if (window.isError && !window.data) return null
  const places: (ActivityGlimpse | undefined)[] = window.data?.activities ?? [...Array(3)]
  return (
    <section className="what-opens min-w-0" aria-labelledby="what-opens">
      <h3 id="what-opens" className="text-ui">
        {window.data
          ? `Three of the ${window.data.opens} ${isOwned ? 'that are yours' : 'it opens'}`
          : 'What it opens'}
      </h3>
      <ul className="mt-3 grid gap-3">
        {places.map((activity, place) => (
          <li key={activity?.id ?? place}>
            <ActivityScene activity={activity ?? {}} />
            {activity && (
              <div>
                <Link
                  to={paths.activity}
                  params={{ activity_id: activity.id }}
                  className="inline-flex min-h-11 items-center"
                >
                  {activity.title}
                </Link>
                <p className="label muted">
                  {formatMinutes(activity.duration_minutes)} · {formatAges(activity)}
                </p>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Replaces the provider's checkout; no money moves (decisions §5). */
export function TestCheckout({ order, checkout }: { order: Order; checkout: Checkout }) {
  const { isTestRunning, endTest, dismiss } = checkout
  const price = formatMoney(order.amount, order.currency)
  return (
    <Sheet
      onOpenChange={(isOpen) => !isOpen && !isTestRunning && void dismiss(order)}
      title="Test checkout"
      description="This is a test. No money is moved, and no card is asked for."
      footer={
        <>
          <Button
            variant="primary"
            isBlock
            isPending={isTestRunning}
            onClick={() => void endTest(order, 'success')}
          >
            Pay {price}
          </Button>
          <Button isBlock onClick={() => !isTestRunning && void endTest(order, 'failure')}>
            Fail
          </Button>
        </>
      }
    >
      <p className="note honey">
        <span className="wrap-anywhere">
          Lifetime premium, {price}. Order {order.order_id.replace(/^order_/, '')}.
        </span>
      </p>
    </Sheet>
  )
}
