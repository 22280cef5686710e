import { Link } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { readStored, store } from '../lib/browser-storage.ts'
import { createListeners } from '../lib/listeners.ts'
import { paths } from '../lib/paths.ts'
import { type Session, useIsOperatorKnown } from '../session/session.tsx'
import { Segmented } from '../ui/radio.tsx'
import { FamilyPlace, SignedInFooter } from './signed-in-parts.tsx'

type Theme = 'system' | 'light' | 'dark'

const themes: { value: Theme; label: string }[] = [
  { value: 'system', label: 'Auto' },
  { value: 'light', label: 'Day' },
  { value: 'dark', label: 'Night' },
]

/** The end of every page: a few links, light or dark theme, and on phones who is logged in. */
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

const key = 'theme'
const listeners = createListeners()

/** The chosen theme and a control to change it. `public/start.js` applies the same choice before the first paint. */
function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(listeners.subscribe, readTheme, () => 'system'), chooseTheme]
}

function chooseTheme(theme: Theme): void {
  store(key, theme === 'system' ? null : theme)
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  listeners.notify()
}

// The page itself holds the choice, so it also works where storage is blocked.
function readTheme(): Theme {
  const chosen = document.documentElement.dataset.theme ?? readStored(key)
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}
