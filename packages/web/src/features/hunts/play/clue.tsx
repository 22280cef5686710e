import { cluePresentation } from '@fgm/shared/hunts/words'
import { Check, Eye, HeartHandshake, Hourglass, MapPin, Volume2 } from 'lucide-react'
import { useEffect } from 'react'
import { useReadAloud } from '../../../lib/use-read-aloud.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { PageTitle } from '../../../ui/page-title.tsx'
import type { HuntToPlay } from '../play-storage.ts'
import { PictureOfClue } from './clue-picture.tsx'
import {
  hintsFor,
  hintsTaken,
  type Item,
  type Play,
  secondsToHint,
  takeHint,
} from './play-state.ts'
import { unbroken } from './unbroken.ts'
import type { PlayControl } from './use-play.ts'

type ClueProps = {
  hunt: HuntToPlay
  item: Item
  number: number
  play: Play
  now: number
  control: PlayControl
  /** It was found, and undone a moment ago. */
  isReturned: boolean
}

/** One sentence, as large as it fits, with a picture and a voice for those who cannot read it. */
export function Clue(props: ClueProps) {
  const { hunt, item, number, play, isReturned } = props
  const { has_picture } = cluePresentation(hunt.difficulty_level, hunt.age_range)
  const isFound = play.found.includes(item.id)
  const speak = useReadAloud()
  const { description } = item
  const isSpoken = play.reads_aloud && !isFound
  useEffect(() => {
    if (isSpoken) speak?.(description)
  }, [isSpoken, description, speak])
  const isTipOpen = isFound || hintsFor(hunt, item).length <= hintsTaken(play, item.id)
  return (
    <>
      <div className="clue">
        <div className="clue-top">
          <div className="clue-kicker">
            <p className="flex items-center gap-2">
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
          {has_picture && <PictureOfClue item={item} house={hunt.blueprint_data} />}
        </div>
        <div aria-live="polite">
          <PageTitle
            title={hunt.hunt_name}
            className={classNames('whitespace-pre-line', lengthOf(description))}
          >
            {partsOf(description).map((words) => (
              <span key={words} className="block not-first:mt-1.5">
                {asShown(words)}{' '}
              </span>
            ))}
          </PageTitle>
        </div>
      </div>
      <div className="clue-help">
        {!isFound && <HintLadder key={item.id} {...props} />}
        {isFound && item.task && <ClueTask task={item.task} />}
        {item.parent_tip && (
          <ClueTip key={`${item.id}${isTipOpen}`} tip={item.parent_tip} isOpen={isTipOpen} />
        )}
      </div>
    </>
  )
}

/** A long clue in parts: where to go, and then what to look for. */
const partsOf = (words: string): string[] =>
  words.length > longest ? words.split(/(?<=^[^.!?]+[.!?]) +/) : [words]

/** Keeps 'grown-ups' on one line, and shows letters written as numbers as '10 · 3 · 14' instead of the sum '10+3+14'. */
const asShown = (words: string) =>
  unbroken(words).replaceAll(/\d+(?:\+\d+){2,}/g, (numbers) => numbers.replaceAll('+', '\u00a0· '))

/** A tip may name the place or the answer, and children of six read: it stays closed until the hints have shown both. */
function ClueTip({ tip, isOpen }: { tip: string; isOpen: boolean }) {
  if (isOpen)
    return (
      <p className="clue-tip flex gap-2">
        <HeartHandshake className="icon" aria-hidden />
        <span>
          <b>For you:</b> {unbroken(tip)}
        </span>
      </p>
    )
  return (
    <details className="clue-tip-closed play-places">
      <summary>
        <HeartHandshake className="icon" aria-hidden /> For the grown-up
      </summary>
      <p>{unbroken(tip)}</p>
    </details>
  )
}

const longest = 110

/** Long clues have smaller letters, so that the map stays in sight. */
const lengthOf = (words: string) =>
  words.length > longest ? 'longest' : words.length > 60 ? 'long' : undefined

/** Room, spot, answer: one after the other, and only what clue and map do not show. */
function HintLadder({ hunt, item, play, now, control }: ClueProps) {
  const { hint_after_seconds } = cluePresentation(hunt.difficulty_level, hunt.age_range)
  const hints = hintsFor(hunt, item)
  const taken = hintsTaken(play, item.id)
  const wait = secondsToHint(play, hint_after_seconds, now)
  if (hints.length === 0) return null
  return (
    <div className="hints">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own legend and box. */}
      <div className="ladder" role="group" aria-label="Hints">
        {hints.slice(0, taken + 1).map(({ kind }, at) => {
          const isUsed = at < taken
          const isWaiting = !isUsed && wait > 0
          const isNext = !isUsed && !isWaiting
          const Icon = isUsed ? Check : isWaiting ? Hourglass : Eye
          return (
            <button
              key={kind}
              type="button"
              className={classNames(isUsed && 'used', isWaiting && 'later')}
              aria-disabled={!isNext || undefined}
              onClick={() => isNext && control.change((before) => takeHint(before, item.id))}
            >
              <Icon className="icon" aria-hidden />
              {isWaiting ? <span className="wait">{`Hint in ${wait} s`}</span> : hintNames[kind]}
            </button>
          )
        })}
      </div>
      <p className="hint-words" role="status">
        {unbroken(
          hints
            .slice(0, taken)
            .map(({ words }) => words)
            .join(' '),
        )}
      </p>
    </div>
  )
}

const hintNames = {
  room: 'Which room?',
  spot: 'Name the spot',
  look: 'What is it like?',
  place: 'Where is it?',
  answer: 'Show the answer',
} as const

/** What may be done at the place of a find before the hunt continues. */
export function ClueTask({ task }: { task: NonNullable<Item['task']> }) {
  return (
    <div className="clue-task" role="status">
      <p className="text-read">
        <b>Before you go on:</b> {unbroken(task.words)}
      </p>
      {task.safety && <p className="muted small">For you: {unbroken(task.safety)}</p>}
    </div>
  )
}
