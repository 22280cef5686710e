import { Link } from '@tanstack/react-router'
import { paths } from '../../lib/paths.ts'
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
      <Contents />
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

const sections = [
  { id: 'referral', words: 'Referral code' },
  { id: 'mails', words: 'Mails' },
  { id: 'account', words: 'Account' },
] as const

/** What is far down on a phone, one press away. */
function Contents() {
  return (
    <nav className="profile-contents" aria-label="On this page">
      {sections.map(({ id, words }) => (
        <Link key={id} to={paths.profile} hash={id} replace className="pick">
          {words}
        </Link>
      ))}
    </nav>
  )
}
