import type { Activity, ActivityDetail } from '@fgm/shared/activities/activities'
import { linesOf } from '@fgm/shared/activities/words'
import { ArrowUpRight, Check, type LucideIcon, Sprout } from 'lucide-react'
import { SafetyNote, Say } from '../../ui/reading.tsx'
import { readingTime, spokenPrompt } from './activity-text.ts'
import { StepSketches } from './step-sketches.tsx'
import './setup-instructions.css'

type SetupInstructionsProps = {
  activity: Pick<
    ActivityDetail,
    | 'setup_instructions'
    | 'duration_minutes'
    | 'connection_prompt'
    | 'safety_note'
    | 'easier'
    | 'harder'
    | 'sketches'
  >
}

/** The safety note, and the steps, large enough for a phone on the table; then what to say and how to make it fit. */
export function SetupInstructions({ activity }: SetupInstructionsProps) {
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
      <ol className="activity-steps dashed">
        {linesOf(setup_instructions).map((step, at) => (
          <li key={step}>
            {step}
            <StepSketches sketches={sketches} step={at + 1} />
          </li>
        ))}
      </ol>
      {connection_prompt && <Say {...spokenPrompt(connection_prompt)} />}
      <div className="mt-5 grid items-start gap-4 desk:grid-cols-2">
        {activity.easier && <Variation title="Easier" icon={Sprout} text={activity.easier} />}
        {activity.harder && <Variation title="Harder" icon={ArrowUpRight} text={activity.harder} />}
      </div>
    </section>
  )
}

type VariationProps = { title: string; icon: LucideIcon; text: string }

/** How to make an activity easier or harder, collapsed. */
function Variation({ title, icon: Icon, text }: VariationProps) {
  return (
    <details className="card fold variation px-5 py-2">
      <summary>
        <Icon className="icon text-teal" aria-hidden />
        <h3 className="text-read">{title}</h3>
      </summary>
      <p className="pb-3">{text}</p>
    </details>
  )
}

type LearningObjectivesProps = { activity: Activity; childName: string | undefined }

/** Why it helps, one line per objective. */
export function LearningObjectives({ activity, childName }: LearningObjectivesProps) {
  return (
    <section className="activity-why" aria-labelledby="objectives">
      <h2 id="objectives">Learning Objectives</h2>
      <p className="muted mt-2">
        Why it helps. You may see {childName ?? 'your child'} do one of these:
      </p>
      <ul className="mt-2.5">
        {linesOf(activity.learning_objectives).map((objective) => (
          <li key={objective} className="flex gap-3 py-1.5">
            <Check className="icon text-teal mt-[3px]" aria-hidden />
            <span>{objective}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
