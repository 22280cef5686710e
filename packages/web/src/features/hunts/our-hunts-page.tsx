import { getRouteApi } from '@tanstack/react-router'
import { Play } from 'lucide-react'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../session/session.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { HubLoading, SignInAsk } from './hub/hub-states.tsx'
import { OurHunts } from './our-hunts.tsx'
import './hub/hunts.css'

const route = getRouteApi('/scavenger-hunt/our-hunts')

/** What the family played, to be read again: all of it, or of the hunt and the child in the address. */
export function OurHuntsPage() {
  const session = useSession()
  const { hunt, child } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <div className="wrap page hub">
      <div className="memories-head">
        <PageTitle>Our hunts</PageTitle>
        <ButtonTo to={paths.hunt} variant="primary" size="small" icon={Play}>
          Play a hunt
        </ButtonTo>
      </div>
      {session.state === 'signed_out' ? (
        <SignInAsk>What you played together is kept for your family alone.</SignInAsk>
      ) : session.state === 'checking' ? (
        <HubLoading />
      ) : (
        <OurHunts
          hunt_id={hunt}
          child_id={child}
          onChild={(id) =>
            void navigate({ search: { hunt, child: id }, replace: true, resetScroll: false })
          }
        />
      )}
    </div>
  )
}
