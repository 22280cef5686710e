import type { Profile } from './profile-header.tsx'
import { ReferralSection } from './referral-section.tsx'
import { StatsCard } from './stats-card.tsx'

/** What the family did in figures, and the code it shares. */
export function OverviewPanel({ profile }: { profile: Profile }) {
  return (
    <div className="profile-panel">
      <StatsCard />
      <ReferralSection profile={profile} />
    </div>
  )
}
