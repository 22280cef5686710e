import type { Profile } from '../profile-header.tsx'
import { CreditsCard } from './credits-card.tsx'
import { MembershipCard } from './membership-card.tsx'
import { ReceiptsCard } from './receipts-card.tsx'

/** What the family has, what is left of it, and what it paid. */
export function MembershipPanel({ profile }: { profile: Profile }) {
  return (
    <div className="profile-panel">
      <MembershipCard />
      <CreditsCard profile={profile} />
      <ReceiptsCard />
    </div>
  )
}
