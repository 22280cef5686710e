import type { Activity } from '@fgm/shared/activities/activities'
import { withChildName } from '@fgm/shared/activities/child-in-text'
import { momentWords } from '@fgm/shared/activities/moment-words'
import { isNothing, neededLines } from '@fgm/shared/activities/words'
import { capital } from '@fgm/shared/text/words'
import { Timer } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatMinutes } from '../../lib/format-facts.ts'
import { Chip, DifficultyChip } from '../../ui/chip.tsx'
import { AgesFact, Fact, Facts, MinutesFact } from '../../ui/facts.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { TickRow } from '../../ui/tick-row.tsx'
import { SourceChip } from './activity-card.tsx'
import { ActivityScene } from './activity-scene.tsx'
import { useTicks } from './use-ticks.ts'
import './recipe.css'

type RecipeHeadProps = {
  activity: Activity
  /** Other facts below its sentence. */
  children?: ReactNode
}

/** Its picture, title, source, difficulty, and one sentence. */
export function RecipeHead({ activity, children }: RecipeHeadProps) {
  return (
    <>
      <div className="activity-picture">
        <ActivityScene activity={activity} />
      </div>
      <header className="activity-head">
        <div className="row row-wrap gap-2 mb-2.5">
          <SourceChip activity={activity} />
          <Chip>{activity.category}</Chip>
          <DifficultyChip difficulty_level={activity.difficulty_level} />
        </div>
        <PageTitle>{activity.title}</PageTitle>
        <p className="muted">{activity.description}</p>
        {children}
      </header>
    </>
  )
}

/** How long, for whom, where and how it can be played, and what each of two children does, where that is known. */
export function RecipeFacts({ activity }: { activity: Activity }) {
  const { duration_minutes, min_age, max_age, prep_minutes, moments } = activity
  return (
    <>
      <Facts>
        <MinutesFact minutes={duration_minutes} />
        <AgesFact min_age={min_age} max_age={max_age} />
        <Fact icon={Timer}>
          {prep_minutes === 0 ? 'No setup' : `${formatMinutes(prep_minutes)} setup`}
        </Fact>
      </Facts>
      {moments && (
        <div className="small muted mt-2">
          <p>{capital(momentWords(moments))}</p>
          {moments.two_ages && (
            <p>
              The small one {moments.two_ages.small}; the big one {moments.two_ages.big}.
            </p>
          )}
        </div>
      )}
    </>
  )
}

type MaterialsNeededProps = { activity: Activity; childName: string | undefined }

/** What you need, to be ticked off while you gather it. */
export function MaterialsNeeded({ activity, childName }: MaterialsNeededProps) {
  const [found, toggle] = useTicks(activity.id)
  const things = neededLines(activity.materials_list)
  return (
    <section className="activity-block" aria-labelledby="materials">
      <div className="section-head">
        <h2 id="materials">Materials Needed</h2>
        {!things.every(isNothing) && <span className="label muted">tick as you find</span>}
      </div>
      <div className="card activity-ticks">
        {things.map((thing) =>
          isNothing(thing) ? (
            <p key={thing} className="activity-nothing py-3 text-read leading-[1.35]">
              {withChildName(thing, childName)}
            </p>
          ) : (
            <TickRow key={thing} strikes checked={found.has(thing)} onChange={() => toggle(thing)}>
              {withChildName(thing, childName)}
            </TickRow>
          ),
        )}
      </div>
    </section>
  )
}
