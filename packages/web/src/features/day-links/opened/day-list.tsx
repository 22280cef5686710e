import { Check, Map as MapIcon, Play, Printer, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatCount } from '../../../lib/format.ts'
import { formatSoon } from '../../../lib/format-time.ts'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Drawing } from '../../../ui/drawings/drawing.tsx'
import sockMountainSvg from '../../../ui/drawings/sock-mountain.svg?raw'
import treasureMapSvg from '../../../ui/drawings/treasure-map.svg?raw'
import { Fact, Facts, MinutesFact } from '../../../ui/facts.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { ActivityReading } from '../../activities/activity-reading.tsx'
import { ActivityScene } from '../../activities/activity-scene.tsx'
import { dayPaths } from '../day-paths.ts'
import { type Day, useTop } from './use-day.ts'

/** What there is to play, the first one large. */
export function DayList({ day }: { day: Day }) {
  useTop()
  const { for_name, activities, hunt, done } = day
  const next = activities.find(({ id }) => !done.includes(id))
  return (
    <div className="wrap page day">
      <header className="day-head">
        <div>
          <PageTitle title="Something to play" className="wrap-anywhere">
            {for_name ? `Hello ${for_name}!` : 'Hello!'}
          </PageTitle>
          <p className="mt-2 text-muted">{introOf(day)}</p>
        </div>
        <Drawing markup={sockMountainSvg} />
      </header>
      <div className="day-cards">
        {hunt && (
          <Thing
            id={hunt.id}
            title={hunt.hunt_name}
            picture={<Drawing markup={treasureMapSvg} />}
            facts={<Fact icon={MapIcon}>{formatCount(hunt.items_data.length, 'find')}</Fact>}
            isDone={done.includes(hunt.id)}
            isNext
          >
            Things to find at home. Take turns, and read the clues aloud.
          </Thing>
        )}
        {activities.map((activity) => (
          <Thing
            key={activity.id}
            id={activity.id}
            title={activity.title}
            picture={<ActivityScene activity={activity} />}
            facts={<MinutesFact minutes={activity.duration_minutes} />}
            isDone={done.includes(activity.id)}
            isNext={activity === next}
          >
            {activity.description}
          </Thing>
        ))}
      </div>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 text-ui">
        <ShieldCheck className="icon text-teal" aria-hidden />
        <p className="max-w-none">
          No account, nothing to install. Open until {formatSoon(day.expires_at)}. What you write
          after playing goes to the family who sent you this.{' '}
          <a href={paths.privacy} className="inline-block">
            How we treat what you write
          </a>
        </p>
      </div>
      <Button icon={Printer} onClick={() => window.print()}>
        {activities.length > 1 ? 'Print all' : 'Print'}
      </Button>
      <DayPaper day={day} />
    </div>
  )
}

const numbers = ['No', 'One thing', 'Two things', 'Three things', 'Four things', 'Five things']

function introOf({ activities, hunt }: Day): string {
  if (hunt) return 'A treasure hunt to play together.'
  return `${numbers[activities.length]} to play together, picked for you.`
}

type ThingProps = {
  id: string
  title: string
  picture: ReactNode
  facts: ReactNode
  isDone: boolean
  /** What to play now: large, with the one coral button. */
  isNext: boolean
  children: string
}

function Thing({ id, title, picture, facts, isDone, isNext, children }: ThingProps) {
  return (
    <article className={isNext ? 'card lift day-next' : 'card day-row'}>
      <div className="day-scene">
        {picture}
        <div className="grow">
          <h2 className={classNames('wrap-anywhere', !isNext && 'text-lead')}>{title}</h2>
          <Facts>
            {facts}
            {isDone && <Fact icon={Check}>Done</Fact>}
          </Facts>
        </div>
      </div>
      {/* On phones the later ones are rows, on desktops there is room for their words. */}
      <p className={isNext ? undefined : 'hidden desk:block'}>{children}</p>
      <ButtonTo
        to={dayPaths.opened}
        search={{ thing: id }}
        hash
        variant={isNext && !isDone ? 'primary' : 'secondary'}
        {...(isNext && { icon: Play })}
        aria-label={`Play ${title}`}
      >
        {isDone ? 'Again' : 'Play'}
      </ButtonTo>
    </article>
  )
}

/** The whole list, only in print. */
function DayPaper({ day: { activities, hunt } }: { day: Day }) {
  return (
    <div className="day-paper">
      {activities.map((activity) => (
        <section key={activity.id}>
          <h2>{activity.title}</h2>
          <p>{activity.description}</p>
          <ActivityReading activity={{ ...activity, learning_objectives: null }} />
        </section>
      ))}
      {hunt && (
        <section>
          <h2>{hunt.hunt_name}</h2>
          <ol>
            {hunt.items_data.map(({ id, name, description, location }) => (
              <li key={id}>
                {description} <small>{[name, location].filter(Boolean).join(': ')}</small>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}
