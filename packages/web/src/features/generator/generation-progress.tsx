import { ArrowLeft, CircleAlert, Hand } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { WedgeClock } from '../../ui/wedge-clock.tsx'
import {
  type Ending,
  type GenerationRequest,
  isReadAgain,
  type Running,
  stageOf,
  stages,
} from './generation-state.ts'
import { CreditCard, type StatusQuery } from './generation-status.tsx'
import { contentOfDraft, GeneratedCard } from './result/generated-card.tsx'

type GenerationProgressProps = { running: Running; query: StatusQuery; onStop: () => void }

/** The card of the activity while it is written, and while it is read once more. Stop is always in sight. */
export function GenerationProgress({ running, query, onStop }: GenerationProgressProps) {
  const current = stageOf(running)
  const words = stages.map((stage, index) => (index === current ? running.sentence : stage))
  return (
    <>
      <button type="button" className="generator-back" onClick={onStop}>
        <ArrowLeft className="icon" aria-hidden />
        Change the wishes
      </button>
      <PageTitle className="hidden-text">Your activity</PageTitle>
      <div className="generator-columns">
        <div className="grid gap-4">
          <div className="making-progress">
            <ProgressWords stages={words} current={current} onStop={onStop} />
          </div>
          <GeneratedCard
            content={contentOfDraft(running)}
            progress={isReadAgain(running) ? 'reading' : 'writing'}
          />
        </div>
        <div className="generator-side">
          <CreditCard query={query} isMaking />
        </div>
      </div>
    </>
  )
}

type ProgressWordsProps = {
  /** What happens, in order: 'Choosing materials...', 'Writing the steps...'. */
  stages: readonly string[]
  /** Index of the stage that runs. */
  current: number
  onStop: () => void
}

/** Long work said in words; the strokes only show how far it is. */
function ProgressWords({ stages, current, onStop }: ProgressWordsProps) {
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
      <Button variant="plain" size="small" onClick={onStop}>
        Stop
      </Button>
    </div>
  )
}

type EndingNoticeProps = { ending: Ending; onRetry: (request: GenerationRequest) => void }

/** Why there is no new activity. Takes the focus, because the button that was pressed is gone. */
export function EndingNotice({ ending, onRetry }: EndingNoticeProps) {
  const { tone, message, retry } = ending
  const Icon = tone === 'stopped' ? Hand : CircleAlert
  return (
    <div
      role="alert"
      tabIndex={-1}
      ref={takeFocus}
      className={tone === 'stopped' ? 'note honey ending' : 'form-error ending'}
    >
      <Icon className="icon" aria-hidden />
      <span className="grow">
        {message}
        {tone === 'failed' && ' Nothing you entered is lost.'}
      </span>
      {retry && (
        <Button size="small" onClick={() => onRetry(retry)}>
          Try Again
        </Button>
      )}
    </div>
  )
}

function takeFocus(element: HTMLElement | null) {
  element?.focus()
}
