import { LogOut } from 'lucide-react'
import { useLogout } from '../../app/session.tsx'
import { Button } from '../../ui/button.tsx'
import { PasswordForm } from './password-form.tsx'
import type { Profile } from './profile-header.tsx'

/** The password, and the way out. */
export function AccountSection({ profile }: { profile: Profile }) {
  const logout = useLogout()
  return (
    <section className="profile-section" aria-labelledby="account">
      <h2 id="account">Account</h2>
      <PasswordForm has_password={profile.has_password} />
      <Button
        variant="secondary"
        size="small"
        icon={LogOut}
        isPending={logout.isPending}
        onClick={() => logout.mutate()}
      >
        Sign Out
      </Button>
    </section>
  )
}
