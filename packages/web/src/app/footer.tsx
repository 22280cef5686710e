import { Link } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import { paths } from '../lib/paths.ts'
import { type Theme, useTheme } from '../lib/theme.ts'
import { Button } from '../ui/button.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { MembershipBadge } from './membership-badge.tsx'
import { type Session, type SessionUser, useLogout } from './session.tsx'

const themes: { value: Theme; label: string }[] = [
  { value: 'system', label: 'Auto' },
  { value: 'light', label: 'Day' },
  { value: 'dark', label: 'Night' },
]

/** The end of every page: a few ways on, day or night, and on phones who is signed in. */
export function Footer({ session }: { session: Session }) {
  const [theme, setTheme] = useTheme()
  return (
    <footer className="foot">
      <div className="wrap">
        {session.state === 'signed_in' && <Me user={session.user} />}
        <nav aria-label="More">
          <Link to={paths.activities}>
            {session.state === 'signed_in' ? 'My Activities' : 'Sample Activities'}
          </Link>
          <Link to={paths.freeActivities}>Free downloads</Link>
          {session.state === 'signed_in' && <Link to={paths.dashboard}>Dashboard</Link>}
        </nav>
        <div className="last">
          <p>No ads, no trackers. One cookie, to keep you signed in.</p>
          <Segmented label="Day or night" options={themes} value={theme} onChange={setTheme} />
        </div>
      </div>
    </footer>
  )
}

// The top bar of a phone has room for the circle only.
function Me({ user }: { user: SessionUser }) {
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
      {user.is_admin && <Link to={paths.admin}>Admin</Link>}
    </div>
  )
}
