import { Check, Eye, Lock } from 'lucide-react'
import { classNames } from '../../../ui/class-names.ts'
import type { HuntToPlay } from '../kept-hunts.ts'
import { hintsFor } from './play-hints.ts'
import type { Item } from './play-state.ts'
import { hintsTaken, type Play, secondsToHint, takeHint } from './play-state.ts'
import type { PlayControl } from './use-play.ts'

type HintLadderProps = {
  hunt: HuntToPlay
  item: Item
  play: Play
  now: number
  hint_after_seconds: number
  control: PlayControl
}

/**
 * Room, spot, answer: one after the other, each for a press, and only what clue and map have not told. They cost
 * nothing but pride.
 */
export function HintLadder(props: HintLadderProps) {
  const { hunt, item, play, now, hint_after_seconds, control } = props
  const hints = hintsFor(hunt, item)
  const taken = hintsTaken(play, item.id)
  const wait = secondsToHint(play, hint_after_seconds, now)
  if (hints.length === 0) return null
  return (
    <div className="hints">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own legend and box. */}
      <div className="ladder" role="group" aria-label="Hints">
        {hints.map(({ kind }, at) => {
          const isUsed = at < taken
          const isNext = at === taken && wait === 0
          const isWaiting = at === taken && wait > 0
          const Icon = isUsed ? Check : isNext ? Eye : Lock
          return (
            <button
              key={kind}
              type="button"
              className={classNames(isUsed && 'used', !isUsed && !isNext && 'later')}
              disabled={!isNext}
              onClick={() => control.change((before) => takeHint(before, item.id))}
            >
              {isWaiting ? (
                <span className="wait">{`Hint in ${wait} s`}</span>
              ) : (
                <>
                  <Icon className="icon" aria-hidden />
                  {hintNames[kind]}
                </>
              )}
            </button>
          )
        })}
      </div>
      <p className="hint-words" role="status">
        {hints
          .slice(0, taken)
          .map(({ words }) => words)
          .join(' ')}
      </p>
    </div>
  )
}

const hintNames = {
  room: 'Which room?',
  spot: 'Name the spot',
  place: 'Where is it?',
  answer: 'Just tell us',
} as const
