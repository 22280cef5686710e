import type { ActivityDetail } from '@fgm/shared/activities/activities'
import { activityForChild, withChildName } from '@fgm/shared/activities/child-in-text'
import { lowerFirst } from '@fgm/shared/text/words'
import { ArrowLeft, ArrowRight, Check, ShieldCheck, Smartphone, Volume2 } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ByDevice } from '../../../ui/by-device.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Segmented } from '../../../ui/radio.tsx'
import { Say, splitAfterFirstSentence } from '../../../ui/reading.tsx'
import { TickRow } from '../../../ui/tick-row.tsx'
import { ActivityScene } from '../activity-scene.tsx'
import { spokenPrompt } from '../activity-text.ts'
import { StepSketches } from '../step-sketches.tsx'
import { useTicks } from '../use-ticks.ts'
import { PlayClock } from './play-clock.tsx'
import { goTo, type Level, type Play, stepsOf, thingsOf, toggleClock } from './play-state.ts'
import { type Roles, usePlayers } from './two-players.ts'
import type { PlayControl } from './use-activity-play.ts'
import './two-cards.css'

type PlayViewProps = {
  play: Play
  control: PlayControl
  leave: ReactNode
  /** Undefined where nothing can be read aloud. */
  onDown: (() => void) | undefined
}

/** What is needed, then one step, to be read from the floor, with the safety note and the buttons below it. */
export function PlayView({ play, control, leave, onDown }: PlayViewProps) {
  const { name, roles, care } = usePlayers(play)
  const { at } = play
  const read = activityForChild(play.activity, name)
  const steps = stepsOf(read)
  const isGathering = at < 0
  const isFirst = at === 0 && thingsOf(read).length === 0
  const isLast = at === steps.length - 1

  function move(event: MouseEvent, by: number) {
    // The second tap of a double tap would skip a step that no one has read.
    if (event.detail <= 1) control.change((before, now) => goTo(before, before.at + by, now))
  }
  return (
    <div className="playing">
      <header className="playing-head">
        {leave}
        <b>{read.title}</b>
        {onDown && (
          <Button size="small" onClick={onDown}>
            <ByDevice
              phone={
                <>
                  <Smartphone className="icon" aria-hidden />
                  Phone down
                </>
              }
              computer={
                <>
                  <Volume2 className="icon" aria-hidden />
                  Read aloud
                </>
              }
            />
          </Button>
        )}
      </header>
      {!isGathering && <Toes count={steps.length} at={at} />}
      <PlayClock play={play} onToggle={() => control.change(toggleClock)} />
      {isGathering ? (
        <Gather activity={read} childName={name} canRead={onDown !== undefined} />
      ) : (
        <Step activity={read} play={play} control={control} roles={roles} />
      )}
      <div className="playing-dock">
        <Care key={String(at <= 0)} lead={care} text={read.safety_note} isOpen={at <= 0} />
        <div className="playing-ways">
          {!isGathering && !isFirst && (
            <Button icon={ArrowLeft} onClick={(event) => move(event, -1)}>
              Back
            </Button>
          )}
          <Button variant="primary" onClick={(event) => move(event, 1)}>
            {isGathering ? 'First step' : isLast ? 'Finish' : 'Next'}
            <ArrowRight className="icon" aria-hidden />
          </Button>
        </div>
      </div>
    </div>
  )
}

/** How many steps there are, which are done, and which is now. */
export function Toes({ count, at }: { count: number; at: number }) {
  return (
    <ol className="toes" aria-label="Steps">
      {Array.from({ length: count }, (_, step) => (
        <li
          key={step}
          className={classNames(step < at && 'done', step === at && 'now')}
          aria-current={step === at ? 'step' : undefined}
        >
          <span className={step < at ? 'hidden-text' : undefined}>{step + 1}</span>
          {step < at && <Check className="icon" role="img" aria-label="done" />}
        </li>
      ))}
    </ol>
  )
}

type GatherProps = {
  activity: ActivityDetail
  childName: string | undefined
  /** Whether the steps can be read aloud here. */
  canRead: boolean
}

/** The things to find. The clock has not started, and the page says so. */
function Gather({ activity, childName, canRead }: GatherProps) {
  const [found, toggle] = useTicks(activity.id)
  return (
    <div className="playing-main gather">
      <PageTitle title={activity.title}>You need</PageTitle>
      <p className="muted">
        Tick what you have. The clock has not started.{' '}
        {canRead && <ByDevice phone="Phone down reads the steps aloud." computer={null} />}
      </p>
      <div className="card">
        {thingsOf(activity).map((thing) => (
          <TickRow key={thing} strikes checked={found.has(thing)} onChange={() => toggle(thing)}>
            {withChildName(thing, childName)}
          </TickRow>
        ))}
      </div>
      <ActivityScene activity={activity} />
    </div>
  )
}

const levelNames: Record<Level, string> = {
  easier: 'Easier',
  as_is: 'As it is',
  harder: 'Harder',
}

type StepProps = {
  activity: ActivityDetail
  play: Play
  control: PlayControl
  roles: Roles | null
}

function Step({ activity, play, control, roles }: StepProps) {
  const { at, level } = play
  const steps = stepsOf(activity)
  const step = steps[at] ?? ''
  // It looks back at the play: before that there is nothing to say it about.
  const isLast = at === steps.length - 1
  const { sketches = [], connection_prompt } = activity
  const hasSketch = sketches.some((sketch) => sketch.step === at + 1)
  const saysSomething = isLast && connection_prompt
  const levels = (['easier', 'as_is', 'harder'] as const).filter(
    (one) => one === 'as_is' || activity[one],
  )
  return (
    <div className="playing-main">
      <div aria-live="polite">
        <PageTitle title={activity.title} className={letters(step)}>
          {step}
        </PageTitle>
        {!roles && level !== 'as_is' && (
          <p className="mt-3 text-h3 leading-[1.3]">
            <b>{levelNames[level]}:</b> {activity[level]}
          </p>
        )}
      </div>
      {at === 0 && play.has_begun_at_once && (
        <p className="muted">You need: {thingsOf(activity).map(lowerFirst).join(', ')}.</p>
      )}
      {roles && <TwoCards roles={roles} />}
      <StepSketches sketches={sketches} step={at + 1} />
      {saysSomething && <Say {...spokenPrompt(connection_prompt)} />}
      {!roles && levels.length > 1 && (
        <Segmented
          label="How hard"
          options={levels.map((value) => ({ value, label: levelNames[value] }))}
          value={level}
          onChange={(value) => control.change((before) => ({ ...before, level: value }))}
        />
      )}
      {!saysSomething && !hasSketch && (
        <div className="step-scene">
          <ActivityScene activity={activity} />
        </div>
      )}
    </div>
  )
}

/** What the younger and the older child do, a card each, below what both of them do. */
function TwoCards({ roles: { small, big } }: { roles: Roles }) {
  return (
    <ul className="two-cards grid gap-3">
      <li className="small-one">
        <b>{small.who}</b> <small>small one</small>
        <p className="role">{small.text}</p>
      </li>
      <li className="big-one">
        <b>{big.who}</b> <small>big one</small>
        <p className="role">{big.text}</p>
      </li>
    </ul>
  )
}

/** As large as the step allows: it stays in sight whole. */
export const letters = ({ length }: string) =>
  length > 100 ? 'longest' : length > 60 ? 'long' : undefined

type CareProps = {
  /** The child it was checked for, where several play. */
  lead?: string | undefined
  text: string
  isOpen: boolean
}

/** The safety note: its first sentence is always in sight, and all of it before the play and at the first step. */
export function Care({ lead, text, isOpen }: CareProps) {
  const [first, rest] = splitAfterFirstSentence(text)
  if (!first) return null
  const sentence = (
    <>
      <ShieldCheck className="icon" aria-hidden />
      <span>{lead ? `${lead} ${first}` : first}</span>
    </>
  )
  if (!rest) return <p className="care">{sentence}</p>
  return (
    <details className="care" open={isOpen}>
      <summary>{sentence}</summary>
      <p className="rest-of-note">{rest}</p>
    </details>
  )
}
