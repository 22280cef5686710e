import { ArrowRight, Check, Timer, Undo2 } from 'lucide-react'
import { type MouseEvent, useEffect, useState } from 'react'
import { formatCountdown } from '../../../lib/format-time.ts'
import { useNow } from '../../../lib/use-now.ts'
import { useWakeLock } from '../../../lib/use-wake-lock.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Clue } from './clue.tsx'
import { soundFind } from './find-sound.ts'
import { LeaveHunt } from './leave-hunt.tsx'
import { PlayMap } from './play-map.tsx'
import {
  lookElsewhere,
  markFound,
  missingHands,
  type Player,
  secondsPlayed,
  stopHere,
  type Together,
  turnOf,
  undoFound,
} from './play-state.ts'
import { GainRow } from './story-gains.tsx'
import { type PlayingProps, PlayScene } from './story-scenes.tsx'
import { Face, forPlayer, Hands, OtherWordings, Turn } from './together.tsx'
import { useStory } from './use-story.ts'

/** The hunt itself: one clue, its hints, the map, and one large button. */
export function PlayView(props: PlayingProps) {
  return props.play.scene ? <PlayScene {...props} /> : <ClueView {...props} />
}

function ClueView({ hunt, play, control, onLeave }: PlayingProps) {
  const [chosen, setChosen] = useState<string>()
  const [returned, setReturned] = useState<string>()
  // The latest find on this page: after a reload nothing lands again.
  const [landed, setLanded] = useState<string>()
  const { telling } = useStory(hunt, play)
  const now = useNow(true)
  useWakeLock(true)
  // Each part of a play begins at its top, whatever was clicked before.
  useEffect(() => {
    window.scrollTo?.(0, 0)
  }, [])
  const items = hunt.items_data
  const open = items.filter(({ id }) => !play.found.includes(id))
  const item = items.find(({ id }) => id === chosen) ?? open[0] ?? items[0]
  if (!item) return null
  const isFound = play.found.includes(item.id)
  const found = items.find(({ id }) => id === landed)
  // The one step back: the clue in sight, or else the last find.
  const undone = isFound ? item.id : play.found.at(-1)
  const next = open[0]
  const at = items.indexOf(item)
  const { together } = play
  const player = turnOf(play, hunt, at)
  const shown = forPlayer(hunt, item, together, player)
  const isWaiting = !isFound && missingHands(play).length > 0

  function press(event: MouseEvent) {
    // The second tap of a double tap would mark the next item, which no one has seen yet.
    if (event.detail > 1 || !item) return
    if (!isFound) {
      const hasTask = shown.item.task !== undefined
      control.change((before) => markFound(before, item.id, control.item_ids, Date.now(), hasTask))
      setLanded(item.id)
      soundFind(play)
    }
    // A task is done at the place of the find, before the next clue is read.
    setChosen(!isFound && shown.item.task && open.length > 1 ? item.id : undefined)
    setReturned(undefined)
  }
  function undo() {
    if (!undone) return
    control.change((before) => undoFound(before, undone, Date.now()))
    setChosen(undone)
    setReturned(undone)
    setLanded(undefined)
  }
  return (
    <div className="play">
      <div className="play-bar">
        <LeaveHunt onLeave={onLeave} />
        <b className="play-name">{hunt.hunt_name}</b>
        {/* Far from the large button: small thumbs tap that one. */}
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
        {items.map(({ id }, index) => (
          <Foot
            key={id}
            number={index + 1}
            together={together}
            player={turnOf(play, hunt, index)}
            isFound={play.found.includes(id)}
            isCurrent={id === item.id}
            onPress={() => {
              if (id !== item.id) control.change(lookElsewhere)
              setChosen(id)
              setReturned(undefined)
            }}
          />
        ))}
      </ol>
      {together && <Turn together={together} player={player} />}
      <Clue
        hunt={shown.hunt}
        item={shown.item}
        number={at + 1}
        play={play}
        now={now}
        control={control}
        isReturned={returned === item.id}
      />
      {together && !isFound && (
        <OtherWordings hunt={hunt} item={item} together={together} shown={shown.item.description} />
      )}
      <div className="play-sheet">
        {telling && (
          <div className="so-far">
            <GainRow telling={telling} gained={play.found.length} />
            <Button
              variant="text"
              size="small"
              onClick={() => control.change((before) => stopHere(before, Date.now()))}
            >
              Stop, to the treasure
            </Button>
          </div>
        )}
        {/* A visible map would look like the answer to the next clue. */}
        <p className="hidden-text" role="status">
          {found && `There it is! ${found.name}.`}
        </p>
        <PlayMap hunt={shown.hunt} item={item} play={play} landed={landed} />
        <div className="play-go">
          {together?.manner === 'team' && !isFound && (
            <Hands together={together} play={play} control={control} />
          )}
          <Button
            variant="primary"
            size="huge"
            className="grow"
            icon={isFound ? ArrowRight : Check}
            disabled={isWaiting}
            aria-describedby={isWaiting ? 'hands-missing' : undefined}
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

type FootProps = {
  number: number
  isFound: boolean
  isCurrent: boolean
  onPress: () => void
  together: Together | undefined
  player: Player | undefined
}

function Foot({ number, isFound, isCurrent, onPress, together, player }: FootProps) {
  const turn = player ? `, ${player.name}’s turn` : ''
  const face = together && player && <Face together={together} player={player} size="small" />
  return (
    <li>
      <button
        type="button"
        className={classNames(isFound && 'found', isCurrent && 'now')}
        aria-current={isCurrent ? 'step' : undefined}
        aria-label={`Clue ${number}${isFound ? ', found' : turn}`}
        onClick={onPress}
      >
        {isFound ? <Check className="icon" aria-hidden /> : (face ?? number)}
      </button>
    </li>
  )
}
