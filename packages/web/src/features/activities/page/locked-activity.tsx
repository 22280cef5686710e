import type { LockedActivity as Locked, OpensWith } from '@fgm/shared/activities/activities'
import { Link } from '@tanstack/react-router'
import { KeyRound, LockKeyhole } from 'lucide-react'
import { httpStatus } from '../../../lib/errors.ts'
import { formatCount } from '../../../lib/format.ts'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useSession } from '../../../session/session.tsx'
import { useWayBack } from '../../../session/sign-in-ways.tsx'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { FormError } from '../../../ui/form.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Say } from '../../../ui/reading.tsx'
import { StickyAction } from '../../../ui/sticky-action.tsx'
import { usePremiumOffer } from '../../payments/use-premium-price.ts'
import { ActivityFacts } from '../activity-card.tsx'
import { ActivityScene } from '../activity-scene.tsx'
import { spokenPrompt } from '../activity-text.ts'
import { ActivityFailure, ActivityNotFound, ActivitySkeleton } from './activity-states.tsx'
import './locked-activity.css'

/** An activity that is locked for this family: what it is, a preview, how it opens, and one button. */
export function LockedActivity({ id }: { id: string }) {
  const window = trpc.activities.window.useQuery({ id }, { throwOnError: false })
  if (window.data) return <Window activity={window.data} />
  if (window.isPending) return <ActivitySkeleton />
  if (httpStatus(window.error) === 404) return <ActivityNotFound />
  return <ActivityFailure query={window} />
}

const chipWords: Partial<Record<OpensWith, string>> = {
  account: 'Free founding spot',
  coming_soon: 'Not open yet',
}

/** What opens it, in two words; nothing until that is known. */
export function LockedChip({ id }: { id: string }) {
  const { data } = trpc.activities.window.useQuery({ id }, { throwOnError: false })
  if (!data) return null
  return (
    <Chip tone="honey" icon={LockKeyhole}>
      {chipWords[data.opens_with ?? 'premium'] ?? 'Premium'}
    </Chip>
  )
}

function Window({ activity }: { activity: Locked }) {
  return (
    <article className="locked-activity *:min-w-0">
      <div className="activity-picture">
        <ActivityScene activity={activity} />
      </div>
      <div className="locked-words grid content-start gap-3">
        <PageTitle>{activity.title}</PageTitle>
        <p className="muted text-body">{activity.description}</p>
        <ActivityFacts activity={activity} />
        <Say {...spokenPrompt(activity.connection_prompt)} />
        <HowToOpen activity={activity} />
      </div>
    </article>
  )
}

/** How it opens and what that costs today, with the button for it; and a free activity to play meanwhile. */
function HowToOpen({ activity }: { activity: Locked }) {
  const { opens_with, free_like_it } = activity
  const session = useSession()
  const search = useWayBack()
  const offer = usePremiumOffer()
  const price = offer?.may_pay_now ? offer.price : null
  const { title, line } = textsOf(activity, session.state === 'signed_in', offer)
  const isSoon = opens_with === 'coming_soon'
  // When signing up does not open it, that is not the main button.
  const isShut =
    isSoon ||
    (opens_with === 'premium' && session.state === 'signed_out' && offer !== null && !price)
  const freeOne = (
    <ButtonTo
      to={paths.activity}
      params={{ activity_id: free_like_it.id }}
      variant={isShut ? 'primary' : 'secondary'}
    >
      Play a free one like it
    </ButtonTo>
  )
  return (
    <>
      <div className="card locked-key">
        <KeyRound className="icon text-teal" aria-hidden />
        <b>{title}</b>
        <p className="small muted">{line}</p>
        <b className="display text-h3 leading-[1.1]">
          {opens_with === 'premium' && offer?.price}
          {opens_with === 'account' && 'Free'}
        </b>
      </div>
      <div className="locked-actions grid gap-2.5 desk:grid-cols-[auto_auto] desk:justify-start">
        <StickyAction>
          {isShut ? freeOne : <OpenIt activity={activity} price={price} variant="primary" />}
          {isShut && !isSoon && <OpenIt activity={activity} price={price} variant="secondary" />}
        </StickyAction>
        {!isShut && freeOne}
      </div>
      {session.state === 'signed_out' && (
        <p>
          Have an account?{' '}
          <Link to={paths.login} search={search} className="link-pad">
            Log In
          </Link>
        </p>
      )}
    </>
  )
}

type OpenItProps = { activity: Locked; price: string | null; variant: 'primary' | 'secondary' }

function OpenIt({ activity, price, variant }: OpenItProps) {
  const session = useSession()
  const search = useWayBack()
  if (activity.opens_with === 'early_access') return <OpenByBenefit id={activity.id} />
  if (session.state !== 'signed_in')
    return (
      <ButtonTo to={paths.register} search={search} variant={variant}>
        {activity.opens_with === 'account' ? 'Claim Your Free Spot' : 'Sign Up Free'}
      </ButtonTo>
    )
  return price ? (
    <ButtonTo to={paths.upgrade} variant="primary">
      Open premium for {price}
    </ButtonTo>
  ) : (
    <ButtonTo to={paths.dashboard} variant={variant}>
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
      <FormError error={save.error} />
    </>
  )
}

type Texts = { title: string; line: string }
type Offer = ReturnType<typeof usePremiumOffer>

function textsOf({ opens_with, opens_more }: Locked, isFamily: boolean, offer: Offer): Texts {
  const more = `Opens this and ${formatCount(opens_more, 'other')}`
  const texts: Record<OpensWith, Texts> = {
    account: {
      title: 'Opens with a free founding spot',
      line: `${more}, for life. No card needed.`,
    },
    premium: {
      title: 'Opens with premium',
      line: premiumLine(more, isFamily, offer),
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
  return texts[opens_with ?? 'premium']
}

function premiumLine(more: string, isFamily: boolean, offer: Offer): string {
  if (!offer) return `${more}, for one payment.`
  if (!offer.may_pay_now)
    return `${more}. Not on sale yet: ${isFamily ? 'your price is kept, and paid once' : 'sign up free, and the price stays yours'}.`
  return `${more}. One payment, and nothing renews.${isFamily ? '' : ' Signing up is free.'}`
}
