import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'
import { httpStatus } from '../../../lib/errors.ts'
import { formatCount } from '../../../lib/format.ts'
import { formatCountdown } from '../../../lib/format-time.ts'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { MultiChoiceGroup } from '../../../ui/choice-group.tsx'
import { Drawing } from '../../../ui/drawings/drawing.tsx'
import highFiveSvg from '../../../ui/drawings/high-five.svg?raw'
import { TextAreaField } from '../../../ui/fields.tsx'
import { FormError } from '../../../ui/form.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { StarRating } from '../../../ui/star-rating.tsx'
import {
  addToOutbox,
  type Completion,
  dropCompletion,
  removeFromOutbox,
} from '../../offline/completion-outbox.ts'
import { useCompletionServer } from '../../offline/use-completion-server.ts'
import type { HuntToPlay } from '../play-storage.ts'
import { allHints, type Play, scoreOf, secondsPlayed } from './play-state.ts'
import { usePlayers } from './use-hunt-players.ts'
import './play-end.css'

const longestNotes = 2000

/** All found: a high five, the numbers, and one question. */
export function PlayEnd(props: Finished) {
  const { hunt, play } = props
  const { save, failure, isSaving, leave, leaveUnsaved } = useSaveCompletion(props)
  const [funRating, setFunRating] = useState(5)
  const [parentNotes, setNotes] = useState('')
  const players = usePlayers(props.family_id, play.together)
  return (
    <AllFound hunt={hunt} play={play}>
      <div
        className="end-form"
        role="dialog"
        aria-labelledby="how-much-fun"
        aria-describedby={play.mode === 'race' ? 'how-points' : undefined}
      >
        <form
          className="grid gap-3.5"
          onSubmit={(event) => {
            event.preventDefault()
            if (isSaving) return
            players.remember()
            save({
              fun_rating: funRating,
              parent_notes: parentNotes,
              child_ids: players.chosen,
            })
          }}
        >
          <h2 id="how-much-fun" className="text-center text-h3">
            How much fun was it?
          </h2>
          <div className="fun-rating">
            <StarRating
              label="Fun rating"
              name="funRating"
              words={starWords}
              value={funRating}
              onChange={setFunRating}
            />
            <p className="max-w-none text-ui font-[700] text-center" aria-hidden="true">
              {funRating} of 5: {words[funRating - 1]}
            </p>
          </div>
          <TextAreaField
            label="A line to remember it by"
            isOptional
            rows={2}
            name="parentNotes"
            maxLength={longestNotes}
            placeholder="Four looks behind the couch"
            value={parentNotes}
            onChange={(event) => setNotes(event.target.value)}
          />
          {players.children.length > 0 && (
            <MultiChoiceGroup
              label="Who played?"
              options={players.options}
              values={players.chosen}
              onChange={players.choose}
            />
          )}
          <FormError error={failure?.sentence} />
          {failure?.isKept && (
            <p className="small">
              Nothing is lost: it stays on this device, and we'll save it as soon as we can.
            </p>
          )}
          <Button type="submit" variant="primary" isBlock isPending={isSaving}>
            {isSaving ? 'Saving...' : 'Save & Continue'}
          </Button>
          {failure?.isKept ? (
            <Button isBlock icon={ArrowRight} onClick={leave}>
              Continue without waiting
            </Button>
          ) : (
            !isSaving && (
              <ButtonTo
                to={paths.hunt}
                variant="text"
                size="small"
                className="justify-self-center"
                onClick={leaveUnsaved}
              >
                Leave without saving
              </ButtonTo>
            )
          )}
          {play.mode === 'race' && (
            <p id="how-points" className="muted label max-w-none text-center">
              {pointsWords(play, hunt.difficulty_level)}
            </p>
          )}
        </form>
      </div>
    </AllFound>
  )
}

type AllFoundProps = {
  hunt: HuntToPlay
  play: Play
  /** Of the figures only the points. */
  isBrief?: boolean
  children: ReactNode
}

/** A high five and the figures, and below them what comes next. */
export function AllFound({ hunt, play, isBrief, children }: AllFoundProps) {
  const hints = allHints(play)
  useEffect(() => {
    window.scrollTo?.(0, 0)
  }, [])
  return (
    <div className="play play-end">
      <div className="confetti" aria-hidden="true">
        {scraps.map((style, at) => (
          <i key={at} style={style} />
        ))}
      </div>
      <div className="end-cheer">
        <Drawing markup={highFiveSvg} />
        <PageTitle title={hunt.hunt_name}>{foundWords(play)}</PageTitle>
        <ul className="end-figures mt-3.5 flex flex-wrap justify-center gap-2">
          {play.mode === 'race' && !isBrief && (
            <li>
              <b>{formatCountdown(secondsPlayed(play, play.turned_at))}</b> minutes
            </li>
          )}
          <li>
            <b>{scoreOf(play, hunt.difficulty_level)}</b> points
          </li>
          {!isBrief && (
            <li>
              <b>{hints}</b> {hints === 1 ? 'hint' : 'hints'}
            </li>
          )}
        </ul>
      </div>
      {children}
    </div>
  )
}

/** A hunt that was stopped early was good, too. */
function foundWords({ found, is_stopped }: Play): string {
  if (!is_stopped) return `All ${found.length} found!`
  return found.length > 0 ? `${found.length} found!` : 'Treasure found!'
}

function pointsWords(play: Play, level: number): string {
  const score = scoreOf(play, level)
  const finds = formatCount(play.found.length, 'find')
  const speed = score - 10 * play.found.length - 5 * level
  const seconds = speed > 0 ? `, and ${formatCount(speed, 'second')} under five minutes` : ''
  return `${score} points: ${finds}, level ${level}${seconds}.`
}

const words = ['a flop, and that is fine', 'so-so', 'good', 'great', 'again, again'] as const
const starWords = words.map((word, at) => `${at + 1} of 5, ${word}`)

/** Scraps of paper that fall once and stay, around picture and words. With reduced motion they are there from the start. */
const scraps = Array.from({ length: 26 }, (_, at) => styleOf(at))

// Scattered the same way each time: down the two sides and along the top, where there is nothing to read.
function styleOf(at: number): CSSProperties {
  const share = (salt: number) => Math.abs(Math.sin((at + 1) * salt) * 437.58) % 1
  const isAbove = at % 3 === 0
  const side = share(12.98) * 13
  const along = isAbove ? share(12.98) * 96 : at % 2 === 0 ? side : 97 - side
  const down = share(78.23) * (isAbove ? 9 : 92)
  return {
    '--along': `${Math.round(along)}%`,
    '--down': `${Math.round(down)}%`,
    '--turn': `${Math.round(share(37.71) * 180)}deg`,
    '--after': `${Math.round(share(53.17) * 500)}ms`,
  } as CSSProperties
}

/** All found, by a visitor: a high five, and how to save the next hunts. */
export function VisitorEnd({ hunt, play, clear }: Omit<Finished, 'family_id'>) {
  return (
    <AllFound hunt={hunt} play={play} isBrief>
      <section className="end-form" aria-labelledby="keep">
        <h2 id="keep" className="mb-3 text-center text-h3">
          Keep the next ones?
        </h2>
        <p>
          We stored nothing about this hunt. With an account you can keep your hunts, each with a
          line to remember it by.
        </p>
        <div className="grid gap-3 mt-4">
          <ButtonTo
            to={paths.register}
            search={{ next: paths.hunt }}
            variant="primary"
            isBlock
            onClick={clear}
          >
            Sign Up Free
          </ButtonTo>
          <ButtonTo to={paths.hunt} isBlock onClick={clear}>
            Not Now
          </ButtonTo>
        </div>
      </section>
    </AllFound>
  )
}

type Finished = { family_id: string; hunt: HuntToPlay; play: Play; clear: () => void }
type Sent = { family_id: string; completion: Completion }
/** Saves a finished play, first to the outbox: the family can go on without a response (`leave`). `leaveUnsaved` removes it. */
function useSaveCompletion({ family_id, hunt, play, clear }: Finished) {
  const navigate = useNavigate()
  const server = useCompletionServer()
  const complete = useMutation({
    mutationFn: ({ completion }: Sent) => server.complete(family_id, completion),
    meta: { shows_own_error: true },
    onSuccess: (_, sent) => removeFromOutbox(sent),
    onError: (error, sent) => {
      if (httpStatus(error) === 404) removeFromOutbox(sent)
    },
  })

  function save(feedback: { fun_rating: number; parent_notes: string; child_ids: string[] }) {
    const completion: Completion = {
      ...feedback,
      id: hunt.id,
      completion_id: play.completion_id,
      completion_time: secondsPlayed(play, play.turned_at),
      items_found: play.found.length,
      total_items: hunt.items_data.length,
    }
    const sent = { family_id, completion }
    addToOutbox(sent)
    // Not called once this is unmounted: a family that went elsewhere stays there, and may be playing again.
    complete.mutate(sent, { onSuccess: () => goToHub('saved') })
  }
  async function goToHub(success: 'saved' | 'waiting') {
    clear()
    await navigate({ to: paths.hunt, search: { success } })
  }
  function leaveUnsaved() {
    dropCompletion(family_id, play.completion_id)
    clear()
  }
  const status = httpStatus(complete.error)
  const failure = complete.error && {
    sentence: `Failed to save completion data${status === undefined ? '. Please try again.' : ''}`,
    isKept: status !== 404,
  }
  const leave = () => void goToHub('waiting')
  return { save, failure, isSaving: complete.isPending, leave, leaveUnsaved }
}
