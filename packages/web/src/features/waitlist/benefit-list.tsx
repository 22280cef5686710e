import { isMember } from '@fgm/shared/family/membership'
import { creditsWhenActive, creditsWhileHeld } from '@fgm/shared/family/tiers'
import {
  type BenefitType,
  neverWaitlisted,
  openedActivities,
  rewardReferrals,
  thankYouDays,
} from '@fgm/shared/family/waitlist'
import {
  BookOpen,
  CreditCard,
  Heart,
  Lightbulb,
  type LucideIcon,
  MessageCircle,
  Ticket,
} from 'lucide-react'
import { formatCount } from '../../lib/format.ts'
import { formatDate, formatMoment } from '../../lib/format-time.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { formatOrdinal } from '../../lib/ordinal.ts'
import { paths } from '../../lib/paths.ts'
import { useIsOperatorKnown } from '../../session/session.tsx'
import { Stamp } from '../../ui/stamp.tsx'
import { storyOf, type WaitlistStatus } from './use-waitlist-status.ts'

type Row = BenefitText & { ends: string; opensLibrary?: boolean }

/** What the family has, what each benefit means, and when it ends. */
export function BenefitList({ status }: { status: WaitlistStatus }) {
  const canWrite = useIsOperatorKnown()
  const rows = rowsOf(status, canWrite)
  return (
    <section className="card @container" aria-labelledby="benefits">
      {/* Where there is room, the heading is next to them. */}
      <div className="grid gap-x-10 gap-y-3 @min-[44rem]:grid-cols-[1fr_1.7fr]">
        <h2 id="benefits" className="text-h3">
          Your benefits
        </h2>
        <div className="grid gap-3">
          {rows.length > 0 && (
            <ul className="dashed">
              {rows.map(({ title, meaning, ends, opensLibrary, icon }) => (
                <li
                  key={title}
                  className="flex flex-wrap items-start gap-x-3 py-3 first:pt-0 last:pb-0"
                >
                  <Stamp icon={icon} size="small" />
                  <div className="min-w-0 flex-[1_1_12rem]">
                    <h3 className="plain-heading">{title}</h3>
                    <p className="small">{meaning}</p>
                    {ends && <p className="label muted">{ends}</p>}
                  </div>
                  {opensLibrary && (
                    <ButtonTo
                      to={paths.premiumLibrary}
                      variant="calm"
                      size="small"
                      className="@max-[44rem]:ms-14 @max-[44rem]:mt-2"
                    >
                      Choose yours
                    </ButtonTo>
                  )}
                </li>
              ))}
            </ul>
          )}
          <ThankYouToCome user={status.user} />
          {status.can_pay && status.user.queue_position !== null && (
            <p className="label muted">Your place: {formatOrdinal(status.user.queue_position)}</p>
          )}
        </div>
      </div>
    </section>
  )
}

// A family with access has everything, also what it earned while it waited.
function rowsOf(status: WaitlistStatus, canWrite: boolean): Row[] {
  const {
    user,
    benefits,
    founding_spot: { state, held_until },
  } = status
  if (state === 'held' && held_until)
    return heldBenefits.map((words) => ({ ...words, ends: `Until ${formatMoment(held_until)}` }))
  if (isMember(user))
    return activeBenefits(user.founding_member, canWrite).map((words) => ({ ...words, ends: '' }))
  // A family that registered with a spot has skipped nothing.
  const isNeedless = neverWaitlisted(user.registration_number)
  const earned = benefits.filter(({ type }) => type !== 'skip_waitlist' || !isNeedless)
  const words = earnedBenefits(storyOf(status).earlyAccess)
  return earned.map(({ type, expires_at }) => ({
    ...words[type],
    ends: expires_at ? `Until ${formatDate(expires_at)}` : '',
    opensLibrary: type in openedActivities,
  }))
}

function ThankYouToCome({ user }: Pick<WaitlistStatus, 'user'>) {
  const days = thankYouDays - user.days_on_waitlist
  if (isMember(user) || days <= 0) return null
  return (
    <p className="small muted">
      In {formatCount(days, 'day')} {openedActivities.fourteen_day_thank_you} premium activities
      open to you: our {thankYouDays}-day thank-you.
    </p>
  )
}

type BenefitText = { title: string; meaning: string; icon: LucideIcon }

/** The name and meaning of each benefit; `early` is the story's sentence on early payment access, which the launch changes. */
const earnedBenefits = (early: string): Record<BenefitType, BenefitText> => ({
  fourteen_day_thank_you: {
    title: `${thankYouDays}-day thank-you`,
    meaning: `For ${thankYouDays} days of waiting: ${openedActivities.fourteen_day_thank_you} premium activities of your choice.`,
    icon: Heart,
  },
  skip_waitlist: {
    title: 'Skip waitlist',
    meaning: `${rewardReferrals.skip_waitlist} friends joined: a spot was set aside for you.`,
    icon: Ticket,
  },
  bonus_activity_pack: {
    title: 'Bonus activity pack',
    meaning: `${openedActivities.bonus_activity_pack} premium activities are open to you.`,
    icon: BookOpen,
  },
  early_payment_access: {
    title: 'Early payment access',
    meaning: early,
    icon: CreditCard,
  },
})

/** What a founder has while its spot is held, until its address is confirmed. */
const heldBenefits: BenefitText[] = [
  {
    title: 'A founding spot, held for you',
    meaning:
      'The whole library, the printables and the hunts. Yours for life once your address is confirmed.',
    icon: BookOpen,
  },
  {
    title: `${creditsWhileHeld} credits to begin with`,
    meaning: `The rest of the ${creditsWhenActive} comes when your address is confirmed.`,
    icon: Lightbulb,
  },
]

const prioritySupport: BenefitText = {
  title: 'Priority support',
  meaning: 'When you write to us, founding families are answered first.',
  icon: MessageCircle,
}

/** What a family with access has; nothing of it ends. Support is promised where there is an address to write to. */
const activeBenefits = (isFounding: boolean, canWrite: boolean): BenefitText[] => [
  {
    title: 'The whole library',
    meaning: 'With the printables and the hunts. Nothing renews, nothing is billed.',
    icon: BookOpen,
  },
  {
    title: 'Activities made for your child',
    meaning: 'Free from our idea book, as often as you like. A brand-new idea uses one credit.',
    icon: Lightbulb,
  },
  ...(isFounding && canWrite ? [prioritySupport] : []),
]
