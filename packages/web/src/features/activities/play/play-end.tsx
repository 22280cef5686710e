import type { Face } from '@fgm/shared/activities/activities'
import type { Verdict } from '@fgm/shared/community/community'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { formatCount } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useSession } from '../../../session/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { ByDevice } from '../../../ui/by-device.tsx'
import { Drawing } from '../../../ui/drawings/drawing.tsx'
import highFiveSvg from '../../../ui/drawings/high-five.svg?raw'
import { TextField } from '../../../ui/fields.tsx'
import { FormError } from '../../../ui/form.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { type Child, useChildren } from '../../children/use-children.ts'
import { useIsPlayInOutbox, useRecordPlay } from '../../offline/use-completion-server.ts'
import { AskForChild, OutboxNote, useActivityStatus } from '../activity-actions.tsx'
import { lineForm, NextSteps, NoteForm, useNextSteps } from '../next-steps.tsx'
import { playScope } from '../play-storage.ts'
import { rememberPlayed } from '../right-now-memory.ts'
import { SignUpPrompt } from '../sign-up-ask.tsx'
import { keepPlay, readVisitor } from '../visitor.ts'
import { Faces } from './faces.tsx'
import { type Play, playAgain, timesOf } from './play-state.ts'
import { usePlayers } from './two-players.ts'
import type { PlayControl } from './use-activity-play.ts'
import './play-end.css'

type PlayEndProps = { play: Play; control: PlayControl }

/** The end of five good minutes: how it was for each child, a note, and done, again or another. */
export function PlayEnd({ play, control }: PlayEndProps) {
  const session = useSession()
  const { children = [], child } = useChildren()
  const { players } = usePlayers(play)
  const keeping = useKeepPlay()
  const steps = useNextSteps()
  const { activity, ended_at } = play
  const by = child?.id ?? null
  useEffect(() => {
    if (ended_at !== null) rememberPlayed(activity.id, by, ended_at)
  }, [activity.id, by, ended_at])
  const minutes = activity.duration_minutes
  function again() {
    // No face was chosen: it was played all the same, by the children who are here.
    if (child && Object.keys(play.faces).length === 0)
      keeping.keep(play, play.also.length > 0 ? players.map(({ id }) => id) : [child.id])
    control.change(playAgain)
  }
  return (
    <div className="playing playing-end">
      <div className="cheer">
        <Drawing markup={highFiveSvg} />
        <PageTitle title={activity.title} className="mt-3">
          {minutes === 5 ? 'Five good minutes' : `${formatCount(minutes, 'good minute')}`}
        </PageTitle>
      </div>
      <div className="how">
        {children.length > 0 && (
          <HowWasIt
            play={play}
            control={control}
            players={players}
            keeping={keeping}
            steps={steps}
          />
        )}
        {session.state === 'signed_in' && children.length === 0 && <AskForChild />}
        {session.state === 'signed_out' && <VisitorFaces play={play} control={control} />}
        <NextSteps steps={steps} activity_id={activity.id} onLeave={control.clear}>
          <Button
            variant="text"
            isPending={steps.isPending('again')}
            onClick={() => steps.goOn('again', again)}
          >
            Play it again
          </Button>
        </NextSteps>
        {session.state === 'signed_out' && (
          // Their first page asks how old the child is, and takes over what was played.
          <SignUpPrompt search={{ next: paths.activities }}>
            <b>Keep this?</b> It stays on this device for a week. With an account you keep it for
            good.
          </SignUpPrompt>
        )}
      </div>
    </div>
  )
}

type Keeping = ReturnType<typeof useKeepPlay>

/** Saves a play with how it was for each child: on this device until the server has it. */
function useKeepPlay() {
  const record = useRecordPlay()
  const { mutate, isPending, error } = useMutation({
    mutationFn: record.send,
    meta: { shows_own_error: true },
    scope: playScope,
  })
  return {
    isPending,
    error: error ? 'It could not be saved. Please try again.' : undefined,
    keep: (play: Play, childIds = Object.keys(play.faces)) => {
      const done = {
        ...{ id: play.activity.id, play_id: play.play_id, ...timesOf(play, Date.now()) },
        children: childIds.map((id) => ({ child_id: id, face: play.faces[id] ?? null })),
      }
      record.store(done)
      mutate(done)
    },
  }
}

type HowWasItProps = PlayEndProps & {
  players: readonly Child[]
  keeping: Keeping
  steps: ReturnType<typeof useNextSteps>
}

function HowWasIt({ play, control, players, keeping, steps }: HowWasItProps) {
  const isUnsent = useIsPlayInOutbox(play.play_id) && !keeping.isPending
  const [isSaved, setIsSaved] = useState(false)
  const played = players.filter(({ id }) => play.faces[id])
  return (
    <>
      <h2 className="text-h3">How was it?</h2>
      {players.map((child) => (
        <ChildFaces key={child.id} child={child} play={play} control={control} keeping={keeping} />
      ))}
      {played.length === 0 && (
        <p className="small muted">
          One <ByDevice phone="tap" computer="click" /> is enough. It helps us choose what comes
          next.
        </p>
      )}
      <FormError error={keeping.error} />
      {isUnsent && <OutboxNote />}
      {played.some(({ id }) => play.faces[id] === 'not_today') && <FlopIsFine />}
      {played.length > 0 && !isSaved && (
        <NoteForm
          of={{
            id: play.activity.id,
            play_id: play.play_id,
            child_ids: played.map(({ id }) => id),
          }}
          label="One line to keep"
          note=""
          id={lineForm}
          onChange={steps.noteLine}
          onSaved={() => {
            setIsSaved(true)
            steps.saved()
          }}
        />
      )}
      <p role="status" className="small empty:hidden">
        {isSaved && 'Saved. You will find your line on your profile.'}
      </p>
    </>
  )
}

type ChildFacesProps = PlayEndProps & { child: Child; keeping: Keeping }

/** Three faces for one child. Any saves the play; 'Again!' adds the heart; for a shared activity the community is told. */
function ChildFaces({ child, play, control, keeping }: ChildFacesProps) {
  const { activity, faces: chosen, hearts } = play
  const status = useActivityStatus(activity.id, child, true)
  const face = chosen[child.id]
  const isReady = status.isKnown && !status.isFavoriting
  const [heartOf, setHeartOf] = useState<Face>()
  useTellOutcome(play, status.is_completed && !status.isUnsent ? face : undefined)

  // The face is saved at once; its heart waits for the child's marks.
  useEffect(() => {
    if (!heartOf || !isReady) return
    setHeartOf(undefined)
    matchHeart(heartOf)
  })
  function choose(next: Face) {
    control.change((before) => {
      const after = { ...before, faces: { ...before.faces, [child.id]: next } }
      keeping.keep(after)
      return after
    })
    setHeartOf(next)
  }
  function matchHeart(next: Face) {
    const hasOwnHeart = hearts.includes(child.id)
    const givesHeart = next === 'loved' && !status.is_favorite
    if (givesHeart || (next !== 'loved' && hasOwnHeart && status.is_favorite))
      status.toggleFavorite()
    const keepsHeart = givesHeart || (hasOwnHeart && next === 'loved')
    control.change((before) => {
      const others = before.hearts.filter((id) => id !== child.id)
      return { ...before, hearts: keepsHeart ? [...others, child.id] : others }
    })
  }
  return (
    <div>
      <Faces name={child.name} id={child.id} face={face} onChoose={choose} />
      <FormError error={status.error} />
      <p role="status" className="small muted mt-2 empty:hidden">
        {hearts.includes(child.id) && status.is_favorite && `Now one of ${child.name}’s favorites.`}
      </p>
    </div>
  )
}

const verdictOf = { loved: 'loved', fine: 'ok', not_today: 'flop' } as const satisfies Record<
  Face,
  Verdict
>

/** Reports how a shared activity went, once it counts as done: one word per family, replaced by the next one. */
function useTellOutcome({ activity }: Play, face: Face | undefined) {
  const verdict = face && verdictOf[face]
  const { mutate } = trpc.community.tellOutcome.useMutation({ meta: { shows_own_error: true } })
  const isShared = activity.library === 'community'
  useEffect(() => {
    if (isShared && verdict) mutate({ id: activity.id, verdict })
  }, [isShared, verdict, mutate, activity.id])
}

/** The id of the player where no child has a name yet. */
const visitor = 'visitor'

/** How it was, for a visitor: it stays in this browser, until an account takes it over. */
function VisitorFaces({ play, control }: PlayEndProps) {
  const { activity, play_id } = play
  const face = play.faces[visitor]
  const [line, setLine] = useState(
    () => readVisitor().plays?.find((kept) => kept.play_id === play_id)?.line ?? '',
  )
  // At once, too: an account may be created before a face is chosen.
  useEffect(() => {
    const { id, title } = activity
    keepPlay({ id, title, play_id, ...timesOf(play, Date.now()), face: face ?? null, line })
  }, [activity, play, play_id, face, line])
  return (
    <>
      <h2 className="text-h3">How was it?</h2>
      <Faces
        id={visitor}
        face={face}
        onChoose={(next) =>
          control.change((before) => ({ ...before, faces: { ...before.faces, [visitor]: next } }))
        }
      />
      {face === 'not_today' && <FlopIsFine />}
      {face && (
        <TextField
          label="One line to keep"
          isOptional
          autoComplete="off"
          maxLength={500}
          value={line}
          onChange={(event) => setLine(event.target.value)}
        />
      )}
    </>
  )
}

const FlopIsFine = () => (
  <p role="status" className="small">
    A flop is fine. You were there, and that is what stays.
  </p>
)
