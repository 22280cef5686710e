import { LogOut } from 'lucide-react'
import { useLogout } from '../../app/session.tsx'
import { lazyWithRetry } from '../../lib/lazy-with-retry.tsx'
import { Button } from '../../ui/button.tsx'
import { BrowsersCard } from './browsers-card.tsx'
import { DataCard } from './data-card.tsx'
import { LeaveCard } from './leave-card.tsx'
import { PasswordForm } from './password-form.tsx'
import type { Profile } from './profile-header.tsx'
import { ReceiptsCard } from './receipts-card.tsx'
import { SectionHeading } from './section-heading.tsx'

// Families have no use for it.
const SecondFactorCard = lazyWithRetry(
  async () => (await import('./second-factor-card.tsx')).SecondFactorCard,
)

/** The password, where the family is signed in, what it paid, what is known of it, and the ways out. */
export function AccountSection({ profile }: { profile: Profile }) {
  const logout = useLogout()
  return (
    <section className="profile-section" aria-labelledby="account">
      <SectionHeading id="account">Account</SectionHeading>
      <PasswordForm has_password={profile.has_password} is_admin={profile.is_admin} />
      {profile.is_admin && <SecondFactorCard />}
      <BrowsersCard />
      <ReceiptsCard />
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
