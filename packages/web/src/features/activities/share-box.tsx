import { Link } from '@tanstack/react-router'
import { paths } from '../../lib/paths.ts'
import { referralLink } from '../../lib/referral-link.ts'
import type { SessionUser } from '../../session/session.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ReferralCode } from '../../ui/sharing.tsx'

const wide =
  'desk:grid-cols-[minmax(0,11fr)_minmax(0,12fr)] desk:items-center desk:gap-14 desk:px-10 desk:py-6'

/** When something was good, a friend may want it too (spec, activity detail). */
export function ShareBox({ user, isWide }: { user: SessionUser; isWide?: boolean }) {
  return (
    <section
      className={classNames('card soft share-box grid justify-items-start gap-3', isWide && wide)}
      aria-labelledby="share"
    >
      <div>
        <h2 id="share" className="mb-1 text-read">
          Do you know another tired family?
        </h2>
        <p className="small muted">With your code you both get bonus connection time.</p>
      </div>
      <div className="grid justify-items-start gap-2">
        <ReferralCode
          code={user.referral_code}
          link={referralLink(window.location.origin, user.referral_code)}
        />
        <Link to={paths.profile} className="link-pad">
          View Referral Details
        </Link>
      </div>
    </section>
  )
}
