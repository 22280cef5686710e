import { Link } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import { paths } from '../lib/paths.ts'
import { Button } from '../ui/button.tsx'
import { MembershipBadge } from './membership-badge.tsx'
import type { SessionUser } from './session.tsx'
import { useLogout } from './use-logout.ts'

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
