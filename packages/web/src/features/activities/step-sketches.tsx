import type { StepSketch } from '@fgm/shared/activities/activities'
import { type SketchPen, sketchSize } from '@fgm/shared/activities/sketches'

type StepSketchesProps = {
  sketches: StepSketch[]
  /** The step they belong to, counted from 1. */
  step: number
}

/** The drawings of one step, each above its words; nothing for most steps. They arrive with the step, so nothing moves. */
export function StepSketches({ sketches, step }: StepSketchesProps) {
  const ofStep = sketches.filter((sketch) => sketch.step === step)
  if (ofStep.length === 0) return null
  return (
    <div className="step-sketches col-span-full grid grid-cols-[repeat(auto-fill,minmax(min(100%,140px),1fr))] gap-x-3 gap-y-4 desk:col-[2] desk:grid-cols-[repeat(auto-fill,minmax(160px,1fr))]">
      {ofStep.map(({ words, paths }) => (
        <figure
          key={words}
          className="max-w-[220px] only:col-span-full desk:only:col-auto desk:only:min-w-[200px]"
        >
          <svg
            viewBox={`0 0 ${sketchSize.width} ${sketchSize.height}`}
            className="aspect-[160/120] w-full fill-none stroke-current stroke-2 [stroke-linecap:round] [stroke-linejoin:round]"
            aria-hidden="true"
          >
            {paths.map(({ pen, d }) => (
              <path key={`${pen}${d}`} className={pens[pen]} d={d} />
            ))}
          </svg>
          <figcaption className="label muted mt-1">{words}</figcaption>
        </figure>
      ))}
    </div>
  )
}

/** The card is paper, so that they are visible in the light and the dark theme. */
const pens: Partial<Record<SketchPen, string>> = {
  paper: 'fill-card',
  back: 'fill-honey-soft',
  shade: 'fill-teal-soft',
  solid: 'fill-current',
  thin: 'stroke-[1.2] opacity-60',
  fold: 'stroke-teal [stroke-dasharray:6_5]',
  cut: '[stroke-dasharray:9_4_1.5_4]',
  ghost: 'stroke-[1.4] [stroke-dasharray:1_5]',
  arrow: 'stroke-coral stroke-[2.6]',
}
