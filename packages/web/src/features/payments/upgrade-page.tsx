import { useEffect } from 'react'
import { type SessionUser, useSession } from '../../app/session.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { reloadPage } from '../../lib/import-errors.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { LitHouseDrawing } from '../../ui/drawings/lit-house.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { LoadingWords, Skeleton } from '../../ui/skeleton.tsx'
import { PriceList } from './price-list.tsx'
import { mayLoadCheckout } from './razorpay.ts'
import { TestCheckout } from './test-checkout.tsx'
import './upgrade.css'
import { UpgradeOffer } from './upgrade-offer.tsx'
import { ComingSoon, SignInAsk, Thanks } from './upgrade-states.tsx'
import { useCheckout } from './use-checkout.ts'

/** Premium for life for one payment: closed, coming soon, open or already theirs (spec part one §2, §4). */
export function UpgradePage() {
  const session = useSession()
  return (
    <div className="wrap page upgrade">
      <PageTitle>Upgrade</PageTitle>
      {session.state === 'signed_out' ? (
        <>
          <SignInAsk />
          <PriceList />
        </>
      ) : session.state === 'signed_in' ? (
        <ForFamily user={session.user} />
      ) : (
        <Loading />
      )}
    </div>
  )
}

function ForFamily({ user }: { user: SessionUser }) {
  const flags = trpc.flags.current.useQuery(undefined, { throwOnError: false })
  const offer = trpc.payments.offer.useQuery(undefined, { throwOnError: false })
  const error = flags.error ?? offer.error
  // What has been loaded stays: a payment on its way is not taken off the screen by a lost refresh.
  if (flags.data && offer.data) return <Loaded user={user} flags={flags.data} offer={offer.data} />
  if (!error) return <Loading />
  return (
    <ErrorState
      title="Payments are closed for the moment"
      onRetry={() => void Promise.all([flags.refetch(), offer.refetch()])}
      isRetrying={flags.isFetching || offer.isFetching}
    >
      We could not find out whether payments are open, so they stay closed. {errorMessage(error)}
    </ErrorState>
  )
}

type LoadedProps = {
  user: SessionUser
  flags: Outputs['flags']['current']
  offer: Outputs['payments']['offer']
}

function Loaded({ user, flags, offer }: LoadedProps) {
  const checkout = useCheckout(offer.checkout, user)
  const { state } = checkout
  const isOpen = offer.can_pay && offer.checkout !== 'off'
  const needsDocument = isOpen && offer.checkout === 'razorpay' && !mayLoadCheckout()
  useEffect(() => {
    if (needsDocument) reloadPage()
  }, [needsDocument])

  if (state.step === 'success') return <Success message={state.message} />
  if (state.step === 'already_paid') return <Thanks>{state.message}</Thanks>
  if (offer.is_member && !checkout.isBusy)
    return <Thanks>{user.is_admin ? 'Administrators see everything.' : undefined}</Thanks>
  if (needsDocument) return <Loading />
  if (!isOpen && !checkout.isBusy)
    return offer.can_pay ? <NotAvailable /> : <ComingSoon flags={flags} />
  return (
    <>
      <UpgradeOffer offer={offer} checkout={checkout} />
      {state.step === 'paying' && offer.checkout === 'sandbox' && (
        <TestCheckout order={state.order} checkout={checkout} />
      )}
    </>
  )
}

function Success({ message }: { message: string }) {
  return (
    <div className="card empty" role="status">
      <LitHouseDrawing />
      <h2>{message}</h2>
      <p className="muted">Your receipt comes by email. One moment, we open everything for you.</p>
    </div>
  )
}

function NotAvailable() {
  return (
    <div className="card empty">
      <h2>Payments are not yet available</h2>
      <p className="muted">Nothing you have is affected, and your price stays yours.</p>
    </div>
  )
}

function Loading() {
  return (
    <>
      <LoadingWords>Loading your price</LoadingWords>
      <div className="card grid gap-3" aria-hidden="true">
        <Skeleton shape="h24" className="w-1/3" />
        <Skeleton shape="h52" className="w-full" />
        <Skeleton shape="h52" className="w-full" />
      </div>
    </>
  )
}
