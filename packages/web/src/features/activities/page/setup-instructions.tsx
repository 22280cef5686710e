import type { Activity } from '@fgm/shared/activities/activities'
import { linesOf } from '@fgm/shared/activities/words'
import { ArrowUpRight, Check, type LucideIcon, Sprout } from 'lucide-react'
import type { RefObject } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { SafetyNote } from '../../../ui/safety-note.tsx'
import { Say } from '../../../ui/say.tsx'
import { readingTime, spokenPrompt } from '../activity-words.ts'
import { FiveMinuteClock } from './five-minute-clock.tsx'
import './setup-instructions.css'
import type { FiveMinutes } from '../list/use-five-minutes.ts'

type SetupInstructionsProps = {
  activity: Activity
  /** None where another button starts it, and once it was done. */
  clock: FiveMinutes | null
  steps: RefObject<HTMLOListElement | null>
}

/**
 * The clock, and the steps, large enough for a phone that lies on the table, and larger while one plays; then what to say and how
 * to make it fit. What keeps the child safe stands at the steps: before the first where an adult must be close, else after the last.
 */
export function SetupInstructions({ activity, clock, steps }: SetupInstructionsProps) {
  const { setup_instructions, duration_minutes, connection_prompt } = activity
  const isFirst = isSafetyFirst(activity)
  return (
    <section className="activity-block" aria-labelledby="steps">
      <div className="section-head">
        <h2 id="steps">Setup Instructions</h2>
        <span className="label muted only-desk">
          {readingTime(setup_instructions, duration_minutes)}
        </span>
      </div>
      {clock && <FiveMinuteClock {...clock} />}
      {isFirst && <Safety activity={activity} />}
      <ol
        ref={steps}
        className={classNames('activity-steps', clock && hasBegun(clock) && 'is-playing')}
      >
        {linesOf(setup_instructions).map((step) => (
          <li key={step} tabIndex={-1}>
            {step}
          </li>
        ))}
      </ol>
      {!isFirst && <Safety activity={activity} />}
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
    <details className="card variation">
      <summary>
        <Icon className="icon variation-icon" aria-hidden />
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
            <Check className="icon objective-tick" aria-hidden />
            <span>{objective}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Safety({ activity }: { activity: Activity }) {
  return activity.safety_note ? <SafetyNote text={activity.safety_note} /> : null
}

/** Whether an adult must be close, so that the note has to be read before the first step. */
function isSafetyFirst({ supervision }: Pick<Activity, 'supervision'>): boolean {
  return supervision === 'S2' || supervision === 'S3'
}

/** Whether somebody has started to play, and not only read. */
export const hasBegun = ({ state }: FiveMinutes) => state.phase !== 'ready'
