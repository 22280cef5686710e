import { ArrowLeft, CircleAlert, Hand } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { ProgressWords } from '../../ui/progress-words.tsx'
import {
  type Ending,
  type GenerationRequest,
  type Running,
  stageOf,
  stages,
} from './generation-state.ts'
import type { StatusQuery } from './generation-status.tsx'
import { CreditCard } from './generation-status.tsx'
import { contentOfDraft, GeneratedCard } from './result/generated-card.tsx'

type GenerationProgressProps = { running: Running; query: StatusQuery; onStop: () => void }

/** The activity as it is written into its final card. Stop is always in sight. */
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
          <GeneratedCard content={contentOfDraft(running)} isWriting />
        </div>
        <div className="generator-side">
          <CreditCard query={query} isMaking />
        </div>
      </div>
    </>
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
