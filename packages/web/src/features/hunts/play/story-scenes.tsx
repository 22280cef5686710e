import { gainedWords, type Telling } from '@fgm/shared/hunts/stories/stories'
import { HeartHandshake, Undo2, Volume2 } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect } from 'react'
import { useReadAloud } from '../../../lib/use-read-aloud.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { PageTitle } from '../../../ui/page-title.tsx'
import type { HuntToPlay } from '../play-storage.ts'
import { ClueTask } from './clue.tsx'
import { LeaveHunt } from './leave-hunt.tsx'
import { PlayMap } from './play-map.tsx'
import { goOn, type Play, playOn, turnOf, undoFound } from './play-state.ts'
import { GainRow, StoryPicture } from './story-gains.tsx'
import { forPlayer, Players } from './together.tsx'
import type { PlayControl } from './use-play.ts'
import { useStory } from './use-story.ts'
import './story.css'

export type PlayingProps = {
  hunt: HuntToPlay
  play: Play
  control: PlayControl
  onLeave?: (() => void) | undefined
}

/** Between two clues: how the story begins, what was just found, how the story ends. Each waits for a click. */
export function PlayScene(props: PlayingProps) {
  const { telling, isChecking } = useStory(props.hunt, props.play)
  // Which map the players see depends on whether they may know the place.
  if (isChecking) return null
  if (props.play.scene === 'find' || !telling) return <Find {...props} telling={telling} />
  return props.play.scene === 'beginning' ? (
    <Beginning {...props} telling={telling} />
  ) : (
    <Finale {...props} telling={telling} />
  )
}

type TellingProps = PlayingProps & { telling: Telling }

function Beginning(props: TellingProps) {
  const { hunt, play, telling } = props
  const { story, beginning, to_prepare } = telling
  return (
    <Frame {...props} said={[story.title, beginning]} next="Let’s find them">
      <StoryPicture hunt={hunt} play={play} telling={telling} />
      <div className="story-text">
        <PageTitle>{story.title}</PageTitle>
        <p className="story-said">{beginning}</p>
        <GainRow telling={telling} gained={0} />
        <ForGrownUp sentences={to_prepare} />
        {play.together && <Players together={play.together} />}
      </div>
    </Frame>
  )
}

function Find(props: PlayingProps & { telling: Telling | undefined }) {
  const { hunt, play, control, telling } = props
  const item = hunt.items_data.find(({ id }) => id === play.found.at(-1))
  const finder = item && turnOf(play, hunt, hunt.items_data.indexOf(item))
  const task = item && forPlayer(hunt, item, play.together, finder).item.task
  const gained = play.found.length
  const gain = telling?.gains[gained - 1]
  const isOver = play.finished_at !== null
  const open = hunt.items_data.findIndex(({ id }) => !play.found.includes(id))
  const nextPlayer = isOver ? undefined : turnOf(play, hunt, open)
  const said = [gain?.words, nextPlayer && `${nextPlayer.name} is next.`].filter(
    (words) => words !== undefined,
  )
  return (
    <Frame
      {...props}
      said={said}
      next={isOver ? (telling ? 'How the story ends' : 'Done!') : 'Next clue'}
      undo={
        isOver
          ? undefined
          : () => item && control.change((at) => undoFound(at, item.id, Date.now()))
      }
    >
      {telling && <StoryPicture hunt={hunt} play={play} telling={telling} />}
      <div className="story-text">
        <div role="status">
          <PageTitle title={hunt.hunt_name}>There it is!</PageTitle>
          <p className="mt-1 text-read font-[700] wrap-anywhere">{item?.name}</p>
        </div>
        {task && <ClueTask task={task} />}
        {telling && gain && (
          <div className="grid gap-3 rounded-(--r-cut) bg-sunk px-4 py-3.5">
            <p className={classNames('story-said', gain.is_mirrored && 'mirrored')}>{gain.words}</p>
            <GainRow telling={telling} gained={gained} />
            <p className="small">{gainedWords(telling.story, gained)}</p>
          </div>
        )}
        {telling?.story.gain.kind !== 'map_piece' && item && (
          <PlayMap hunt={hunt} item={item} play={play} landed={item.id} />
        )}
        {nextPlayer && play.together && (
          <Players
            together={play.together}
            only={nextPlayer}
            words={`${nextPlayer.name} is next`}
          />
        )}
      </div>
    </Frame>
  )
}

function Finale(props: TellingProps) {
  const { hunt, play, control, telling } = props
  const { finale, to_end, solution } = telling
  const treasurePlace = telling.treasure_place
  const place = play.story?.treasure_place ?? ''
  return (
    <Frame
      {...props}
      said={[finale]}
      next="We have it!"
      undo={play.is_stopped ? () => control.change((at) => playOn(at, Date.now())) : undefined}
    >
      <StoryPicture hunt={hunt} play={play} telling={telling} />
      <div className="story-text">
        <PageTitle>{telling.story.title}</PageTitle>
        <p className="story-said">“{finale}”</p>
        <GainRow telling={telling} gained={play.found.length} />
        {treasurePlace !== '' && (
          <details className="story-behind play-places">
            <summary>Where is it?</summary>
            <p className="story-said">Look here: {treasurePlace}.</p>
          </details>
        )}
        <ForGrownUp
          sentences={[
            place === ''
              ? 'You know where the treasure is: go there together.'
              : `You hid it: ${place}.`,
            ...(solution && !play.is_stopped ? [`What they have found out: ${solution}.`] : []),
            ...to_end,
          ]}
        />
      </div>
    </Frame>
  )
}

type FrameProps = PlayingProps & {
  said: string[]
  next: string
  undo?: (() => void) | undefined
  children: ReactNode
}

function Frame({ hunt, play, control, onLeave, said, next, undo, children }: FrameProps) {
  const speak = useReadAloud()
  const words = said.join(' ')
  const isSpoken = play.reads_aloud && words !== ''
  useEffect(() => {
    window.scrollTo?.(0, 0)
    if (isSpoken) speak?.(words)
  }, [isSpoken, words, speak])
  function press(event: MouseEvent) {
    // The second tap of a double tap would skip what no one has seen.
    if (event.detail < 2) control.change((before) => goOn(before, Date.now()))
  }
  return (
    <div className="play story">
      <div className="play-bar">
        <LeaveHunt onLeave={onLeave} />
        <b className="play-name">{hunt.hunt_name}</b>
        {undo && (
          <Button variant="plain" size="small" className="play-undo" icon={Undo2} onClick={undo}>
            Undo
          </Button>
        )}
        {speak && words && (
          <Button
            variant="plain"
            isSquare
            className={undo ? undefined : 'play-undo'}
            icon={Volume2}
            aria-label="Read it aloud"
            onClick={() => speak(words)}
          />
        )}
      </div>
      {children}
      <div className="play-go">
        <Button variant="primary" size="huge" className="grow" onClick={press}>
          {next}
        </Button>
      </div>
    </div>
  )
}

function ForGrownUp({ sentences }: { sentences: string[] }) {
  return (
    <details className="story-behind play-places">
      <summary>
        <HeartHandshake className="icon" aria-hidden /> For the grown-up
      </summary>
      {sentences.map((sentence) => (
        <p key={sentence} className="small">
          {sentence}
        </p>
      ))}
    </details>
  )
}
