import type { LockedActivity, OpensWith } from '@fgm/shared/activities/activities'
import { Link } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { errorMessage } from '../../../lib/errors.ts'
import { formatCount } from '../../../lib/format.ts'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useSession } from '../../../session/session.tsx'
import { useWayBack } from '../../../session/sign-in-ways.tsx'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { StickyAction } from '../../../ui/sticky-action.tsx'
import { usePremiumPrice } from '../../payments/use-premium-price.ts'

type WaysToOpenProps = { activity: LockedActivity }

/** How it opens, with what that costs today; the one button that does it, and a free one to play meanwhile. */
export function WaysToOpen({ activity }: WaysToOpenProps) {
  const { opens_with, free_like_it } = activity
  const session = useSession()
  const price = usePremiumPrice()
  const { title, line } = wordsOf(activity, session.state === 'signed_in', price)
  const isSoon = opens_with === 'coming_soon'
  return (
    <>
      <div className="card locked-key">
        <KeyRound className="icon" aria-hidden />
        <p>
          <b>{title}</b>
          <br />
          <span className="small muted">{line}</span>
        </p>
        {opens_with === 'premium' && price && session.state === 'signed_in' && (
          <b className="locked-price">{price}</b>
        )}
        {opens_with === 'account' && <b className="locked-price">Free</b>}
      </div>
      <div className="locked-actions">
        {!isSoon && (
          <StickyAction>
            <OpenIt activity={activity} price={price} />
          </StickyAction>
        )}
        <ButtonTo
          to={paths.activity}
          params={{ activity_id: free_like_it.id }}
          variant={isSoon ? 'primary' : 'secondary'}
        >
          Play a free one like it
        </ButtonTo>
      </div>
      {session.state === 'signed_out' && <HaveAccount />}
    </>
  )
}

type OpenItProps = WaysToOpenProps & { price: string | null }

function OpenIt({ activity, price }: OpenItProps) {
  const session = useSession()
  const search = useWayBack()
  if (activity.opens_with === 'early_access') return <OpenByBenefit id={activity.id} />
  if (session.state !== 'signed_in')
    return (
      <ButtonTo to={paths.register} search={search} variant="primary">
        {activity.opens_with === 'account' ? 'Claim Your Free Spot' : 'Sign Up Free'}
      </ButtonTo>
    )
  return price ? (
    <ButtonTo to={paths.upgrade} variant="primary">
      Open premium for {price}
    </ButtonTo>
  ) : (
    <ButtonTo to={paths.dashboard} variant="primary">
      See Your Place
    </ButtonTo>
  )
}

/** Saving it opens it, and the page then shows all of it. */
function OpenByBenefit({ id }: { id: string }) {
  const save = trpc.library.save.useMutation({ meta: { shows_own_error: true } })
  return (
    <>
      <Button
        variant="primary"
        isPending={save.isPending}
        onClick={() => save.mutate({ activity_id: id })}
      >
        Open It Now
      </Button>
      <FormError error={save.error ? errorMessage(save.error) : undefined} />
    </>
  )
}

function HaveAccount() {
  const search = useWayBack()
  return (
    <p>
      Have an account?{' '}
      <Link to={paths.login} search={search} className="link-pad">
        Log In
      </Link>
    </p>
  )
}

type Words = { title: string; line: string }

function wordsOf(
  { opens_with, opens_more }: LockedActivity,
  isFamily: boolean,
  price: string | null,
): Words {
  const more = `And ${formatCount(opens_more, 'other')}`
  const words: Record<OpensWith, Words> = {
    account: {
      title: 'Opens with a free founding spot',
      line: `${more}, for life. No card needed.`,
    },
    premium: {
      title: price && !isFamily ? `Sign up free, then open it for ${price}.` : 'Opens with premium',
      line: premiumLine(more, isFamily, price),
    },
    early_access: {
      title: 'Opens with your early access',
      line: 'One of your openings, as a thank-you for waiting.',
    },
    coming_soon: {
      title: 'Opens with the premium library',
      line: 'The library is not open yet. It opens when enough families are here.',
    },
  }
  return words[opens_with ?? 'premium']
}

function premiumLine(more: string, isFamily: boolean, price: string | null): string {
  if (price) return `${more}. One payment, and nothing renews.`
  return isFamily
    ? `${more}, when your spot opens.`
    : `${more}. Signing up is free and keeps your place.`
}
