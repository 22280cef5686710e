import { type PriceStep, priceLadder, tierNumber } from '@fgm/shared/family/tiers'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { formatPrice } from '../../lib/price.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { useWayBack } from '../../session/sign-in-ways.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Included, WhatOpens } from './what-opens.tsx'

type RegistrationInfo = Outputs['auth']['registrationInfo']

/** For who has no account: what premium holds, what the next family pays for it, and below it the founding step. */
export function PriceList() {
  const info = trpc.auth.registrationInfo.useQuery(undefined, { throwOnError: false }).data
  return (
    <>
      <div className="card upgrade-offer">
        <Included heading="What you get" />
        <WhatOpens />
        <NextFamily info={info} />
      </div>
      {info && <Prices info={info} />}
    </>
  )
}

/** The price of the next family to sign up, and the two ways in. */
function NextFamily({ info }: { info: RegistrationInfo | undefined }) {
  const search = useWayBack()
  return (
    <div className="upgrade-pay">
      {info && (
        <div>
          <p className="upgrade-price">
            {info.offer.price_usd === 0 ? 'Free' : formatPrice(info.offer.price_usd)}
          </p>
          <p className="small muted">{nextWords(info)}</p>
        </div>
      )}
      <ButtonTo to={paths.register} search={search} variant="primary">
        Sign Up
      </ButtonTo>
      <ButtonTo to={paths.login} search={search} variant="secondary">
        Log In
      </ButtonTo>
      <p className="small muted">Signing up is free. An account you have keeps its own price.</p>
    </div>
  )
}

function nextWords({ offer, next_user_number }: RegistrationInfo): string {
  if (offer.price_usd === 0) return 'For life, if you sign up next: a founding spot is left.'
  const off = offer.percent_off > 0 ? `: ${offer.percent_off}% off the standard $25` : ''
  return `You would be family ${next_user_number}. The ${offer.label} price, paid once${off}.`
}

/** The step of the founding families and that of the next one, quietly: the others are nothing to who reads now. */
function Prices({ info }: { info: RegistrationInfo }) {
  const next = rowOfNext(info)
  const rows = priceLadder.filter((row) => row === next || row.USD === 0)
  return (
    <section aria-labelledby="prices" className="price-list-all">
      <h2 id="prices" className="text-h3">
        What each family pays
      </h2>
      <ul className="price-list">
        {rows.map((row) => (
          <li key={row.label} aria-current={row === next ? 'true' : undefined}>
            <b>{row.label}</b>
            <span className="muted">{familiesOf(row)}</span>
            {row === next && <Chip tone="honey">The next family</Chip>}
            <b className="price-list-price">{row.USD === 0 ? 'Free' : formatPrice(row.USD)}</b>
          </li>
        ))}
      </ul>
      <p className="small muted mt-3">
        Paid once, and nothing renews. Your number decides, and your price stays yours.
        {info.offer.payments !== 'open' && ' Payments are not yet available.'}
      </p>
    </section>
  )
}

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
