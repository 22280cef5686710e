import { Link } from '@tanstack/react-router'
import { paths } from '../../lib/paths.ts'
import type { SessionUser } from '../../session/session.tsx'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import sockMountainSvg from '../../ui/drawings/sock-mountain.svg?raw'
import { ReferralCode } from '../../ui/sharing.tsx'

/** For a logged-in family: its code and its link for a friend, and what friends bring (spec part one §2, promo card). */
export function BringAFriend({ user }: { user: SessionUser }) {
  return (
    <>
      <Drawing markup={sockMountainSvg} />
      <div>
        <h2 className="text-h1">Help Other Busy Parents!</h2>
        <p className="mt-3 mb-5">
          Share your code. You and your friend both get bonus connection time: more to play
          together.
        </p>
        <ReferralCode code={user.referral_code} />
        <Link to={paths.profile} className="link-pad">
          View Referral Details
        </Link>
        <ul className="mt-3 grid gap-1 text-ui" aria-label="What friends bring">
          <li>3 referrals = Skip waitlist</li>
          <li>5 referrals = Bonus activities</li>
          <li>10 referrals = Early access</li>
        </ul>
      </div>
    </>
  )
}
