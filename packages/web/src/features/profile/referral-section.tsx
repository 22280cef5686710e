import { referralLink } from '../../lib/paths.ts'
import { ReferralCode } from '../../ui/referral-code.tsx'
import type { Profile } from './profile-header.tsx'

/** The family's code, and what it brings. */
export function ReferralSection({ profile }: { profile: Profile }) {
  const { referral_code } = profile
  return (
    <section className="card profile-section" aria-labelledby="referral">
      <h2 id="referral">Your referral code</h2>
      <p>
        Give it to another family. You and they both get bonus connection time. It counts once they
        have confirmed their email address.
      </p>
      <ReferralCode
        code={referral_code}
        link={referralLink(window.location.origin, referral_code)}
      />
      <ul className="profile-rewards small">
        <li>
          <b>3 referrals</b> Skip waitlist
        </li>
        <li>
          <b>5 referrals</b> Bonus activities
        </li>
        <li>
          <b>10 referrals</b> Early access
        </li>
      </ul>
    </section>
  )
}
