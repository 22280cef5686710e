import { type PriceStep, priceLadder, tierNumber } from '@fgm/shared/tiers'
import { CircleCheck } from 'lucide-react'
import { formatPrice } from '../../lib/price.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { Chip } from '../../ui/chip.tsx'
import { included } from './included.ts'

/** What premium holds and what it costs whom, for who has no account; the row of the next family is marked. */
export function PriceList() {
  const quiet = { throwOnError: false } as const
  const info = trpc.auth.registrationInfo.useQuery(undefined, quiet).data
  const next = info && rowOfNext(info)
  return (
    <section className="card" aria-labelledby="prices">
      <h2 id="prices" className="text-h3">
        Lifetime premium
      </h2>
      <ul className="upgrade-included">
        {included.map((line) => (
          <li key={line}>
            <CircleCheck className="icon" aria-hidden />
            {line}
          </li>
        ))}
      </ul>
      <ul className="price-list">
        {priceLadder.map((row) => (
          <li key={row.label} aria-current={row === next ? 'true' : undefined}>
            <span>
              <b>{row.label}</b>
              <br />
              <span className="small muted">{familiesOf(row)}</span>
              {row === next && (
                <>
                  {' '}
                  <Chip tone="honey">The next family</Chip>
                </>
              )}
            </span>
            <b className="price-list-price">{row.USD === 0 ? 'Free' : formatPrice(row.USD)}</b>
          </li>
        ))}
      </ul>
      <p className="small muted mt-3">
        Paid once, and nothing renews. Your number decides, and your price stays yours.
        {info && info.offer.payments !== 'open' && ' Payments are not yet available.'}
      </p>
    </section>
  )
}

const familiesOf = ({ first_number, last_number }: PriceStep) =>
  last_number === null
    ? `From family ${first_number} on`
    : `Families ${first_number} to ${last_number}`

function rowOfNext({ next_user_number, next_user_tier }: Outputs['auth']['registrationInfo']) {
  const number = tierNumber({
    registration_number: next_user_number,
    founding_member: next_user_tier.founding_member,
  })
  return priceLadder.find(({ last_number }) => last_number === null || number <= last_number)
}
