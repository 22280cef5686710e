import { isMember } from '@fgm/shared/family/membership'
import { Link } from '@tanstack/react-router'
import {
  Blocks,
  BookHeart,
  CalendarHeart,
  Lightbulb,
  LogOut,
  Map as MapIcon,
  Ticket,
  UsersRound,
} from 'lucide-react'
import { VerifyEmailNotice } from '../features/auth/verify-email-notice.tsx'
import { MembershipBadge } from '../features/membership/membership-badge.tsx'
import { OfflineSync } from '../features/offline/offline-sync.tsx'
import { paths } from '../lib/paths.ts'
import type { SessionUser } from '../session/session.tsx'
import { useLogout } from '../session/use-logout.ts'
import { Avatar } from '../ui/avatar.tsx'
import { barHeight } from '../ui/bar-height.ts'
import { Button } from '../ui/button.tsx'

/** What only a logged-in family sees of the frame, together, so that it is one file. */
export const signedInFrame = {
  BottomBar,
  FamilyPlace,
  SignedInBar,
  SignedInFooter,
  VerifyEmailNotice,
}

/** The five places of the navigation, the same in the top bar and the bottom bar. */
const places = [
  { label: 'My Activities', to: paths.activities, icon: Blocks },
  { label: 'Create', to: paths.generator, icon: Lightbulb },
  { label: 'Community', to: paths.community, icon: UsersRound },
  { label: 'Hunt', to: paths.hunt, icon: MapIcon },
  { label: 'Premium', to: paths.premiumLibrary, icon: BookHeart },
] as const

/**
 * Waiting families look for their place in line first, members for what they played this week. The five places stay
 * five: this link is next to them in the top bar, and an icon next to the family's circle on phones.
 */
const familyPlace = (user: SessionUser) =>
  isMember(user)
    ? { label: 'This week', icon: CalendarHeart }
    : { label: 'Your place', icon: Ticket }

/** The family's page, by its name; an administrator has the admin page instead. */
function FamilyPlace({ user }: { user: SessionUser }) {
  if (user.is_admin)
    return (
      <Link to={paths.admin} params={{ section: undefined }}>
        Admin
      </Link>
    )
  return <Link to={paths.dashboard}>{familyPlace(user).label}</Link>
}

/** The places, the family and the logout, in the top bar. Phones keep the circle; the rest is at the bottom. */
function SignedInBar({ user }: { user: SessionUser }) {
  return (
    <>
      <nav className="places" aria-label="Main">
        {places.map((place) => (
          <Link key={place.to} to={place.to}>
            {place.label}
          </Link>
        ))}
        <FamilyPlace user={user} />
      </nav>
      <Account user={user} />
      <OfflineSync family_id={user.id} />
    </>
  )
}

function Account({ user }: { user: SessionUser }) {
  const logout = useLogout()
  const { label, icon: Icon } = familyPlace(user)
  return (
    <div className="account">
      {!user.is_admin && (
        <Link to={paths.dashboard} className="avatar only-phone" aria-label={label}>
          <Icon className="icon" aria-hidden />
        </Link>
      )}
      <Link to={paths.profile} className="avatar" aria-label={`Profile of ${user.name}`}>
        <Avatar name={user.name} />
      </Link>
      <span className="who only-desk">
        <b className="small">{user.name}</b>
        {!user.is_admin && <MembershipBadge user={user} />}
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

/** Who is logged in, and the logout, on phones: their top bar has room for the circle only. */
function SignedInFooter({ user }: { user: SessionUser }) {
  const logout = useLogout()
  return (
    <div className="me only-phone">
      <b>{user.name}</b>
      {!user.is_admin && <MembershipBadge user={user} />}
      <Button
        variant="text"
        size="small"
        icon={LogOut}
        isPending={logout.isPending}
        onClick={() => logout.mutate()}
      >
        Logout
      </Button>
    </div>
  )
}

const height = barHeight('bottom-bar')
const my = 'My '

/** The five places at the bottom, on phones. */
function BottomBar() {
  return (
    <nav ref={height} className="bottom" aria-label="Places">
      {places.map(({ label, to, icon: Icon }) => (
        <Link key={to} to={to}>
          <span className="pip">
            <Icon className="icon" aria-hidden />
          </span>
          <span className="label">
            {/* Where five names do not fit in one row, one is shorter. */}
            {label.startsWith(my) && <span className="long-word">{my}</span>}
            {label.replace(my, '')}
          </span>
        </Link>
      ))}
    </nav>
  )
}
