import type { FeatureFlags } from '@fgm/shared/flags'
import { paymentsClosed } from '@fgm/shared/payments'
import type { ReactNode } from 'react'
import { SignInWays } from '../../app/gates/sign-in-ways.tsx'
import { ReceiptList } from '../../app/payments/receipt-list.tsx'
import { turnWords } from '../../app/waitlist/membership-words.ts'
import { useWaitlistStatus } from '../../app/waitlist/use-waitlist-status.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { trpc } from '../../lib/trpc.ts'
import { ClockDrawing } from '../../ui/drawings/clock.tsx'
import { LitHouseDrawing } from '../../ui/drawings/lit-house.tsx'

/** What a visitor is asked. */
export function SignInAsk() {
  return (
    <div className="card empty">
      <LitHouseDrawing />
      <h2>Sign in to see your price</h2>
      <p className="muted">What you pay depends on when your family joined.</p>
      <div className="row">
        <SignInWays />
      </div>
    </div>
  )
}

/** For families that have it: nothing to sell, their receipts, and a way on. */
export function Thanks({ children }: { children?: ReactNode }) {
  return (
    <>
      <div className="card empty">
        <LitHouseDrawing />
        <h2>Premium is yours for life</h2>
        <p className="muted">
          {children ?? 'Thank you. There is nothing to pay and nothing to renew.'}
        </p>
        <div className="row">
          <ButtonTo to={paths.activities} variant="primary" size="small">
            My Activities
          </ButtonTo>
        </div>
      </div>
      <Receipts />
    </>
  )
}

/** Payments are closed: why, how far it is, and when this family's turn comes, as on its dashboard. */
export function ComingSoon({ flags }: { flags: FeatureFlags }) {
  const status = useWaitlistStatus(true)
  const turn = status.data && turnWords(status.data)
  const { threshold, current, ready_for_activation } =
    flags.activation_status.feature_status.payments
  return (
    <div className="card empty">
      <ClockDrawing />
      <h2>Coming soon</h2>
      {ready_for_activation ? (
        <p>Payments are not yet available.</p>
      ) : (
        <>
          <p>{paymentsClosed(threshold)}</p>
          {!turn && (
            <p className="muted">
              {current} of {threshold} families have joined so far.
            </p>
          )}
        </>
      )}
      {turn && <p>{turn}</p>}
      <p className="muted">Your place and your price stay yours. There is nothing to do today.</p>
      <div className="row">
        <ButtonTo to={paths.activities} variant="primary" size="small">
          My Activities
        </ButtonTo>
      </div>
    </div>
  )
}

function Receipts() {
  const { data } = trpc.payments.receipts.useQuery(undefined, { throwOnError: false })
  if (!data || data.receipts.length === 0) return null
  return (
    <section className="card upgrade-receipts">
      <h2 className="text-h3">Receipts</h2>
      <ReceiptList receipts={data.receipts} />
    </section>
  )
}
