import {
  Outlet,
  type StaticDataRouteOption,
  useMatches,
  useRouterState,
} from '@tanstack/react-router'
import { useEffect } from 'react'
import { EmailNoticePlace, noticeHeight } from '../features/auth/email-notice-place.tsx'
import { FoundingBanner } from '../features/landing/founding-banner.tsx'
import { store } from '../lib/browser-storage.ts'
import { lazyWithRetry } from '../lib/lazy-with-retry.tsx'
import { useIsAway } from '../lib/network.ts'
import { useFocusOnNavigation } from '../lib/use-focus-on-navigation.ts'
import { type Session, useFamilySwitches, useSession } from '../session/session.tsx'
import { classNames } from '../ui/class-names.ts'
import { DeadEndBarContext, WhatWorksContext } from '../ui/frame-contexts.tsx'
import { CookieNotice } from './cookie-notice.tsx'
import { Footer } from './footer.tsx'
import { BottomBar, VerifyEmailNotice } from './signed-in-parts.tsx'
import { TopBar } from './top-bar.tsx'

// Needed only while the server does not respond: the service worker caches the file, and a first visit does without.
const frame = () => import('../features/offline/offline-frame.tsx')
const OfflineStrip = lazyWithRetry(async () => (await frame()).OfflineStrip, {
  isSilent: true,
})
const WhatWorks = lazyWithRetry(async () => (await frame()).WhatWorks, { isSilent: true })

/** The frame of every page. The pages set their own width (`wrap`). */
export function Layout() {
  const session = useSession()
  const { hidesBottomBar, hasFoundingBanner } = useStaticData()
  const hasBottomBar = session.state === 'signed_in' && !hidesBottomBar
  const isAway = useIsAway()
  const familyTurn = useFamilySwitches(session)
  useFocusOnNavigation()
  return (
    <div className={classNames('site', hasBottomBar && 'has-bottom')}>
      {/* The first thing the Tab key reaches: past the navigation, to what the page is about. */}
      <a className="skip" href="#main">
        Skip to content
      </a>
      <PendingBar />
      {hasFoundingBanner && <FoundingBanner />}
      <TopBar session={session} />
      {isAway && <OfflineStrip />}
      {!hasFoundingBanner && !hidesBottomBar && <EmailNotice session={session} />}
      <main id="main" tabIndex={-1}>
        <WhatWorksContext value={isAway ? <WhatWorks /> : null}>
          <DeadEndBarContext value={session.state === 'signed_in' ? <BottomBar /> : null}>
            <Outlet key={familyTurn} />
          </DeadEndBarContext>
        </WhatWorksContext>
      </main>
      <Footer session={session} />
      {/* Waits until the height of the bottom bar is known: the five places arrive with the session check. */}
      {session.state !== 'checking' && <CookieNotice />}
      {hasBottomBar && <BottomBar />}
    </div>
  )
}

/**
 * The notice about an unconfirmed address. Whether it is needed is known with the session, after the first paint:
 * until then its space has the height it had on the last page, so that the layout does not shift.
 */
function EmailNotice({ session: { state, user } }: { session: Session }) {
  const canBeNeeded = user ? !user.email_verified : state === 'checking'
  useEffect(() => {
    if (!canBeNeeded) store(noticeHeight, null)
  }, [canBeNeeded])
  if (!canBeNeeded) return null
  return user ? <VerifyEmailNotice user={user} /> : <EmailNoticePlace />
}

// What the current page requires of its frame.
function useStaticData(): StaticDataRouteOption {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData }) ?? {}
}

// A page that is slow to load shows a bar at the top edge; its style waits 150 ms.
function PendingBar() {
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  return isLoading ? <div className="pending-bar" role="progressbar" aria-label="Loading" /> : null
}
