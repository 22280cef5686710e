import { skills } from '@fgm/shared/activities/lists'
import { lowerFirst } from '@fgm/shared/text/words'
import { addDays, weekWords } from '@fgm/shared/week'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, ArrowRight, Heart, Music, Play, Printer } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatCount } from '../../lib/format.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { useFirstNew } from '../../lib/use-focus-after-press.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import sockMountainSvg from '../../ui/drawings/sock-mountain.svg?raw'
import { LoadFailure } from '../../ui/error-state.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { LoadingWords, Skeleton } from '../../ui/skeleton.tsx'
import { CategoryStamp, Stamp } from '../../ui/stamp.tsx'
import { StickyAction } from '../../ui/sticky-action.tsx'
import { WedgeClock } from '../../ui/wedge-clock.tsx'
import { ActivityScene } from '../activities/activity-scene.tsx'
import { AddChildButton } from '../children/add-child-button.tsx'
import { useChildren } from '../children/use-children.ts'
import { ReminderCard } from '../reminders/reminder-card.tsx'
import { Face, faceWords } from './face.tsx'
import { familyWeek } from './family-week.ts'
import { grownIn, minutesOf, type Played } from './played.ts'
import { SheetPapers } from './sheet-papers.tsx'
import { useWeek } from './use-week.ts'
import './this-week.css'

/**
 * What a family played this week, or in one before: every time with its faces and its line, the minutes, and what
 * grew. While this week is empty, it shows last week. Nothing is counted that could be lost.
 */
export function ThisWeek(props: { membership: ReactNode; children: ReactNode }) {
  const [offset, setOffset] = useState(0)
  const [isWhole, setIsWhole] = useState(false)
  const { children } = useChildren()
  const { starts_on, plays, before, query } = useWeek(offset)
  const isLastWeek = offset === 0 && plays?.length === 0 && before.plays.length > 0
  const moments = isLastWeek ? before.plays : plays
  const shown = moments?.slice(0, isWhole ? undefined : momentsAtFirst) ?? []
  const firstNew = useFirstNew<HTMLDivElement>(shown.length)
  function showAll() {
    firstNew.markNew()
    setIsWhole(true)
  }
  return (
    <div className="week">
      <header className="week-head">
        <div>
          <PageTitle>{offset === 0 ? 'This week together' : 'A week together'}</PageTitle>
          <p className="muted">{weekWords(starts_on)}</p>
        </div>
        {plays && plays.length > 0 && <Minutes plays={plays} />}
      </header>
      <StickyAction>
        <ButtonTo to={paths.activities} variant="primary" isBlock icon={Play}>
          Play five minutes
        </ButtonTo>
      </StickyAction>
      <section aria-label="Moments" className="week-moments">
        {query.isError ? (
          <LoadFailure title="Unable to load the week" query={query}>
            What you played is safe.
          </LoadFailure>
        ) : plays ? (
          <>
            {plays.length === 0 && <NothingYet isNow={offset === 0} hasPicture={!isLastWeek} />}
            {isLastWeek && (
              <div className="mt-2">
                <h2 className="text-h3">Last week</h2>
                <p className="small muted">
                  {weekWords(before.starts_on)}, {formatCount(minutesOf(before.plays), 'minute')}{' '}
                  together
                </p>
              </div>
            )}
            {shown.length > 0 && (
              <div ref={firstNew.list} className="moments">
                {shown.map((play) => (
                  <Moment key={play.play_id} play={play} />
                ))}
              </div>
            )}
          </>
        ) : (
          <WeekLoading />
        )}
        <nav className="row row-wrap gap-y-0" aria-label="Weeks">
          {moments && moments.length > momentsAtFirst && !isWhole && (
            <Button ref={firstNew.button} size="small" onClick={showAll}>
              Show All {moments.length}
            </Button>
          )}
          <Button
            variant="text"
            size="small"
            className="first:-ms-3.5"
            icon={ArrowLeft}
            onClick={() => setOffset(offset - (isLastWeek ? 2 : 1))}
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
      <div className="week-side">
        {moments && (
          <WhatGrew
            plays={moments}
            title={isLastWeek ? 'What may have grown last week' : 'What may have grown'}
          />
        )}
        {children?.length === 0 && (
          <section className="card grid gap-3">
            <p className="muted">Who is playing? Then the ideas fit.</p>
            <AddChildButton variant="secondary" size="small">
              Add Your Child
            </AddChildButton>
          </section>
        )}
        {children && children.length > 0 && <ReminderCard />}
      </div>
      {children && children.length > 0 && <SundaySheet />}
      {props.membership}
      <div>{props.children}</div>
    </div>
  )
}

/** The minutes as a slice of an hour: no goal, nothing to fill. */
function Minutes({ plays }: { plays: readonly Played[] }) {
  const minutes = minutesOf(plays)
  return (
    <div className="week-hour">
      <svg viewBox="0 0 200 200" aria-hidden="true" focusable="false">
        <path
          className="disc"
          d="M195 100C195 153 152 195 100 195S5 152 5 100S47 5 100 5.5S195 48 195 100Z"
        />
        {/* A line as long as the slice is wide, bent around the middle. */}
        <circle
          className="slice"
          cx="100"
          cy="100"
          r="42"
          pathLength="60"
          strokeDasharray={`${Math.min(minutes, 60)} 60`}
          transform="rotate(-90 100 100)"
        />
      </svg>
      <div>
        <b>{formatCount(minutes, 'minute')}</b>
        <p className="muted">
          {minutes <= 60
            ? 'A full circle is an hour. A slice is plenty.'
            : 'The circle is full: more than an hour together.'}
        </p>
      </div>
    </div>
  )
}

/** How many show at first, so that the rest of the page stays near. */
const momentsAtFirst = 4

/** An empty week, in two sentences; with a picture where there is nothing else to look at. */
function NothingYet({ isNow, hasPicture }: { isNow: boolean; hasPicture: boolean }) {
  return (
    <div className={classNames(hasPicture && 'note honey week-start')}>
      <p>
        <b>Nothing written down {isNow ? 'this week yet' : 'that week'}.</b>{' '}
        {isNow
          ? 'What you play shows up here, with a face and a line if you like.'
          : 'A week without it is a good week too.'}
      </p>
      {hasPicture && <Drawing markup={sockMountainSvg} />}
    </div>
  )
}

/** One time of five good minutes: what, when, how it was for each child, and the note. A flop is shown like the others. */
function Moment({ play }: { play: Played }) {
  const { title, activity_id, played_at, children, is_open } = play
  const lines = [...new Set(children.map(({ line }) => line).filter(Boolean))]
  return (
    <article className="card moment" aria-label={title}>
      <ActivityScene activity={play} size="small" />
      <div>
        <p className="flex items-center gap-1.5 small muted font-[700]">
          <WedgeClock minutes={play.minutes ?? play.duration_minutes} size="small" />
          <time className="whitespace-nowrap" dateTime={played_at}>
            {dayAndTime(played_at)}
          </time>
        </p>
        <h2 className="text-read leading-[1.3] wrap-anywhere">
          {is_open ? (
            <Link to={paths.activity} params={{ activity_id }}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <ul className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-label">
          {children.map(({ child_id, name, face }) => (
            <li key={child_id} className="flex min-w-0 items-center gap-1.5 wrap-anywhere">
              {face && <Face face={face} />}
              <b>{face ? `${name}: ${faceWords[face]}` : name}</b>
            </li>
          ))}
        </ul>
      </div>
      {lines.map((line) => (
        <q key={line}>{line}</q>
      ))}
    </article>
  )
}

/** 'Thu 17:40', in the reader's language and time zone. */
function dayAndTime(iso: string): string {
  const style = { weekday: 'short', hour: 'numeric', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(undefined, style).format(new Date(iso))
}

/** How many skills are shown: enough to be glad about. */
const grownShown = 3

/** What the week's plays are good for, in the words of their authors: to look for, since no one has observed it. */
function WhatGrew({ plays, title }: { plays: readonly Played[]; title: string }) {
  const grown = grownIn(plays).slice(0, grownShown)
  if (grown.length === 0) return null
  return (
    <section className="card soft what-grew" aria-labelledby="what-grew">
      <h2 id="what-grew" className="text-h3">
        {title}
      </h2>
      <ul className="mt-3 grid gap-3">
        {grown.map(({ play, names }) => (
          <li key={play.play_id} className="flex items-start gap-3">
            <GrownStamp play={play} />
            <span className="grid grow wrap-anywhere">
              <b>{skills.find(({ id }) => id === play.skill)?.label}</b>
              <span className="small muted">
                {play.title}, with {names.join(' and ')}. Look for: {lowerFirst(play.learned)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Feelings and music have their own picture: the category that contains both shows a palette. */
function GrownStamp({ play: { skill, own_category } }: { play: Played }) {
  if (skill === 'feelings-connection') return <Stamp tone="coral" icon={Heart} size="small" />
  if (skill === 'rhythm-music') return <Stamp tone="plum" icon={Music} size="small" />
  return <CategoryStamp category={own_category} size="small" />
}

/** Five activities of the coming week on paper for the fridge, in a new tab; on the paper of the region, or on the other. */
function SundaySheet() {
  return (
    <section className="card row row-wrap sunday-sheet" aria-labelledby="sunday-sheet">
      <Stamp tone="berry" icon={Printer} />
      <div className="flex-[1_1_10rem]">
        <h2 id="sunday-sheet" className="text-h3">
          Sunday sheet
        </h2>
        <p className="small muted">Five activities for next week, to tick off on the fridge.</p>
      </div>
      <div className="row row-wrap gap-2">
        <SheetPapers startsOn={addDays(familyWeek(new Date()).starts_on, 7)} />
      </div>
    </section>
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
