import { ShieldCheck } from 'lucide-react'
import { Chip } from '../../../ui/chip.tsx'
import { AgesFact, Facts, MinutesFact } from '../../../ui/facts.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ActivityScene } from '../../activities/activity-scene.tsx'
import { isReadAgain, type Running } from '../generation-state.ts'
import '../../activities/recipe.css'

/**
 * An activity while it is written, on the page that it will have: its title and what to fetch, and a place for its steps,
 * which are not shown before they passed every check. Minutes and age are what was wished for.
 */
export function DraftCard({ running }: { running: Running }) {
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
            {materials_list ? <Things things={materials_list} /> : <Lines />}
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

/** While they are written there is no activity yet to which a tick would belong. */
function Things({ things }: { things: readonly string[] }) {
  return (
    <ul className="dashed">
      {things.map((thing) => (
        <li key={thing} className="py-3">
          {thing}
        </li>
      ))}
    </ul>
  )
}

/** Where the steps will be. Its words have their room from the start, so that nothing moves when they come. */
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
