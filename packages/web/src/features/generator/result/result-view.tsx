import { ArrowLeft } from 'lucide-react'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../session/session.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { ActivityActions } from '../../activities/activity-actions.tsx'
import { AskForChild } from '../../activities/ask-for-child.tsx'
import { ShareBox } from '../../activities/share-box.tsx'
import { startsNow } from '../../activities/starts-now.ts'
import { useActivityStatus } from '../../activities/use-activity-status.ts'
import { ChildPicker } from '../../children/child-picker.tsx'
import type { Children } from '../../children/use-children.ts'
import type { Result } from '../generation-state.ts'
import type { GenerationControls } from '../use-generation.ts'
import type { StatusQuery } from '../use-generation-status.ts'
import { CreditCard } from '../wishes/credit-card.tsx'
import { ServiceNotice } from '../wishes/service-notice.tsx'
import type { ServiceWords } from '../wishes/use-services.ts'
import { ActivityPaper } from './activity-paper.tsx'
import { EndingNotice } from './ending-notice.tsx'
import { Notes, Origin } from './origin.tsx'
import { paperOfActivity } from './paper.ts'
import { PromptSeenNote } from './prompt-seen-note.tsx'
import { ResultTools } from './result-tools.tsx'
import { Variations } from './variations.tsx'

type ResultViewProps = {
  result: Result
  generation: GenerationControls
  query: StatusQuery
  services: ServiceWords | null
  family: Children
}

/** The finished activity, kept already, and what can be done with it. */
export function ResultView({ result, generation, query, services, family }: ResultViewProps) {
  const { activity, notes, prompt_seen } = result.generation
  // An idea that stands in for a provider that failed is free; then words did leave, and we do not claim otherwise.
  const wasAsked = prompt_seen.user !== '' || activity.credits_charged === 0
  return (
    <>
      <button type="button" className="generator-back" onClick={generation.close}>
        <ArrowLeft className="icon" aria-hidden />
        Change the wishes
      </button>
      <PageTitle className="hidden-text">Your activity</PageTitle>
      {generation.ending && (
        <EndingNotice ending={generation.ending} onTryAgain={generation.tryAgain} />
      )}
      <ServiceNotice words={services} />
      <div className="generator-columns">
        <div className="grid gap-5">
          <ActivityPaper paper={paperOfActivity(activity)}>
            <Origin activity={activity} />
            <Notes notes={notes} />
          </ActivityPaper>
          <ChildPicker family={family} />
          {family.children?.length === 0 && <AskForChild />}
          <ResultTools activity={activity} onEdited={generation.showEdited} />
          <Variations
            result={result}
            query={query}
            services={services}
            onStart={generation.start}
          />
        </div>
        <div className="generator-side">
          <Actions activity_id={activity.id} family={family} />
          <CreditCard query={query} />
          {wasAsked && <PromptSeenNote prompt_seen={prompt_seen} />}
        </div>
      </div>
    </>
  )
}

type ActionsProps = { activity_id: string; family: Children }

// Done and liked by who plays it, and a friend who may want it too.
function Actions({ activity_id, family }: ActionsProps) {
  const { user } = useSession()
  const status = useActivityStatus(activity_id, family.child)
  const hasActed = status.hasJustCompleted || status.hasJustFavorited
  return (
    <>
      {family.children && status.isKnown && (
        <div className="result-actions">
          <ActivityActions
            status={status}
            hasChild={family.child !== undefined}
            start={
              <ButtonTo
                to={paths.activity}
                params={{ activity_id }}
                state={startsNow}
                resetScroll={false}
                variant="primary"
              >
                Start now
              </ButtonTo>
            }
          />
        </div>
      )}
      {user && hasActed && <ShareBox user={user} />}
    </>
  )
}
