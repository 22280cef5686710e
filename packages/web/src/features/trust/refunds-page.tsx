import { formatCount } from '../../lib/format.ts'
import { NoAddress, Part, TrustPage, WriteTo } from './trust-page.tsx'

/** /refunds: how a payment is given back. A promise of days is the operator's setting. */
export function RefundsPage() {
  return (
    <TrustPage
      title="Refunds"
      lead="One payment, nothing that renews. If it went wrong, you get it back."
      changedOn="2026-11-24"
    >
      {(operator) => (
        <>
          {!operator.has_payments && (
            <Part title="Today">
              <p>Nothing can be bought here today, so there is nothing to refund.</p>
            </Part>
          )}
          <Part title="When you get your money back">
            <ul>
              <li>A payment made twice, or for something you already had: in full.</li>
              <li>A payment that opened nothing: in full.</li>
              {operator.refund_days !== null && (
                <li>
                  You changed your mind: in full, within {formatCount(operator.refund_days, 'day')}{' '}
                  of paying. You need not say why.
                </li>
              )}
              <li>Whatever the law of your country gives you, on top of this.</li>
            </ul>
          </Part>
          {(operator.email || operator.has_payments) && (
            <Part title="How to ask">
              {operator.email ? (
                <p>
                  <WriteTo email={operator.email} /> Tell us your order number: it is on the
                  receipt, in the mail and in your profile under Membership. The money goes back the
                  way it came.
                </p>
              ) : (
                <>
                  <NoAddress />
                  <p>
                    Keep your order number until then: it is on the receipt, in the mail and in your
                    profile under Membership. The money goes back the way it came.
                  </p>
                </>
              )}
            </Part>
          )}
        </>
      )}
    </TrustPage>
  )
}
