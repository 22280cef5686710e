import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { WedgeClock } from './wedge-clock.tsx'

type ProgressWordsProps = {
  /** What happens, in order: 'Choosing materials...', 'Writing the steps...'. */
  stages: readonly string[]
  /** Index of the stage that runs. */
  current: number
  onStop?: () => void
}

/** Long work said in words; the strokes only show how far it is. */
export function ProgressWords({ stages, current, onStop }: ProgressWordsProps) {
  return (
    <div className="progress-words">
      <WedgeClock minutes={5} />
      <div>
        <p role="status">{stages[current]}</p>
        <div className="strokes" aria-hidden="true">
          {stages.map((stage, index) => (
            <i
              key={stage}
              className={classNames(index < current && 'done', index === current && 'now')}
            />
          ))}
        </div>
      </div>
      {onStop && (
        <Button variant="plain" size="small" onClick={onStop}>
          Stop
        </Button>
      )}
    </div>
  )
}
