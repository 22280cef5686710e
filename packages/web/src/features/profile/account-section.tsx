import { LogOut } from 'lucide-react'
import { useLogout } from '../../app/use-logout.ts'
import { lazyWithRetry } from '../../lib/lazy-with-retry.tsx'
import { Button } from '../../ui/button.tsx'
import { BrowsersCard } from './browsers-card.tsx'
import { DataCard } from './data-card.tsx'
import { LeaveCard } from './leave-card.tsx'
import { MailsSection } from './mails-section.tsx'
import { PasswordForm } from './password-form.tsx'
import type { Profile } from './profile-header.tsx'
import { SectionHeading } from './section-heading.tsx'

// Families have no use for it.
const SecondFactorCard = lazyWithRetry(
  async () => (await import('./second-factor-card.tsx')).SecondFactorCard,
)

/** Which mails the family takes, and its account. */
export function AccountPanel({ profile }: { profile: Profile }) {
  return (
    <div className="profile-panel">
      <MailsSection />
      <AccountSection profile={profile} />
    </div>
  )
}

/** The password, where the family is signed in, what is known of it, and the ways out. */
function AccountSection({ profile }: { profile: Profile }) {
  const logout = useLogout()
  return (
    <section className="profile-section" aria-labelledby="account">
      <SectionHeading id="account">Account</SectionHeading>
      <PasswordForm has_password={profile.has_password} is_admin={profile.is_admin} />
      {profile.is_admin && <SecondFactorCard />}
      <BrowsersCard />
      <DataCard />
      <Button
        variant="secondary"
        size="small"
        icon={LogOut}
        isPending={logout.isPending}
        onClick={() => logout.mutate()}
      >
        Sign Out
      </Button>
      <LeaveCard profile={profile} />
    </section>
  )
}
