import { lazyWithRetry } from '../../../lib/lazy-with-retry.tsx'
import type { Profile } from '../profile-header.tsx'
import { SectionHeading } from '../section-heading.tsx'
import { BrowsersCard } from './browsers-card.tsx'
import { DataCard } from './data-card.tsx'
import { LeaveCard } from './leave-card.tsx'
import { MailsSection } from './mails-section.tsx'
import { PasswordForm } from './password-form.tsx'

// Families have no use for it.
const SecondFactorCard = lazyWithRetry(
  async () => (await import('./second-factor-card.tsx')).SecondFactorCard,
)

/** The password, the mails and the file of the family, where it is signed in, and the way out. */
export function AccountPanel({ profile }: { profile: Profile }) {
  return (
    <section className="profile-account" aria-labelledby="account">
      <SectionHeading id="account" isHidden>
        Account
      </SectionHeading>
      <div>
        <PasswordForm has_password={profile.has_password} is_admin={profile.is_admin} />
        {profile.is_admin && <SecondFactorCard />}
        <MailsSection />
        <DataCard />
      </div>
      <div>
        <BrowsersCard />
        <LeaveCard profile={profile} />
      </div>
    </section>
  )
}
