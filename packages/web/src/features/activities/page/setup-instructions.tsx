import type { Activity, ActivityDetail } from '@fgm/shared/activities/activities'
import { linesOf } from '@fgm/shared/activities/words'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { ArrowUpRight, Check, type LucideIcon, Sprout } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { SafetyNote, Say } from '../../../ui/reading.tsx'
import { readingTime, spokenPrompt } from '../activity-text.ts'
import type { FiveMinutes } from './five-minute-clock.tsx'
import { StepSketches } from './step-sketches.tsx'
import './setup-instructions.css'
import '../link-state.ts'

type SetupInstructionsProps = {
  activity: ActivityDetail
  isPlaying: boolean
  steps: RefObject<HTMLOListElement | null>
}

/**
 * The safety note, and the steps, large enough for a phone that lies on the table, and larger while one plays; then what to say
 * and how to make it fit.
 */
export function SetupInstructions({ activity, isPlaying, steps }: SetupInstructionsProps) {
  const { setup_instructions, duration_minutes, connection_prompt, safety_note } = activity
  const { sketches = [] } = activity
  return (
    <section className="activity-block" aria-labelledby="steps">
      <div className="section-head">
        <h2 id="steps">Setup Instructions</h2>
        <span className="label muted only-desk">
          {readingTime(setup_instructions, duration_minutes)}
        </span>
      </div>
      {safety_note && <SafetyNote text={safety_note} />}
      <ol ref={steps} className={classNames('activity-steps', isPlaying && 'is-playing')}>
        {linesOf(setup_instructions).map((step, at) => (
          <li key={step} tabIndex={-1}>
            {step}
            <StepSketches sketches={sketches} step={at + 1} />
          </li>
        ))}
      </ol>
      {connection_prompt && <Say {...spokenPrompt(connection_prompt)} />}
      <div className="variations">
        {activity.easier && <Variation title="Easier" icon={Sprout} text={activity.easier} />}
        {activity.harder && <Variation title="Harder" icon={ArrowUpRight} text={activity.harder} />}
      </div>
    </section>
  )
}

type VariationProps = { title: string; icon: LucideIcon; text: string }

function Variation({ title, icon: Icon, text }: VariationProps) {
  return (
    <details className="card fold variation">
      <summary>
        <Icon className="icon text-teal" aria-hidden />
        <h3>{title}</h3>
      </summary>
      <p>{text}</p>
    </details>
  )
}

type LearningObjectivesProps = { activity: Activity; childName: string | undefined }

/** Why it helps, one line per objective. */
export function LearningObjectives({ activity, childName }: LearningObjectivesProps) {
  return (
    <section className="activity-block" aria-labelledby="objectives">
      <h2 id="objectives">Learning Objectives</h2>
      <p className="muted">
        Why it helps. You may see {childName ?? 'your child'} do one of these:
      </p>
      <ul className="objectives">
        {linesOf(activity.learning_objectives).map((objective) => (
          <li key={objective}>
            <Check className="icon text-teal mt-[3px]" aria-hidden />
            <span>{objective}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Whether playing has started. */
export const hasBegun = ({ state }: FiveMinutes) => state.phase !== 'ready'

/**
 * Begins to play: the clock runs, and the first step comes into view and has the focus. Starts once without a tap after
 * 'Start now' on the page before. `steps` is the list of steps.
 */
export function useStart({ state, toggle }: FiveMinutes, steps: RefObject<HTMLElement | null>) {
  const [starts, setStarts] = useState(0)
  const startsNow = useLocation({ select: ({ state: left }) => left.starts_now === true })
  const navigate = useNavigate()
  const hasStarted = useRef(false)

  function start() {
    if (state.phase !== 'running') toggle()
    setStarts((before) => before + 1)
  }
  // Once: a reload or going back finds the page as it was left.
  useEffect(() => {
    if (!startsNow || hasStarted.current) return
    hasStarted.current = true
    start()
    void navigate({
      to: '.',
      replace: true,
      resetScroll: false,
      state: (before) => ({ ...before, starts_now: undefined }),
    })
  })
  // The steps are larger from now on: measured when they are.
  useEffect(() => {
    if (starts > 0) bringFirstIntoView(steps.current)
  }, [starts, steps])
  return start
}

function bringFirstIntoView(steps: HTMLElement | null) {
  const first = steps?.firstElementChild
  if (!(first instanceof HTMLElement)) return
  first.focus({ preventScroll: true })
  const section = steps?.closest('section')
  section?.scrollIntoView({ block: 'start' })
  // On a desktop the materials are beside the steps and begin higher: the top bar must not cut them.
  const things = document.getElementById('materials')
  if (section && things && rightOf(things) < section.getBoundingClientRect().left)
    things.scrollIntoView({ block: 'start' })
  // Below a long safety note it may still be under the bars of a small phone.
  first.scrollIntoView({ block: 'nearest' })
}

const rightOf = (element: Element) => element.getBoundingClientRect().right
