import { ArrowLeft, CircleAlert, Hand, ShieldCheck } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { classNames } from '../../ui/class-names.ts'
import { AgesFact, Facts, MinutesFact } from '../../ui/facts.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { WedgeClock } from '../../ui/wedge-clock.tsx'
import { ActivityScene } from '../activities/activity-scene.tsx'
import {
  type Ending,
  type GenerationRequest,
  isReadAgain,
  type Running,
  stageOf,
  stages,
} from './generation-state.ts'
import { CreditCard, type StatusQuery } from './generation-status.tsx'
import '../activities/recipe.css'

type GenerationProgressProps = { running: Running; query: StatusQuery; onStop: () => void }

/** The card of the activity while it is written, and while it is reviewed. Stop is always in sight. */
export function GenerationProgress({ running, query, onStop }: GenerationProgressProps) {
  return (
    <>
      <BackToWishes onBack={onStop} />
      <ProgressWords running={running} onStop={onStop} />
      <DraftCard running={running} />
      <div className="mt-8 empty:hidden desk:max-w-[400px]">
        <CreditCard query={query} isMaking />
      </div>
    </>
  )
}

/** A link back to the form, over an activity that is being written or is done. */
export function BackToWishes({ onBack }: { onBack: () => void }) {
  return (
    <button
      type="button"
      className="inline-flex min-h-(--target) items-center gap-2 border-0 bg-transparent p-0 text-ui font-[650]"
      onClick={onBack}
    >
      <ArrowLeft className="icon" aria-hidden />
      Change the wishes
    </button>
  )
}

const halfDone = 'bg-[linear-gradient(90deg,var(--coral)_55%,var(--card)_55%)]'

/** The progress in words; the strokes only show how far it is. */
function ProgressWords({ running, onStop }: Pick<GenerationProgressProps, 'running' | 'onStop'>) {
  const current = stageOf(running)
  return (
    <div
      // The button that started it is gone: the focus moves here, with Stop as the next stop.
      tabIndex={-1}
      className="progress-words row mb-4 gap-4 rounded-(--r-cut-s) bg-honey-soft px-4 py-3 outline-none"
    >
      <WedgeClock minutes={5} />
      <div className="grow">
        {/* Two lines for every sentence: on a phone the longest needs two, and nothing below may move. */}
        <p
          role="status"
          className="min-h-[2.6em] content-center leading-[1.3] font-strong desk:min-h-0"
        >
          {running.sentence}
        </p>
        <div className="mt-[7px] flex gap-1.5" aria-hidden="true">
          {stages.map((stage, index) => (
            <i
              key={stage}
              className={classNames(
                'h-1.5 flex-1 rounded-[3px]',
                index < current ? 'bg-coral' : index > current ? 'bg-card' : halfDone,
              )}
            />
          ))}
        </div>
      </div>
      <Button size="small" className="ms-auto" onClick={onStop}>
        Stop
      </Button>
    </div>
  )
}

/**
 * An activity while it is written, as its page will look: its title and what to fetch, and a place for its steps,
 * which are not shown before they passed every check. Minutes and age are the wished ones.
 */
function DraftCard({ running }: { running: Running }) {
  const { title, materials_list } = running.draft
  const { duration, child_age } = running.wishes
  const isReading = isReadAgain(running)
  return (
    <article className="activity">
      <div className="activity-picture">
        <ActivityScene activity={{}} />
      </div>
      <header className="activity-head">
        <div className="row mb-2.5">
          <Chip tone="honey">My Creation</Chip>
        </div>
        <PageTitle className={title ? undefined : 'hidden-text'}>
          {title ?? 'Your activity'}
        </PageTitle>
        {!title && <Skeleton shape="h36" className="my-3 w-3/5" />}
        <Lines />
      </header>
      <div className="activity-side">
        <Facts>
          <MinutesFact minutes={duration} />
          <AgesFact min_age={child_age} max_age={child_age} />
        </Facts>
        <section className="activity-block">
          <h2 className="mb-2">Materials Needed</h2>
          <div className="card activity-ticks" aria-busy={!isReading}>
            {/* There is no activity yet to which a tick would belong. */}
            {materials_list ? (
              <ul className="dashed">
                {materials_list.map((thing) => (
                  <li key={thing} className="py-3">
                    {thing}
                  </li>
                ))}
              </ul>
            ) : (
              <Lines />
            )}
          </div>
        </section>
      </div>
      <div className="activity-main">
        <section className="activity-block">
          <h2 className="mb-2">Setup Instructions</h2>
          <StepsToCome isReading={isReading} />
        </section>
      </div>
    </article>
  )
}

/** The place of the steps. Its words have their room from the start, so that nothing moves when they arrive. */
function StepsToCome({ isReading }: { isReading: boolean }) {
  return (
    <div className="grid gap-5" aria-busy={!isReading}>
      <p className={isReading ? 'note' : 'note invisible'}>
        <ShieldCheck className="icon" aria-hidden />
        <span>
          The steps are written. They are read once more before you see them, so that they are safe
          for your child. It takes a few seconds.
        </span>
      </p>
      <Lines />
      <Lines />
    </div>
  )
}

function Lines() {
  return (
    <span className="grid gap-2" aria-hidden="true">
      <Skeleton shape="h18" className="w-11/12" />
      <Skeleton shape="h18" className="w-3/5" />
    </span>
  )
}

type EndingNoticeProps = { ending: Ending; onRetry: (request: GenerationRequest) => void }

/** Why there is no new activity. Takes the focus, because the clicked button is gone. */
export function EndingNotice({ ending, onRetry }: EndingNoticeProps) {
  const { tone, message, retry } = ending
  const Icon = tone === 'stopped' ? Hand : CircleAlert
  return (
    <div
      role="alert"
      tabIndex={-1}
      ref={takeFocus}
      className={classNames('mb-5 items-center', tone === 'stopped' ? 'note honey' : 'form-error')}
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

const takeFocus = (element: HTMLElement | null) => element?.focus()
