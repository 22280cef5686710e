import { cluePresentation } from '@fgm/shared/hunts/words'
import { HeartHandshake, MapPin, Volume2 } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '../../../ui/button.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import type { HuntToPlay } from '../kept-hunts.ts'
import { HintLadder } from './hint-ladder.tsx'
import { PictureOfClue } from './picture-of-clue.tsx'
import { hintsFor } from './play-hints.ts'
import { hintsTaken, type Item, type Play } from './play-state.ts'
import type { PlayControl } from './use-play.ts'
import { useReadAloud } from './use-read-aloud.ts'

type ClueProps = {
  hunt: HuntToPlay
  item: Item
  number: number
  play: Play
  now: number
  control: PlayControl
  /** It was found, and taken back a moment ago. */
  isReturned: boolean
}

/** One sentence as large as it gets, with a picture and a voice for those who cannot read it. */
export function Clue({ hunt, item, number, play, now, control, isReturned }: ClueProps) {
  const presentation = cluePresentation(hunt.difficulty_level, hunt.age_range)
  const isFound = play.found.includes(item.id)
  const speak = useReadAloud()
  const { description } = item
  const isSpoken = play.reads_aloud && !isFound
  useEffect(() => {
    if (isSpoken) speak?.(description)
  }, [isSpoken, description, speak])
  const isTold = isFound || hintsFor(hunt, item).length <= hintsTaken(play, item.id)
  return (
    <>
      <div className="clue">
        <div className="clue-top">
          <div className="clue-kicker">
            <p>
              <MapPin className="icon" aria-hidden />
              <span>
                Clue {number}
                {isFound ? ', found' : speak ? '' : ', read it aloud'}
              </span>
            </p>
            <p className="clue-found" role="status">
              {isFound ? item.name : isReturned && `To find again: ${item.name}.`}
            </p>
            {speak && !isFound && (
              <Button size="small" icon={Volume2} onClick={() => speak(description)}>
                Read aloud
              </Button>
            )}
          </div>
          {presentation.has_picture && <PictureOfClue item={item} house={hunt.blueprint_data} />}
        </div>
        <div aria-live="polite">
          <PageTitle title={hunt.hunt_name} className={lengthOf(description)}>
            {description}
          </PageTitle>
        </div>
      </div>
      <div className="clue-help">
        {!isFound && (
          <HintLadder
            key={item.id}
            hunt={hunt}
            item={item}
            play={play}
            now={now}
            hint_after_seconds={presentation.hint_after_seconds}
            control={control}
          />
        )}
        {item.parent_tip && (
          <ClueTip key={`${item.id}${isTold}`} tip={item.parent_tip} isOpen={isTold} />
        )}
      </div>
    </>
  )
}

/** A tip may name the place or the answer, and children of six read: until both are told it waits for a press. */
function ClueTip({ tip, isOpen }: { tip: string; isOpen: boolean }) {
  if (isOpen)
    return (
      <p className="clue-tip">
        <HeartHandshake className="icon" aria-hidden />
        <span>
          <b>For you:</b> {tip}
        </span>
      </p>
    )
  return (
    <details className="clue-tip-closed">
      <summary>
        <HeartHandshake className="icon" aria-hidden /> For the grown-up
      </summary>
      <p>{tip}</p>
    </details>
  )
}

/** Long clues stand in smaller letters, so that the map stays in sight. */
const lengthOf = (words: string) =>
  words.length > 110 ? 'longest' : words.length > 60 ? 'long' : undefined
