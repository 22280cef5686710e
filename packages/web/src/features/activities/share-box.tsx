import { Link } from '@tanstack/react-router'
import { paths } from '../../lib/paths.ts'
import type { SessionUser } from '../../session/session.tsx'
import { ReferralCode } from '../../ui/sharing.tsx'

/** After something good, a friend may want it too (spec, activity detail): a quiet line, because the moment is the family's. */
export function ShareBox({ user }: { user: SessionUser }) {
  return (
    <section
      className="share-box flex flex-wrap items-center gap-x-8 gap-y-2 border-0 border-t-[1.5px] border-dashed border-line pt-4"
      aria-labelledby="share"
    >
      <div>
        <h2 id="share" className="plain-heading">
          Do you know another tired family?
        </h2>
        <p className="small muted">With your code you both get bonus connection time.</p>
      </div>
      <ReferralCode code={user.referral_code} isQuiet />
      <Link to={paths.profile} className="link-pad small">
        View Referral Details
      </Link>
    </section>
  )
}
