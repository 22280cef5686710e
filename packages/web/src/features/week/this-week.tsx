import { weekWords } from '@fgm/shared/week'
import { ArrowLeft, ArrowRight, Play } from 'lucide-react'
import { type ReactNode, type RefObject, useState } from 'react'
import { formatCount } from '../../lib/format.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { useFirstNew } from '../../lib/use-focus-after-press.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/error-state.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { LoadingWords, Skeleton } from '../../ui/skeleton.tsx'
import { StickyAction } from '../../ui/sticky-action.tsx'
import { AddChildButton } from '../children/add-child-button.tsx'
import { useChildren } from '../children/use-children.ts'
import { ReminderCard } from '../reminders/reminder-card.tsx'
import { HourDisc } from './hour-disc.tsx'
import { Moment } from './moment.tsx'
import { minutesOf, type Played } from './played.ts'
import { SundaySheet } from './sunday-sheet.tsx'
import { useWeek } from './use-week.ts'
import { WhatGrew } from './what-grew.tsx'
import './this-week.css'

/**
 * What a family played this week, or in one before: every time with its faces and its line, the minutes, and what grew.
 * Nothing is counted that could be lost. `children` stand below the way to play, in the second column of a desktop.
 */
export function ThisWeek({ children: more }: { children: ReactNode }) {
  const [offset, setOffset] = useState(0)
  const [isWhole, setIsWhole] = useState(false)
  const { children } = useChildren()
  const { starts_on, plays, query } = useWeek(offset)
  const shown = plays?.slice(0, isWhole ? undefined : momentsAtFirst) ?? []
  const firstNew = useFirstNew<HTMLDivElement>(shown.length)
  function showAll() {
    firstNew.markNew()
    setIsWhole(true)
  }
  return (
    <div className="week">
      <div className="week-main">
        <header className="week-head">
          <div>
            <PageTitle>{offset === 0 ? 'This week together' : 'A week together'}</PageTitle>
            <p className="muted">{weekWords(starts_on)}</p>
          </div>
          {plays && plays.length > 0 && <Minutes plays={plays} />}
        </header>
        <section aria-label="Moments" className="week-moments">
          {query.isError ? (
            <LoadFailure title="Unable to load the week" query={query}>
              What you played is safe.
            </LoadFailure>
          ) : plays ? (
            <Moments shown={shown} isNow={offset === 0} place={firstNew.list} />
          ) : (
            <WeekLoading />
          )}
          <nav className="row row-wrap gap-y-0" aria-label="Weeks">
            {plays && plays.length > momentsAtFirst && !isWhole && (
              <Button ref={firstNew.button} size="small" onClick={showAll}>
                Show All {plays.length}
              </Button>
            )}
            <Button
              variant="text"
              size="small"
              className="first:-ms-3.5"
              icon={ArrowLeft}
              onClick={() => setOffset(offset - 1)}
            >
              The week before
            </Button>
            {offset < 0 && (
              <Button
                variant="text"
                size="small"
                icon={ArrowRight}
                onClick={() => setOffset(offset + 1)}
              >
                The week after
              </Button>
            )}
          </nav>
        </section>
        {children && children.length > 0 && <SundaySheet />}
        {children && children.length > 0 && <ReminderCard />}
      </div>
      <div className="week-side">
        <StickyAction>
          <ButtonTo to={paths.activities} variant="primary" isBlock icon={Play}>
            Play five minutes
          </ButtonTo>
        </StickyAction>
        {plays && <WhatGrew plays={plays} />}
        {children?.length === 0 && (
          <section className="card grid gap-3">
            <p className="muted">Who is playing? Then the ideas fit.</p>
            <AddChildButton variant="secondary" size="small">
              Add Your Child
            </AddChildButton>
          </section>
        )}
        {more}
      </div>
    </div>
  )
}

/** The minutes as slices of one hour: no goal, nothing to fill. */
function Minutes({ plays }: { plays: readonly Played[] }) {
  const minutes = minutesOf(plays)
  return (
    <div className="week-hour">
      <HourDisc minutes={minutes} />
      <div>
        <b>{formatCount(minutes, 'minute')}</b>
        <p className="muted">
          {minutes <= 60 ? 'Time together, and that is plenty.' : 'More than an hour together.'}
        </p>
      </div>
    </div>
  )
}

/** So many that what follows on the page stays near. */
const momentsAtFirst = 4

type MomentsProps = {
  shown: readonly Played[]
  isNow: boolean
  place: RefObject<HTMLDivElement | null>
}

function Moments({ shown, isNow, place }: MomentsProps) {
  if (shown.length === 0)
    return (
      <p className="note honey">
        <span>
          <b>{isNow ? 'Nothing written down this week yet.' : 'Nothing written down that week.'}</b>{' '}
          {isNow
            ? 'What you play shows up here, with a face and a line if you like.'
            : 'A week without it is a good week too.'}
        </span>
      </p>
    )
  return (
    <div ref={place} className="moments">
      {shown.map((play) => (
        <Moment key={play.play_id} play={play} />
      ))}
    </div>
  )
}

function WeekLoading() {
  return (
    <>
      <LoadingWords>Loading the week</LoadingWords>
      <div className="moments" aria-hidden="true">
        {['a', 'b'].map((box) => (
          <div key={box} className="card grid gap-3">
            <Skeleton shape="h24" className="w-1/2" />
            <Skeleton shape="h52" className="w-full" />
          </div>
        ))}
      </div>
    </>
  )
}
