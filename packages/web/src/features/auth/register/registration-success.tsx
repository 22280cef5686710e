import { hasReservedSpot, isMember } from '@fgm/shared/family/membership'
import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Crown, MailWarning, Ticket } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { formatMoment } from '../../../lib/format-time.ts'
import { paths } from '../../../lib/paths.ts'
import { type Outputs, trpc } from '../../../lib/trpc.ts'
import { beginFirstRun } from '../../../session/first-run.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Drawing } from '../../../ui/drawings/drawing.tsx'
import highFiveSvg from '../../../ui/drawings/high-five.svg?raw'
import { PageTitle } from '../../../ui/page-title.tsx'
import { useFocusOnArrival } from '../auth-form.tsx'
import { useNext } from '../next-page.ts'

type Registration = Outputs['auth']['register']
type User = Registration['user']

type WelcomeProps = {
  /** The server's sentence: which family this is. */
  headline: string
  user: User
  tier_info: Registration['tier_info'] | null
  email_status: Registration['email_status'] | null
  is_mailed: boolean
}

const redirectSeconds = 3

/**
 * The welcome after registering (spec, Register screen): what the family has, whether mails reach it, and after three
 * seconds the redirect. It takes the focus, and one click cancels the redirect.
 */
export function RegistrationSuccess(props: WelcomeProps) {
  const { headline, user, tier_info, email_status, is_mailed } = props
  const navigate = useNavigate()
  const info = useRegistrationInfo(false)
  const card = useFocusOnArrival<HTMLElement>()
  const [isStaying, setIsStaying] = useState(false)
  useEffect(() => beginFirstRun(user.id), [user.id])
  const wanted = useNext()
  const words = nextWords(wanted.next !== undefined, user)
  function goOn() {
    // The redirect and the first button of those who wait lead to the dashboard (spec, Register screen).
    const to = isMember(user) ? paths.activities : paths.dashboard
    void (wanted.next ? wanted.goToNext() : navigate({ to, replace: true }))
  }
  const redirect = useEffectEvent(goOn)
  // The countdown is invisible: it would hurry the reader.
  useEffect(() => {
    if (isStaying) return
    const end = setTimeout(() => redirect(), redirectSeconds * 1000)
    return () => clearTimeout(end)
  }, [isStaying])

  // The clicked button is removed; the focus must not be lost with it.
  function stay() {
    setIsStaying(true)
    card.current?.focus({ preventScroll: true })
  }

  return (
    <div className="wrap page">
      <section
        ref={card}
        tabIndex={-1}
        aria-label={headline}
        aria-describedby="welcome-text"
        className="card lift flush mx-auto grid max-w-[60rem] outline-none desk:grid-cols-2"
      >
        <div className="flex items-end justify-center bg-honey-soft px-5 pt-5 [--il-ground:var(--il-wall)] desk:items-center desk:p-8">
          <Drawing markup={highFiveSvg} className="w-full max-w-[16rem] desk:max-w-none" />
        </div>
        <div className="grid content-center gap-4 p-5 desk:p-10">
          {/* The other tiers' badges are in the bar above, with their own words. */}
          {tier_info?.founding_member && (
            <div>
              <TierBadge tier_info={tier_info} />
            </div>
          )}
          <PageTitle className="text-h2" title="Welcome">
            {headline}
          </PageTitle>
          <div id="welcome-text" className="grid gap-3">
            <p>{welcomeText(user, info.data && info.data.offer.payments === 'open')}</p>
            <MailStatus user={user} email_status={is_mailed ? email_status : null} />
            <p className="hidden-text">{words}</p>
          </div>
          {wanted.next && (
            <Button variant="primary" isBlock onClick={goOn}>
              Back to Where You Were
            </Button>
          )}
          <Button
            variant={wanted.next ? 'secondary' : 'primary'}
            isBlock
            onClick={() => void navigate({ to: paths.activities, replace: true })}
          >
            Go to Activities Now
          </Button>
          <div className="row min-h-12">
            {isStaying ? (
              <p className="small muted" role="status">
                No hurry. Continue when you like.
              </p>
            ) : (
              <p className="small grow">
                <span className="block" aria-hidden="true">
                  {words}
                </span>
                <button type="button" className="link-button" onClick={stay}>
                  Stay here
                </button>
              </p>
            )}
          </div>
        </div>
      </section>
    </div>
  )
}

/** Whether mails arrive; a server that cannot deliver right now is no reason to worry (spec, error catalogue). */
function MailStatus({ user, email_status }: Pick<WelcomeProps, 'user' | 'email_status'>) {
  if (email_status === null) return null
  if (email_status === 'sent')
    return (
      <p>
        We sent a welcome email
        {!user.email_verified && ' and a link to confirm your address'} to {user.email}.
      </p>
    )
  return (
    <p className="note honey">
      <MailWarning className="icon" aria-hidden />
      <span>
        <b>Email notifications may be delayed: our mail service does not answer right now.</b> Your
        welcome email is delayed. Your account works already, and we keep trying to send it.
      </span>
    </p>
  )
}

/** `isPremiumOpen` is undefined while that is unknown: then it is not mentioned. */
function welcomeText(user: User, isPremiumOpen: boolean | undefined): string {
  const { state, held_until } = user.founding_spot
  if (state === 'held' && held_until)
    return `Everything is open to you. Your founding spot is held for you until ${formatMoment(held_until)}: confirm your address, and premium is yours for life, free, with 50 credits for new ideas.`
  if (user.founding_member) return 'Premium is yours for life, free, with 50 credits for new ideas.'
  if (isMember(user)) return 'Everything is open to you.'
  if (isPremiumOpen === undefined) return samples
  if (isPremiumOpen) return `${samples} Premium is open, too, whenever you like.`
  return `${hasReservedSpot(user) ? 'Your spot is kept.' : 'You are on the waitlist.'} ${samples}`
}

const samples = 'The sample activities are open to you today.'

function nextWords(goesBack: boolean, user: User): string {
  if (goesBack) return `We will take you back to where you were in ${redirectSeconds} seconds.`
  return isMember(user)
    ? `Your activities open in ${redirectSeconds} seconds.`
    : `Or wait ${redirectSeconds} seconds, and see your place in line.`
}

type Tier = Outputs['auth']['registrationInfo']['next_user_tier']

/** A tier's badge and the paper under it. The palette has no blue; teal is used instead. The tier's name is always next to its color. */
export const tierLooks: Record<Tier['badge_color'], { badge: string; paper: string }> = {
  gold: { badge: 'bg-honey text-on-honey', paper: 'bg-honey-soft' },
  purple: { badge: 'bg-plum-ink text-plum-soft', paper: 'bg-plum-soft' },
  blue: { badge: 'bg-teal-ink text-teal-soft', paper: 'bg-teal-soft' },
  green: { badge: 'bg-(--leaf-ink) text-(--leaf-soft)', paper: 'bg-(--leaf-soft)' },
  gray: { badge: 'bg-muted text-paper', paper: 'bg-sunk' },
}

type TierBadgeProps = { tier_info: Pick<Tier, 'name' | 'badge_color' | 'founding_member'> }

/** A tier's name on its color (`badge_color`); founders wear the crown. */
export function TierBadge({ tier_info }: TierBadgeProps) {
  const Icon = tier_info.founding_member ? Crown : Ticket
  return (
    <span className={classNames('chip', tierLooks[tier_info.badge_color].badge)}>
      <Icon className="icon" aria-hidden />
      {tier_info.name}
    </span>
  )
}

/**
 * What the next family to sign up gets, from the live count; a failure leaves it out (spec, error catalogue). While
 * registering it is frozen: our own registration would otherwise change the number in front of the parent.
 */
export function useRegistrationInfo(isFrozen: boolean) {
  return trpc.auth.registrationInfo.useQuery(undefined, {
    enabled: !isFrozen,
    placeholderData: keepPreviousData,
    throwOnError: false,
  })
}
