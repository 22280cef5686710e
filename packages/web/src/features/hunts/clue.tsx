import { cluePresentation } from '@fgm/shared/hunt-words'
import { HeartHandshake, MapPin, Volume2 } from 'lucide-react'
import { useEffect } from 'react'
import type { HuntToPlay } from '../../app/hunts/kept-hunts.ts'
import { Button } from '../../ui/button.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { HintLadder } from './hint-ladder.tsx'
import { PictureOfClue } from './picture-of-clue.tsx'
import type { Play } from './play-state.ts'
import type { PlayControl } from './use-play.ts'
import { useReadAloud } from './use-read-aloud.ts'

export type Item = HuntToPlay['items_data'][number]

type ClueProps = {
  hunt: HuntToPlay
  item: Item
  number: number
  play: Play
  now: number
  control: PlayControl
}

/** One sentence as large as it gets, with a picture and a voice for those who cannot read it. */
export function Clue({ hunt, item, number, play, now, control }: ClueProps) {
  const presentation = cluePresentation(hunt.difficulty_level, hunt.age_range)
  const isFound = play.found.includes(item.id)
  const speak = useReadAloud()
  const { description } = item
  const isSpoken = play.reads_aloud && !isFound
  useEffect(() => {
    if (isSpoken) speak?.(description)
  }, [isSpoken, description, speak])
  return (
    <>
      <div className="clue">
        <div className="clue-kicker">
          <MapPin className="icon" aria-hidden />
          <span>
            Clue {number}
            {isFound ? `, found: ${item.name}` : speak ? '' : ', read it aloud'}
          </span>
          {speak && (
            <Button variant="plain" size="small" icon={Volume2} onClick={() => speak(description)}>
              Read aloud
            </Button>
          )}
        </div>
        <div className="clue-words">
          {presentation.has_picture && <PictureOfClue item={item} house={hunt.blueprint_data} />}
          <div aria-live="polite">
            <PageTitle title={hunt.hunt_name}>{description}</PageTitle>
          </div>
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
          <p className="clue-tip">
            <HeartHandshake className="icon" aria-hidden />
            <span>
              <b>For you:</b> {item.parent_tip}
            </span>
          </p>
        )}
      </div>
    </>
  )
}
