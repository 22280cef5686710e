import { type StepSketch, sketchSize } from '@fgm/shared/activities/sketches'
import './step-sketches.css'

type StepSketchesProps = {
  sketches: StepSketch[]
  /** The step they belong to, counted from 1. */
  step: number
}

/** The drawings of one step, each above what it shows in words; nothing for most steps. They came with the step, so nothing moves. */
export function StepSketches({ sketches, step }: StepSketchesProps) {
  const ofStep = sketches.filter((sketch) => sketch.step === step)
  if (ofStep.length === 0) return null
  return (
    <div className="step-sketches">
      {ofStep.map(({ words, paths }) => (
        <figure key={words}>
          <svg viewBox={`0 0 ${sketchSize.width} ${sketchSize.height}`} aria-hidden="true">
            {paths.map(({ pen, d }) => (
              <path key={`${pen}${d}`} className={`sketch-${pen}`} d={d} />
            ))}
          </svg>
          <figcaption>{words}</figcaption>
        </figure>
      ))}
    </div>
  )
}
