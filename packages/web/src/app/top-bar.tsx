import { Link } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import { ButtonTo } from '../lib/links.tsx'
import { paths } from '../lib/paths.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Button } from '../ui/button.tsx'
import { Logo } from '../ui/logo.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { MembershipBadge } from './membership-badge.tsx'
import { places } from './places.ts'
import { type Session, type SessionUser, useLogout } from './session.tsx'

/** The navigation bar of the spec: a spinner while it is not known who is here, then the one or the other. */
export function TopBar({ session }: { session: Session }) {
  return (
    <header className="top">
      <div className="wrap">
        <Link to={paths.home} className="brand" aria-label="Five Good Minutes, home">
          <Logo />
        </Link>
        {session.state === 'signed_in' && <Places is_admin={session.user.is_admin} />}
        {session.state === 'checking' && <Checking />}
        {session.state === 'signed_out' && <SignedOut />}
        {session.state === 'signed_in' && <SignedIn user={session.user} />}
      </div>
    </header>
  )
}

// Without scripts nobody can find out who is here: the two links stand instead of a spinner that never ends.
function Checking() {
  return (
    <div className="account">
      <Spinner label="Checking whether you are signed in" />
      <noscript>
        <a href={paths.login}>Login</a> <a href={paths.register}>Sign Up</a>
      </noscript>
    </div>
  )
}

function SignedOut() {
  return (
    <nav className="account signed-out" aria-label="Account">
      <ButtonTo to={paths.login} variant="text" size="small">
        Login
      </ButtonTo>
      <ButtonTo to={paths.register} variant="secondary" size="small">
        Sign Up
      </ButtonTo>
    </nav>
  )
}

function Places({ is_admin }: { is_admin: boolean }) {
  return (
    <nav className="places" aria-label="Main">
      {places.map((place) => (
        <Link key={place.to} to={place.to}>
          {place.label}
        </Link>
      ))}
      {is_admin && <Link to={paths.admin}>Admin</Link>}
    </nav>
  )
}

function SignedIn({ user }: { user: SessionUser }) {
  const logout = useLogout()
  return (
    <div className="account">
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
