import { isIn } from '@fgm/shared/family/membership'
import { neverWaitlisted, openedActivities, thankYouDays } from '@fgm/shared/family/waitlist'
import { Link } from '@tanstack/react-router'
import { formatCount } from '../../lib/format.ts'
import { formatDate, formatMoment } from '../../lib/format-time.ts'
import { formatOrdinal } from '../../lib/ordinal.ts'
import { paths } from '../../lib/paths.ts'
import { activeBenefits, type BenefitWords, earnedBenefits, heldBenefits } from './benefit-words.ts'
import { storyOf } from './story-of.ts'
import type { WaitlistStatus } from './use-waitlist-status.ts'

type Row = BenefitWords & { ends: string; opensLibrary?: boolean }

/** What the family has, what each thing means, and when it ends. */
export function BenefitList({ status }: { status: WaitlistStatus }) {
  const rows = rowsOf(status)
  return (
    <section className="card grid gap-3" aria-labelledby="benefits">
      <h2 id="benefits" className="text-h3">
        Your benefits
      </h2>
      {rows.length > 0 && (
        <ul className="benefit-list">
          {rows.map(({ title, meaning, ends, opensLibrary, icon: Icon }) => (
            <li key={title}>
              <span className="move-icon honey" aria-hidden="true">
                <Icon className="icon" />
              </span>
              <div>
                <h3>{title}</h3>
                <p className="small">{meaning}</p>
                {opensLibrary && (
                  <Link to={paths.premiumLibrary} className="link-pad">
                    Choose yours
                  </Link>
                )}
                {ends && <p className="label muted">{ends}</p>}
              </div>
            </li>
          ))}
        </ul>
      )}
      <ThankYouToCome user={status.user} />
      {status.can_pay && status.user.queue_position !== null && (
        <p className="label muted">Queue position: {formatOrdinal(status.user.queue_position)}</p>
      )}
    </section>
  )
}

// A family that is in has everything: what it earned while it waited is part of that.
function rowsOf(status: WaitlistStatus): Row[] {
  const {
    user,
    benefits,
    founding_spot: { state, held_until },
  } = status
  if (state === 'held' && held_until)
    return heldBenefits.map((words) => ({ ...words, ends: `Until ${formatMoment(held_until)}` }))
  if (isIn(user))
    return activeBenefits(user.founding_member).map((words) => ({ ...words, ends: '' }))
  // Who came with a spot of its own has skipped nothing.
  const isNeedless = neverWaitlisted(user.registration_number)
  const earned = benefits.filter(({ type }) => type !== 'skip_waitlist' || !isNeedless)
  const words = earnedBenefits(storyOf(status).earlyAccess)
  return earned.map(({ type, expires_at }) => ({
    ...words[type],
    ends: expires_at ? `Until ${formatDate(expires_at)}` : 'Does not end',
    opensLibrary: type in openedActivities,
  }))
}

function ThankYouToCome({ user }: Pick<WaitlistStatus, 'user'>) {
  const days = thankYouDays - user.days_on_waitlist
  if (isIn(user) || days <= 0) return null
  return (
    <p className="small muted">
      In {formatCount(days, 'day')} {openedActivities.fourteen_day_thank_you} premium activities
      open to you, as a thank-you for waiting {thankYouDays} days.
    </p>
  )
}
