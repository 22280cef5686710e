import { classNames } from '../../../ui/class-names.ts'
import { type Step, steps } from './hunt-draft.ts'

/** The four steps of a hunt, and which one is open. */
export function StepMarks({ current }: { current: Step }) {
  return (
    <ol className="step-marks text-label font-[700] text-muted" aria-label="Steps">
      {steps.map((name, at) => (
        <li
          key={name}
          className={classNames('flex items-center gap-1.5', at + 1 === current && 'text-ink')}
          aria-current={at + 1 === current ? 'step' : undefined}
        >
          <span
            className={classNames(
              'grid size-7 place-items-center rounded-[14px_16px_13px_15px]',
              at + 1 < current && 'bg-teal text-(--on-teal)',
              at + 1 === current && 'bg-honey text-on-honey',
              at + 1 > current && 'bg-sunk text-ink',
            )}
          >
            {at + 1}
          </span>{' '}
          <b>{name}</b>
        </li>
      ))}
    </ol>
  )
}
