import { ReferralSection } from './membership/referral-section.tsx'
import { type Profile, ProfileHeader } from './profile-header.tsx'
import { StatsCard } from './stats-card.tsx'

/** Who the family is, what it did in figures, and the code it shares. */
export function OverviewPanel({ profile }: { profile: Profile }) {
  return (
    <div className="profile-panel">
      <ProfileHeader profile={profile} />
      <StatsCard />
      <ReferralSection profile={profile} />
    </div>
  )
}
