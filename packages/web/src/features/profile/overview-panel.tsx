import { AccountSection } from './account-section.tsx'
import { CreditsCard } from './credits-card.tsx'
import { MailsSection } from './mails-section.tsx'
import { MembershipCard } from './membership-card.tsx'
import type { Profile } from './profile-header.tsx'
import { ReferralSection } from './referral-section.tsx'
import { StatsCard } from './stats-card.tsx'

/** What the family has and shares, and its account. An administrator is no family: no membership, no credits. */
export function OverviewPanel({ profile }: { profile: Profile }) {
  return (
    <div className="profile-panel">
      <StatsCard />
      {!profile.is_admin && (
        <>
          <MembershipCard />
          <CreditsCard profile={profile} />
        </>
      )}
      <ReferralSection profile={profile} />
      <MailsSection />
      <AccountSection profile={profile} />
    </div>
  )
}
