import { Link } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import { MembershipBadge } from '../features/membership/membership-badge.tsx'
import { paths } from '../lib/paths.ts'
import type { SessionUser } from '../session/session.tsx'
import { useLogout } from '../session/use-logout.ts'
import { Button } from '../ui/button.tsx'

/** Who is signed in, and the way out, on phones: their top bar has room for the circle only. */
export function SignedInFooter({ user }: { user: SessionUser }) {
  const logout = useLogout()
  return (
    <div className="me only-phone">
      <b>{user.name}</b>
      <MembershipBadge user={user} />
      <Button
        variant="text"
        size="small"
        icon={LogOut}
        isPending={logout.isPending}
        onClick={() => logout.mutate()}
      >
        Logout
      </Button>
      {user.is_admin && (
        <Link to={paths.admin} params={{ section: undefined }}>
          Admin
        </Link>
      )}
    </div>
  )
}
