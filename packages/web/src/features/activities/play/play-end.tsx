import type { Verdict } from '@fgm/shared/community/community'
import { RotateCcw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatCount } from '../../../lib/format.ts'
import { lazyWithRetry } from '../../../lib/lazy-with-retry.tsx'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useSession } from '../../../session/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { Drawing } from '../../../ui/drawings/drawing.tsx'
import highFiveSvg from '../../../ui/drawings/high-five.svg?raw'
import { FormError } from '../../../ui/form.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Radio } from '../../../ui/radio.tsx'
import { type Child, useChildren } from '../../children/use-children.ts'
import { currentFamily } from '../../offline/current-family.ts'
import { AskForChild, UnsentNote, useActivityStatus } from '../activity-actions.tsx'
import { AnotherFiveMinutes } from '../another-five-minutes.tsx'
import { rememberNotToday } from '../right-now-memory.ts'
import { SignUpAsk } from '../sign-up-ask.tsx'
import { type Play, playAgain } from './play-state.ts'
import type { PlayControl } from './use-activity-play.ts'
import './play-end.css'

type PlayEndProps = { play: Play; control: PlayControl }

/** The end of five good minutes: how it was for each child, one line to keep, once more or another. */
export function PlayEnd({ play, control }: PlayEndProps) {
  const session = useSession()
  const { children = [] } = useChildren()
  const { activity } = play
  const minutes = activity.duration_minutes
  return (
    <div className="playing playing-end">
      <div className="cheer">
        <ButtonTo to={paths.activities} variant="text" size="small" onClick={control.clear}>
          Done
        </ButtonTo>
        <Drawing markup={highFiveSvg} />
        <PageTitle title={activity.title}>
          {minutes === 5 ? 'Five good minutes' : `${formatCount(minutes, 'good minute')}`}
        </PageTitle>
      </div>
      <div className="how">
        {children.length > 0 && <HowWasIt play={play} control={control} players={children} />}
        {session.state === 'signed_in' && children.length === 0 && <AskForChild />}
        {session.state === 'signed_out' && (
          <>
            <h2>That is all it takes</h2>
            <SignUpAsk />
          </>
        )}
        <div className="once-more">
          <Button icon={RotateCcw} onClick={() => control.change(playAgain)}>
            Again
          </Button>
          <AnotherFiveMinutes activity_id={activity.id} onClick={control.clear} />
        </div>
      </div>
    </div>
  )
}

// Lazy, because it brings a library of forms along, and most parents write nothing.
const NoteForm = lazyWithRetry(async () => (await import('../note-form.tsx')).NoteForm)

type HowWasItProps = PlayEndProps & { players: readonly Child[] }

function HowWasIt({ play, control, players }: HowWasItProps) {
  const [isSaved, setIsSaved] = useState(false)
  const played = players.filter(({ id }) => play.verdicts[id])
  return (
    <>
      <h2>How was it?</h2>
      {players.map((child) => (
        <ChildFaces key={child.id} child={child} play={play} control={control} />
      ))}
      {played.length === 0 && (
        <p className="small muted">One press is enough. It helps with what comes next.</p>
      )}
      {played.some(({ id }) => play.verdicts[id] === 'flop') && (
        <p role="status" className="small">
          A flop is fine. You were there, and that is what stays.
        </p>
      )}
      {played.length > 0 && !isSaved && (
        <NoteForm
          of={{ id: play.activity.id, child_ids: played.map(({ id }) => id) }}
          label="One line to keep"
          note=""
          onSaved={() => setIsSaved(true)}
        />
      )}
      <p role="status" className="small empty:hidden">
        {isSaved && 'Saved. You will find your line on your profile.'}
      </p>
    </>
  )
}

const faces = [
  {
    verdict: 'loved',
    label: 'Again!',
    mouth: 'M18 31q9 13 18 0z',
    eyes: 'M15 23q3-4 6 0M33 23q3-4 6 0',
  },
  { verdict: 'ok', label: 'Fine', mouth: 'M19 32q8 7 16 0', eyes: 'M18 21v2M36 21v2' },
  { verdict: 'flop', label: 'Not today', mouth: 'M20 36q7-4 14 0', eyes: 'M15 23h6M33 23h6' },
] as const satisfies { verdict: Verdict; label: string; mouth: string; eyes: string }[]

/**
 * Three faces for one child. Any of them marks the activity as done; 'Again!' adds the heart; 'Not today' is not suggested
 * again on this day. Of a shared activity the community learns how it went.
 */
function ChildFaces({ child, play, control }: PlayEndProps & { child: Child }) {
  const { activity, verdicts, hearts } = play
  const status = useActivityStatus(activity.id, child, true)
  const [wanted, setWanted] = useState<Verdict>()
  const isReady = status.isKnown && !status.isFavoriting
  const verdict = wanted ?? verdicts[child.id]
  useTellOutcome(play, status.is_completed && !status.isUnsent ? verdict : undefined)

  // Pressed before the marks of the child are here: it counts as soon as they are.
  useEffect(() => {
    if (!wanted || !isReady) return
    setWanted(undefined)
    choose(wanted)
  })
  function choose(chosen: Verdict) {
    if (!isReady) return setWanted(chosen)
    if (!status.is_completed && !status.isCompleting) status.complete()
    rememberNotToday(currentFamily(), activity.id, chosen === 'flop')
    const hasOwnHeart = hearts.includes(child.id)
    const givesHeart = chosen === 'loved' && !status.is_favorite
    if (givesHeart || (chosen !== 'loved' && hasOwnHeart && status.is_favorite))
      status.toggleFavorite()
    control.change((before) => ({
      ...before,
      verdicts: { ...before.verdicts, [child.id]: chosen },
      hearts: [
        ...before.hearts.filter((id) => id !== child.id),
        ...(givesHeart || (hasOwnHeart && chosen === 'loved') ? [child.id] : []),
      ],
    }))
  }
  return (
    <div>
      <div className="faces" role="radiogroup" aria-label={`How was it for ${child.name}?`}>
        <b>{child.name}</b>
        {faces.map((face) => (
          <Radio
            key={face.verdict}
            name={`face-${child.id}`}
            checked={verdict === face.verdict}
            onChange={() => choose(face.verdict)}
          >
            <svg className={face.verdict} viewBox="0 0 54 54" aria-hidden="true" focusable="false">
              <circle cx="27" cy="27" r="26" />
              <path d={face.eyes} />
              <path d={face.mouth} />
            </svg>
            {face.label}
          </Radio>
        ))}
      </div>
      <FormError error={status.error} />
      <p role="status" className="small muted empty:hidden">
        {hearts.includes(child.id) && status.is_favorite && `A favorite of ${child.name} now.`}
      </p>
      {status.isUnsent && <UnsentNote />}
    </div>
  )
}

/** Tells how a shared activity went, once it counts as done: one word per family, changed by the next one. */
function useTellOutcome({ activity }: Play, verdict: Verdict | undefined) {
  const { mutate } = trpc.community.tellOutcome.useMutation({ meta: { shows_own_error: true } })
  const isShared = activity.library === 'community'
  useEffect(() => {
    if (isShared && verdict) mutate({ id: activity.id, verdict })
  }, [isShared, verdict, mutate, activity.id])
}
