import { Link } from '@tanstack/react-router'
import { paths } from '../lib/paths.ts'
import { type Theme, useTheme } from '../lib/theme.ts'
import { type Session, useIsOperatorKnown } from '../session/session.tsx'
import { Segmented } from '../ui/radio.tsx'
import { FamilyPlace, SignedInFooter } from './signed-in-parts.tsx'

const themes: { value: Theme; label: string }[] = [
  { value: 'system', label: 'Auto' },
  { value: 'light', label: 'Day' },
  { value: 'dark', label: 'Night' },
]

/** The end of every page: a few ways on, day or night, and on phones who is logged in. */
export function Footer({ session }: { session: Session }) {
  const [theme, setTheme] = useTheme()
  const isOperatorKnown = useIsOperatorKnown()
  return (
    <footer className="foot">
      <div className="wrap">
        {session.state === 'signed_in' && <SignedInFooter user={session.user} />}
        <nav aria-label="More">
          {session.state === 'signed_in' ? (
            <FamilyPlace user={session.user} />
          ) : (
            <>
              <Link to={paths.activities}>Sample Activities</Link>
              <Link to={paths.hunt}>Hunts</Link>
              <Link to={paths.upgrade}>Prices</Link>
            </>
          )}
          <Link to={paths.freeActivities}>Free downloads</Link>
          <Link to={paths.help}>Help in hard moments</Link>
          <Link to={paths.privacy}>Privacy</Link>
          <Link to={paths.terms}>Terms</Link>
          <Link to={paths.refunds}>Refunds</Link>
          {isOperatorKnown && (
            <>
              <Link to={paths.contact}>Contact</Link>
              <Link to={paths.imprint}>Imprint</Link>
            </>
          )}
        </nav>
        <div className="last">
          <p>No ads, no trackers. Cookies only to keep you logged in and safe.</p>
          <div className="row row-wrap gap-3">
            <span aria-hidden="true">Day or night</span>
            <Segmented label="Day or night" options={themes} value={theme} onChange={setTheme} />
          </div>
        </div>
      </div>
    </footer>
  )
}
