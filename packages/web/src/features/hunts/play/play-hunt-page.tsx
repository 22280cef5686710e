import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import { useFocusOnPart } from '../../../lib/use-focus-on-navigation.ts'
import { useSession } from '../../../session/session.tsx'
import { SignInPrompt } from '../../../session/sign-in-ways.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { HuntsLoading, NoHunt, useHunt } from '../access-states.tsx'
import { type HuntToPlay, visitorId } from '../play-storage.ts'
import '../hub/hunts.css'
import './play.css'
import './play-screens.css'
import { PlayEnd, VisitorEnd } from './play-end.tsx'
import { PlayIntro } from './play-intro.tsx'
import { isPlaying, partOf } from './play-state.ts'
import { PlayView } from './play-view.tsx'
import { type PlayControl, useFoundCard, usePlay } from './use-play.ts'

const route = getRouteApi('/scavenger-hunt/play/$hunt_id')

/** A hunt in the hands of a child: before it, in it, and its end. */
export function PlayHuntPage() {
  const { hunt_id } = route.useParams()
  const session = useSession()
  if (session.state === 'signed_in')
    return <LoadedHunt key={hunt_id} family_id={session.user.id} id={hunt_id} />
  if (session.state === 'signed_out') return <ForVisitor key={hunt_id} id={hunt_id} />
  return (
    <PlayFrame>
      <HuntsLoading />
    </PlayFrame>
  )
}

/** One of the ready hunts is public; the others need a family. */
function ForVisitor({ id }: { id: string }) {
  const { data, isPending } = trpc.hunts.forVisitors.useQuery(undefined, { throwOnError: false })
  if (data?.id === id) return <PlayHunt family_id={visitorId} loaded={data} />
  return (
    <PlayFrame>
      {isPending ? (
        <HuntsLoading />
      ) : (
        <SignInPrompt title="Log in to hunt">
          Hunts are private to each family. Log in to play yours.
        </SignInPrompt>
      )}
    </PlayFrame>
  )
}

function PlayFrame({ children }: { children: ReactNode }) {
  return (
    <div className="wrap page">
      <PageTitle className="hidden-text">Play a scavenger hunt</PageTitle>
      {children}
    </div>
  )
}

function LoadedHunt({ family_id, id }: { family_id: string; id: string }) {
  const hunt = useHunt(id)
  if (hunt.data) return <PlayHunt family_id={family_id} loaded={hunt.data} />
  return (
    <PlayFrame>
      <NoHunt hunt={hunt} />
    </PlayFrame>
  )
}

function PlayHunt({ family_id, loaded }: { family_id: string; loaded: HuntToPlay }) {
  // A hunt does not change while it is played.
  const [hunt] = useState(loaded)
  const control = usePlay(family_id, hunt)
  const isUnknownCard = useFoundCard(control)
  const { play } = control
  useFocusOnPart(partOf(play))
  return (
    <>
      {isUnknownCard && (
        <p className="wrap mt-4" role="status">
          <span className="note honey block">
            This card was printed before the hunt changed, so it marks nothing. Press “Found it”
            here, or print new cards.
          </span>
        </p>
      )}
      <PlayPart hunt={hunt} control={control} family_id={family_id} />
    </>
  )
}

type PlayPartProps = { hunt: HuntToPlay; control: PlayControl; family_id: string }

function PlayPart({ hunt, control, family_id }: PlayPartProps) {
  const { play } = control
  if (!play) return <PlayIntro hunt={hunt} onBegin={control.begin} family_id={family_id} />
  if (isPlaying(play)) return <PlayView hunt={hunt} play={play} control={control} />
  if (family_id === visitorId) return <VisitorEnd hunt={hunt} play={play} clear={control.clear} />
  return <PlayEnd family_id={family_id} hunt={hunt} play={play} clear={control.clear} />
}
