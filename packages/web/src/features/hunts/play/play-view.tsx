import { ArrowRight, Check, Timer, Undo2 } from 'lucide-react'
import { type MouseEvent, useEffect, useState } from 'react'
import { formatCountdown } from '../../../lib/format-time.ts'
import { useNow } from '../../../lib/use-now.ts'
import { useWakeLock } from '../../../lib/use-wake-lock.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { HuntToPlay } from '../play-storage.ts'
import { Clue } from './clue.tsx'
import { LeaveHunt } from './leave-hunt.tsx'
import { PlayMap } from './play-map.tsx'
import { markFound, type Play, secondsPlayed, undoFound } from './play-state.ts'
import type { PlayControl } from './use-play.ts'

type PlayViewProps = {
  hunt: HuntToPlay
  play: Play
  control: PlayControl
  onLeave?: () => void
}

/** The hunt itself: one clue, its hints, the map, and one large button. */
export function PlayView({ hunt, play, control, onLeave }: PlayViewProps) {
  const [chosen, setChosen] = useState<string>()
  const [returned, setReturned] = useState<string>()
  const now = useNow(true)
  useWakeLock(true)
  // Each part of a play begins at its top: the clue is there, whatever was pressed before.
  useEffect(() => {
    window.scrollTo?.(0, 0)
  }, [])
  const items = hunt.items_data
  const open = items.filter(({ id }) => !play.found.includes(id))
  const item = items.find(({ id }) => id === chosen) ?? open[0] ?? items[0]
  if (!item) return null
  const isFound = play.found.includes(item.id)
  // The one step back: the clue in sight, or else the last find.
  const undone = isFound ? item.id : play.found.at(-1)
  const next = open[0]

  function press(event: MouseEvent) {
    // The second tap of a double tap would count for the next item, not yet looked for.
    if (event.detail > 1 || !item) return
    if (!isFound)
      control.change((before) => markFound(before, item.id, control.item_ids, Date.now()))
    // A task is done at the place of the find, before the next clue is read.
    setChosen(!isFound && item.task && open.length > 1 ? item.id : undefined)
    setReturned(undefined)
  }
  function undo() {
    if (!undone) return
    control.change((before) => undoFound(before, undone, Date.now()))
    setChosen(undone)
    setReturned(undone)
  }
  return (
    <div className="play">
      <div className="play-bar">
        <LeaveHunt onLeave={onLeave} />
        <b className="play-name">{hunt.hunt_name}</b>
        {/* Far from the large button: small thumbs press that one. */}
        <Button
          variant="plain"
          size="small"
          className="play-undo"
          icon={Undo2}
          disabled={!undone}
          onClick={undo}
        >
          {isFound ? 'Not found yet' : 'Undo'}
        </Button>
        {play.mode === 'race' && <RaceClock seconds={secondsPlayed(play, now)} />}
      </div>
      <ol className="feet" aria-label="Clues">
        {items.map(({ id }, at) => (
          <Foot
            key={id}
            number={at + 1}
            isFound={play.found.includes(id)}
            isCurrent={id === item.id}
            onPress={() => {
              setChosen(id)
              setReturned(undefined)
            }}
          />
        ))}
      </ol>
      <Clue
        hunt={hunt}
        item={item}
        number={items.indexOf(item) + 1}
        play={play}
        now={now}
        control={control}
        isReturned={returned === item.id}
      />
      <div className="play-sheet">
        <PlayMap hunt={hunt} item={item} play={play} />
        <div className="play-go">
          <Button
            variant="primary"
            size="huge"
            className="grow"
            icon={isFound ? ArrowRight : Check}
            onClick={press}
          >
            {isFound && next ? `On to clue ${items.indexOf(next) + 1}` : 'Found it'}
          </Button>
        </div>
      </div>
    </div>
  )
}

function RaceClock({ seconds }: { seconds: number }) {
  return (
    <span className="race-clock" role="timer" aria-label={`Race time ${formatCountdown(seconds)}`}>
      <Timer className="icon" aria-hidden />
      {formatCountdown(seconds)}
    </span>
  )
}

type FootProps = { number: number; isFound: boolean; isCurrent: boolean; onPress: () => void }

function Foot({ number, isFound, isCurrent, onPress }: FootProps) {
  return (
    <li>
      <button
        type="button"
        className={classNames(isFound && 'found', isCurrent && 'now')}
        aria-current={isCurrent ? 'step' : undefined}
        aria-label={`Clue ${number}${isFound ? ', found' : ''}`}
        onClick={onPress}
      >
        {isFound ? <Check className="icon" aria-hidden /> : number}
      </button>
    </li>
  )
}
