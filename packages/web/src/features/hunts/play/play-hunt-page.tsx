import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { errorMessage, requestId } from '../../../lib/errors.ts'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { useFocusOnPart } from '../../../lib/use-focus-on-navigation.ts'
import { useSession } from '../../../session/session.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { HubLoading, SignInAsk } from '../hub/hub-states.tsx'
import { HuntNotFound } from '../hunt-not-found.tsx'
import { type HuntToPlay, visitorId } from '../kept-hunts.ts'
import '../hub/hunts.css'
import './play.css'
import './play-screens.css'
import { PlayEnd } from './play-end.tsx'
import { PlayIntro } from './play-intro.tsx'
import { PlayView } from './play-view.tsx'
import { useFoundCard } from './use-found-card.ts'
import { useHuntToPlay } from './use-hunt-to-play.ts'
import { usePlay } from './use-play.ts'
import { VisitorEnd } from './visitor-end.tsx'
import { useVisitorHunt } from './visitor-hunt.tsx'

const route = getRouteApi('/scavenger-hunt/play/$hunt_id')

/** A hunt in the hands of a child: before it, in it, and its end. */
export function PlayHuntPage() {
  const { hunt_id } = route.useParams()
  const session = useSession()
  return (
    <>
      {session.state === 'signed_in' ? (
        <LoadedHunt key={hunt_id} family_id={session.user.id} id={hunt_id} />
      ) : session.state === 'checking' ? (
        <Door>
          <HubLoading />
        </Door>
      ) : (
        <ForVisitor key={hunt_id} id={hunt_id} />
      )}
    </>
  )
}

/** One of the ready hunts is for everybody; the others are played by families. */
function ForVisitor({ id }: { id: string }) {
  const { data, isPending } = useVisitorHunt(true)
  if (data?.id === id) return <PlayHunt family_id={visitorId} loaded={data} />
  return (
    <Door>
      {isPending ? (
        <HubLoading />
      ) : (
        <SignInAsk>Hunts are played in a family's own place, so nobody else sees them.</SignInAsk>
      )}
    </Door>
  )
}

function Door({ children }: { children: ReactNode }) {
  return (
    <div className="wrap page">
      <PageTitle className="hidden-text">Play a scavenger hunt</PageTitle>
      {children}
    </div>
  )
}

function LoadedHunt({ family_id, id }: { family_id: string; id: string }) {
  const loaded = useHuntToPlay(id)
  if (loaded.state === 'there') return <PlayHunt family_id={family_id} loaded={loaded.hunt} />
  return (
    <div className="wrap page">
      <PageTitle className="hidden-text">Play a scavenger hunt</PageTitle>
      {loaded.state === 'missing' ? (
        <HuntNotFound />
      ) : loaded.state === 'failed' ? (
        <ErrorState
          title="Failed to load scavenger hunt"
          onRetry={loaded.retry}
          isRetrying={loaded.isRetrying}
          requestId={requestId(loaded.error)}
          actions={
            <ButtonTo to={paths.hunt} size="small">
              Back to Hunt Hub
            </ButtonTo>
          }
        >
          {errorMessage(loaded.error)}
        </ErrorState>
      ) : (
        <HubLoading />
      )}
    </div>
  )
}

function PlayHunt({ family_id, loaded }: { family_id: string; loaded: HuntToPlay }) {
  // A hunt does not change under the feet of who plays it.
  const [hunt] = useState(loaded)
  const control = usePlay(family_id, hunt)
  useFoundCard(control)
  const { play } = control
  useFocusOnPart(play ? (play.finished_at === null ? 'playing' : 'end') : 'before')
  if (!play) return <PlayIntro hunt={hunt} onBegin={control.begin} />
  if (play.finished_at === null) return <PlayView hunt={hunt} play={play} control={control} />
  if (family_id === visitorId) return <VisitorEnd hunt={hunt} play={play} clear={control.clear} />
  return <PlayEnd family_id={family_id} hunt={hunt} play={play} clear={control.clear} />
}
