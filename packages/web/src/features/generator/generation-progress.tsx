import { ArrowLeft } from 'lucide-react'
import { PageTitle } from '../../../ui/page-title.tsx'
import { ProgressWords } from '../../../ui/progress-words.tsx'
import { type Running, stageOf, stages } from '../generation-state.ts'
import type { StatusQuery } from '../use-generation-status.ts'
import { CreditCard } from '../wishes/credit-card.tsx'
import { ActivityPaper } from './activity-paper.tsx'
import { paperOfDraft } from './paper.ts'

type MakingProps = { running: Running; query: StatusQuery; onStop: () => void }

/** The activity as it is written into its final card. Stop is always in sight. */
export function Making({ running, query, onStop }: MakingProps) {
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
          <ActivityPaper paper={paperOfDraft(running)} isWriting />
        </div>
        <div className="generator-side">
          <CreditCard query={query} isMaking />
        </div>
      </div>
    </>
  )
}
