import { type ReactNode, useEffect } from 'react'
import { errorMessage } from '../../lib/errors.ts'
import { reloadPage } from '../../lib/import-errors.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { type SessionUser, useSession } from '../../session/session.tsx'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import litHouseSvg from '../../ui/drawings/lit-house.svg?raw'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { LoadingWords, PanelSkeleton, Skeleton } from '../../ui/skeleton.tsx'
import { storyOf, useWaitlistStatus, type WaitlistStatus } from '../waitlist/use-waitlist-status.ts'
import { ReceiptsCard } from './receipts-card.tsx'
import { GoodToKnow, Premium, PriceList, TestCheckout, UpgradeOffer } from './upgrade-offer.tsx'
import { mayLoadCheckout, useCheckout } from './use-checkout.ts'
import './upgrade.css'

/** Premium for life for one payment: closed, coming soon, open or already theirs (spec part one §2, §4). */
export function UpgradePage() {
  const session = useSession()
  return (
    <div className="wrap page grid gap-6 *:min-w-0">
      <PageTitle title="Upgrade">Premium for life</PageTitle>
      {session.state === 'signed_out' ? (
        <PriceList />
      ) : session.state === 'signed_in' ? (
        <ForFamily user={session.user} />
      ) : (
        <Loading />
      )}
    </div>
  )
}

function ForFamily({ user }: { user: SessionUser }) {
  const status = useWaitlistStatus(true)
  const offer = trpc.payments.offer.useQuery(undefined, { throwOnError: false })
  // Requested together, but not waited for: its text about refunds is at the end.
  trpc.operator.current.usePrefetchQuery()
  const error = status.error ?? offer.error
  // Loaded data stays: a failed refetch does not remove a running payment from the screen.
  if (status.data && offer.data)
    return <Loaded user={user} status={status.data} offer={offer.data} />
  if (!error) return <Loading />
  return (
    <ErrorState
      title="Payments are closed for the moment"
      onRetry={() => void Promise.all([status.refetch(), offer.refetch()])}
      isRetrying={status.isFetching || offer.isFetching}
    >
      We could not check whether payments are open, so they stay closed for now.{' '}
      {errorMessage(error)}
    </ErrorState>
  )
}

type LoadedProps = {
  user: SessionUser
  status: WaitlistStatus
  offer: Outputs['payments']['offer']
}

function Loaded({ user, status, offer }: LoadedProps) {
  const checkout = useCheckout(offer.checkout, user)
  const { state } = checkout
  const isOpen = offer.may_pay_now
  const needsDocument = isOpen && offer.checkout === 'razorpay' && !mayLoadCheckout()
  useEffect(() => {
    if (needsDocument) reloadPage()
  }, [needsDocument])
  const story = storyOf(status)

  if (state.step === 'success') return <Success message={state.message} />
  if (state.step === 'already_paid') return <Thanks>{state.message}</Thanks>
  if (offer.is_member && !checkout.isBusy)
    return user.is_admin ? (
      <Thanks>Administrators see everything.</Thanks>
    ) : (
      <Thanks title={story.upgradeHeading}>{story.upgradeText}</Thanks>
    )
  if (needsDocument) return <Loading />
  if (!isOpen && !checkout.isBusy)
    return (
      <UpgradeStatus title={story.upgradeHeading}>
        <p>{story.upgradeText}</p>
        {story.state === 'later' && <p>{story.placeNote}</p>}
        {story.upgradeNote && <p className="small muted">{story.upgradeNote}.</p>}
      </UpgradeStatus>
    )
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
      <Drawing markup={litHouseSvg} />
      <h2>{message}</h2>
      <p className="muted">
        Your receipt is on its way by email. One moment while we open everything for you.
      </p>
    </div>
  )
}

function Loading() {
  return (
    <>
      <LoadingWords>Loading your price</LoadingWords>
      <PanelSkeleton>
        <Skeleton shape="h52" className="w-full" />
      </PanelSkeleton>
    </>
  )
}

/** For families that have it: nothing to sell, their receipts, and a link. */
function Thanks({
  title = 'Premium is yours for life',
  children = 'Thank you. There is nothing to pay and nothing to renew.',
}: {
  title?: string
  children?: string
}) {
  return (
    <>
      <UpgradeStatus isOwned title={title}>
        <p>{children}</p>
      </UpgradeStatus>
      <ReceiptsCard className="grid gap-3" />
    </>
  )
}

type UpgradeStatusProps = {
  title: string
  /** The family has it: nothing is offered. */
  isOwned?: boolean
  children: ReactNode
}

/** In place of a price: the family's status, next to what premium is. The texts are those of the dashboard. */
function UpgradeStatus({ title, isOwned, children }: UpgradeStatusProps) {
  return (
    <div className="card upgrade-offer">
      <Premium isOwned={isOwned} />
      <div className="upgrade-pay comes-first">
        <Drawing markup={litHouseSvg} className="upgrade-drawing" />
        <h2 className={isOwned ? 'text-h3' : 'text-h1'}>{title}</h2>
        {children}
        {isOwned ? (
          <>
            <ButtonTo to={paths.premiumLibrary} variant="primary">
              Choose One for Tonight
            </ButtonTo>
            <ButtonTo to={paths.activities} variant="secondary">
              My Activities
            </ButtonTo>
          </>
        ) : (
          <ButtonTo to={paths.dashboard} variant="primary">
            See Where You Stand
          </ButtonTo>
        )}
        {!isOwned && <GoodToKnow />}
      </div>
    </div>
  )
}
