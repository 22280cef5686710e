import { Link } from '@tanstack/react-router'
import { paths } from '../../lib/paths.ts'
import { referralLink } from '../../lib/referral-link.ts'
import type { SessionUser } from '../../session/session.tsx'
import { ReferralCode } from '../../ui/sharing.tsx'
import './share-box.css'

/** When something was good, a friend may want it too (spec, activity detail). */
export function ShareBox({ user }: { user: SessionUser }) {
  return (
    <section className="card share-box" aria-labelledby="share">
      <div>
        <h2 id="share" className="text-h3">
          Do you know another tired family?
        </h2>
        <p className="muted">
          Your code brings them in. You and they both get bonus connection time.
        </p>
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
