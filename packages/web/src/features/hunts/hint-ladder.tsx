import type { BlueprintDocument } from '@fgm/shared/blueprint-document'
import { hintsOf, placeAt } from '@fgm/shared/hunt-places'
import { Check, Eye, Lock } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import type { Item } from './clue.tsx'
import { hintsTaken, type Play, secondsToHint, takeHint } from './play-state.ts'
import type { PlayControl } from './use-play.ts'

type HintLadderProps = {
  item: Item
  house: BlueprintDocument
  play: Play
  now: number
  hint_after_seconds: number
  control: PlayControl
}

/** Room, spot, answer: one after the other, each for a press. They cost nothing but pride. */
export function HintLadder(props: HintLadderProps) {
  const { item, house, play, now, hint_after_seconds, control } = props
  const hints = hintsOf(item, house)
  const names = hintNames(item, house)
  const taken = hintsTaken(play, item.id)
  const wait = secondsToHint(play, hint_after_seconds, now)
  return (
    <div className="hints">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own legend and box. */}
      <div className="ladder" role="group" aria-label="Hints">
        {hints.map((hint, at) => {
          const isUsed = at < taken
          const isNext = at === taken && wait === 0
          const Icon = isUsed ? Check : isNext ? Eye : Lock
          return (
            <button
              key={hint}
              type="button"
              className={classNames(isUsed && 'used', !isUsed && !isNext && 'later')}
              disabled={!isNext}
              onClick={() => control.change((before) => takeHint(before, item.id))}
            >
              <Icon className="icon" aria-hidden />
              {at === taken && wait > 0 ? `Hint in ${wait} s` : names[at]}
            </button>
          )
        })}
      </div>
      <p className="hint-words" role="status">
        {hints.slice(0, taken).join(' ')}
      </p>
    </div>
  )
}

function hintNames(item: Item, house: BlueprintDocument): string[] {
  const place = placeAt(house, item.location)
  const where = place ? ['Which room?', ...(place.piece ? ['Name the spot'] : [])] : []
  return [...(place || !item.location ? where : ['Where is it?']), 'Just tell us']
}
