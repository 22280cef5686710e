import { cluePresentation } from '@fgm/shared/hunts/words'
import { getRouteApi } from '@tanstack/react-router'
import { Play as PlayIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { newKey } from '../../../lib/idempotency-key.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useFocusOnPart } from '../../../lib/use-focus-on-navigation.ts'
import { useReadAloud } from '../../../lib/use-read-aloud.ts'
import { useSession } from '../../../session/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { Drawing } from '../../../ui/drawings/drawing.tsx'
import treasureMapSvg from '../../../ui/drawings/treasure-map.svg?raw'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Segmented } from '../../../ui/radio.tsx'
import { TickRow } from '../../../ui/tick-row.tsx'
import { HuntsLoading, NoHunt, SignInPrompt, useHunt } from '../access-states.tsx'
import { ageWords, itemWords } from '../hunt-type.tsx'
import { type HuntToPlay, visitorId } from '../play-storage.ts'
import '../hub/hunts.css'
import './play.css'
import './play-screens.css'
import { LeaveHunt } from './leave-hunt.tsx'
import { PlayEnd, VisitorEnd } from './play-end.tsx'
import { beginPlay, type Play, type PlayMode } from './play-state.ts'
import { PlayView } from './play-view.tsx'
import { useFoundCard, usePlay } from './use-play.ts'

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

/** One of the ready hunts is for everybody; the others are played by families. */
function ForVisitor({ id }: { id: string }) {
  const { data, isPending } = trpc.hunts.forVisitors.useQuery(undefined, { throwOnError: false })
  if (data?.id === id) return <PlayHunt family_id={visitorId} loaded={data} />
  return (
    <PlayFrame>
      {isPending ? (
        <HuntsLoading />
      ) : (
        <SignInPrompt>Hunts are private to each family. Log in to play yours.</SignInPrompt>
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

const modes = [
  { value: 'calm', label: 'Calm' },
  { value: 'race', label: 'Race the clock' },
] as const
const aboutMode: Record<PlayMode, string> = {
  calm: 'No clock, and no hurry.',
  race: 'A clock runs. Points for every find, and for being quick.',
}

type PlayIntroProps = { hunt: HuntToPlay; onBegin: (play: Play) => void; onLeave?: () => void }

/** Before the hunt: how to play it. The press on Start also lets the phone speak and keeps it awake. */
export function PlayIntro({ hunt, onBegin, onLeave }: PlayIntroProps) {
  const { is_read_aloud } = cluePresentation(hunt.difficulty_level, hunt.age_range)
  const [mode, setMode] = useState<PlayMode>('calm')
  const [readsAloud, setReadsAloud] = useState(is_read_aloud)
  const speak = useReadAloud()
  function begin() {
    onBegin(
      beginPlay({
        completion_id: newKey(),
        mode,
        reads_aloud: readsAloud && speak !== null,
        now: Date.now(),
      }),
    )
  }
  return (
    <div className="play play-intro">
      <div className="play-bar">
        <LeaveHunt onLeave={onLeave} />
      </div>
      <div className="play-hello grid flex-1 content-center justify-items-center gap-2 px-5 pb-5 text-center">
        <Drawing markup={treasureMapSvg} />
        <PageTitle>{hunt.hunt_name}</PageTitle>
        <p>
          {itemWords(hunt.items_data.length)} to find. {ageWords(hunt.age_range)}.
        </p>
      </div>
      <div className="play-sheet">
        <Segmented label="How to play" options={modes} value={mode} onChange={setMode} />
        <p className="muted small" aria-live="polite">
          {aboutMode[mode]}
        </p>
        {speak && (
          <TickRow checked={readsAloud} onChange={(event) => setReadsAloud(event.target.checked)}>
            Read every clue aloud
          </TickRow>
        )}
        <p className="small">
          Look around first: nothing to find should be higher than your child can reach.
        </p>
        <Button variant="primary" size="huge" isBlock icon={PlayIcon} onClick={begin}>
          Start the hunt
        </Button>
        <PlacesToPrepare hunt={hunt} />
      </div>
    </div>
  )
}

/** Where everything is, for the adult who looks around first or hides something: the child's screen shows less. */
function PlacesToPrepare({ hunt }: { hunt: HuntToPlay }) {
  return (
    <details className="play-places">
      <summary className="text-ui text-teal-ink">For the grown-up: where everything is</summary>
      <ol className="found-list text-ui">
        {hunt.items_data.map(({ id, name, location, parent_tip }) => (
          <li key={id}>
            <b>{name}</b>
            {location && <span>{location}</span>}
            {parent_tip && <span className="muted">{parent_tip}</span>}
          </li>
        ))}
      </ol>
    </details>
  )
}
