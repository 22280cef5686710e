import { ArrowRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatCount } from '../../../lib/format.ts'
import { formatCountdown } from '../../../lib/format-time.ts'
import { initial } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { MultiChoiceGroup } from '../../../ui/choice-group.tsx'
import { Drawing } from '../../../ui/drawings/drawing.tsx'
import highFiveSvg from '../../../ui/drawings/high-five.svg?raw'
import { FormError } from '../../../ui/form-error.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { TextAreaField } from '../../../ui/text-field.tsx'
import type { HuntToPlay } from '../kept-hunts.ts'
import { Confetti } from './confetti.tsx'
import { FunRating } from './fun-rating.tsx'
import './play-end.css'
import { allHints, type Play, scoreOf, secondsPlayed } from './play-state.ts'
import { usePlayers } from './use-players.ts'
import { useSaveCompletion } from './use-save-completion.ts'

const longestNotes = 2000

type PlayEndProps = { family_id: string; hunt: HuntToPlay; play: Play; clear: () => void }

/** All found: a high five, the numbers, and one question. */
export function PlayEnd(props: PlayEndProps) {
  const { hunt, play } = props
  const { save, failure, isSaving, leave } = useSaveCompletion(props)
  const [funRating, setFunRating] = useState(5)
  const [parentNotes, setNotes] = useState('')
  const players = usePlayers(props.family_id)
  useEffect(() => {
    window.scrollTo?.(0, 0)
  }, [])
  const score = scoreOf(play, hunt.difficulty_level)
  return (
    <div className="play play-end">
      <Confetti />
      <div className="end-cheer">
        <Drawing markup={highFiveSvg} />
        <PageTitle title={hunt.hunt_name}>All {play.found.length} found!</PageTitle>
        <EndFigures play={play} score={score} />
      </div>
      <div
        className="end-form"
        role="dialog"
        aria-labelledby="how-much-fun"
        aria-describedby="how-points"
      >
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (isSaving) return
            players.remember()
            void save({
              fun_rating: funRating,
              parent_notes: parentNotes,
              child_ids: players.chosen,
            })
          }}
        >
          <h2 id="how-much-fun">How much fun was it?</h2>
          <FunRating value={funRating} onChange={setFunRating} />
          <TextAreaField
            label="A line to remember it by"
            isOptional
            name="parentNotes"
            maxLength={longestNotes}
            placeholder="She looked behind the couch four times"
            value={parentNotes}
            onChange={(event) => setNotes(event.target.value)}
          />
          {players.children.length > 0 && (
            <MultiChoiceGroup
              label="Who played?"
              options={players.children.map(({ id, name }) => ({
                value: id,
                label: name,
                face: initial(name),
              }))}
              values={players.chosen}
              onChange={players.choose}
            />
          )}
          <FormError error={failure?.sentence} />
          {failure?.isKept && (
            <p className="small">
              Nothing is lost: it is kept on this device, and saved by itself when it can be.
            </p>
          )}
          <Button type="submit" variant="primary" isBlock isPending={isSaving}>
            {isSaving ? 'Saving...' : 'Save & Continue'}
          </Button>
          {failure?.isKept && (
            <Button isBlock icon={ArrowRight} onClick={leave}>
              Continue without waiting
            </Button>
          )}
          <p id="how-points" className="muted label">
            {pointsWords(play, hunt.difficulty_level, score)}
          </p>
        </form>
      </div>
    </div>
  )
}

function EndFigures({ play, score }: { play: Play; score: number }) {
  const hints = allHints(play)
  return (
    <ul className="end-figures">
      {play.mode === 'race' && (
        <li>
          <b>{formatCountdown(secondsPlayed(play, play.turned_at))}</b> minutes
        </li>
      )}
      <li>
        <b>{score}</b> points
      </li>
      <li>
        <b>{hints}</b> {hints === 1 ? 'hint' : 'hints'}
      </li>
    </ul>
  )
}

function pointsWords(play: Play, level: number, score: number): string {
  const finds = formatCount(play.found.length, 'find')
  if (play.mode === 'calm') return `${finds}, level ${level}.`
  const speed = score - 10 * play.found.length - 5 * level
  const seconds = speed > 0 ? `, and ${formatCount(speed, 'second')} under five minutes` : ''
  return `${score} points: ${finds}, level ${level}${seconds}.`
}
