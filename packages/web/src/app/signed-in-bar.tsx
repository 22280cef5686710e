import { isActive } from '@fgm/shared/family/membership'
import { Link } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import { useEffect } from 'react'
import { MembershipBadge } from '../features/membership/membership-badge.tsx'
import { OfflineSync } from '../features/offline/offline-sync.tsx'
import { paths } from '../lib/paths.ts'
import { welcomeFamily } from '../session/family-storage.ts'
import type { SessionUser } from '../session/session.tsx'
import { useLogout } from '../session/use-logout.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Button } from '../ui/button.tsx'
import { placeInLine, places } from './places.ts'

/** The places, the family and the way out, in the top bar. Phones keep the circle; the rest stands at the bottom. */
export function SignedInBar({ user }: { user: SessionUser }) {
  useEffect(() => welcomeFamily(user.id), [user.id])
  return (
    <>
      <Places user={user} />
      <Account user={user} />
      <OfflineSync family_id={user.id} />
    </>
  )
}

function Places({ user }: { user: SessionUser }) {
  return (
    <nav className="places" aria-label="Main">
      {places.map((place) => (
        <Link key={place.to} to={place.to}>
          {place.label}
        </Link>
      ))}
      {isWaiting(user) && <Link to={placeInLine.to}>{placeInLine.label}</Link>}
      {user.is_admin && (
        <Link to={paths.admin} params={{ section: undefined }}>
          Admin
        </Link>
      )}
    </nav>
  )
}

function Account({ user }: { user: SessionUser }) {
  const logout = useLogout()
  return (
    <div className="account">
      {isWaiting(user) && (
        <Link to={placeInLine.to} className="avatar only-phone" aria-label={placeInLine.label}>
          <placeInLine.icon className="icon" aria-hidden />
        </Link>
      )}
      <Link to={paths.profile} className="avatar" aria-label={`Profile of ${user.name}`}>
        <Avatar name={user.name} />
      </Link>
      <span className="who only-desk">
        <b className="small">{user.name}</b>
        <MembershipBadge user={user} />
      </span>
      <Button
        className="only-desk"
        variant="plain"
        size="small"
        isSquare
        icon={LogOut}
        aria-label="Logout"
        title="Logout"
        isPending={logout.isPending}
        onClick={() => logout.mutate()}
      />
    </div>
  )
}

const isWaiting = (user: SessionUser) => !isActive(user)
