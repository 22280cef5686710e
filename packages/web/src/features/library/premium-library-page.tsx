import type {
  EarlyAccess,
  PremiumLibrary as Library,
  PremiumActivity,
} from '@fgm/shared/activities/premium'
import { keepPreviousData } from '@tanstack/react-query'
import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { CircleCheck, DoorOpen, LockKeyhole, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatCount } from '../../lib/format.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { errorCode } from '../../lib/refusals.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import litHouseSvg from '../../ui/drawings/lit-house.svg?raw'
import readingSvg from '../../ui/drawings/reading.svg?raw'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/error-state.tsx'
import { FilterTools } from '../../ui/filters/filter-tools.tsx'
import { SearchBox } from '../../ui/filters/search-box.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import {
  ActivityCard,
  CardNeeds,
  FactLine,
  StartNow,
  sentenceFor,
  ViewActivity,
} from '../activities/activity-card.tsx'
import { CardGrid, LoadingCards, NothingMatches } from '../activities/card-grid.tsx'
import { CardOpener, OpenCue, useOpenedItem } from '../activities/card-opener.tsx'
import { fittingFirst, forChildWords } from '../activities/for-child.ts'
import { LeadCard } from '../activities/lead-card.tsx'
import { ChildPicker } from '../children/child-picker.tsx'
import { type Child, useChildren } from '../children/use-children.ts'
import { FeatureGate } from '../flags/feature-gate.tsx'
import { FirstLook } from './first-look.tsx'
import {
  forToday,
  type PremiumWords,
  premiumFilters,
  readQuery,
  withWords,
} from './premium-filters.ts'
import { openingsLeft, PremiumSheet } from './premium-sheet.tsx'

const plan = 'Longer activities in the Montessori style, for when there is more time.'

/** The premium library: coming soon, locked, or open (spec part two §2). */
export function PremiumLibraryPage() {
  return (
    <div className="wrap page">
      <PageTitle className="mb-4">Premium Library</PageTitle>
      <FeatureGate
        feature="premium_library"
        plan={plan}
        shelf={<VisitorShelf />}
        ask="The whole library"
        drawing={readingSvg}
      >
        {() => <PremiumLibrary />}
      </FeatureGate>
    </div>
  )
}

const route = getRouteApi('/premium-library')

/** The library for a family; the server decides whether it may see it. */
function PremiumLibrary() {
  const { item, ...words } = route.useSearch()
  const library = trpc.library.premium.useQuery(readQuery(words), {
    throwOnError: false,
    placeholderData: keepPreviousData,
  })
  if (errorCode(library.error) === 'not_premium') return <Locked />
  if (library.data) return <Shelves library={library.data} words={words} item={item} />
  if (library.isPending) return <LoadingCards />
  return (
    <LoadFailure title="The library could not be loaded" query={library}>
      What you saved is safe in your own library.
    </LoadFailure>
  )
}

function Locked() {
  return (
    <EmptyState
      title="Premium Feature"
      drawing={litHouseSvg}
      actions={
        <>
          <ButtonTo to={paths.upgrade} variant="primary" size="small">
            Upgrade
          </ButtonTo>
          <ButtonTo to={paths.activities} size="small">
            My Activities
          </ButtonTo>
        </>
      }
    >
      The premium library opens with your membership. Your own activities stay as they are.
    </EmptyState>
  )
}

type ShelvesProps = { library: Library; words: PremiumWords; item: string | undefined }

function Shelves({ library, words, item }: ShelvesProps) {
  const navigate = route.useNavigate()
  const { open, close } = useOpenedItem('/premium-library')
  const { child, ...family } = useChildren()
  const { counts, message, openings } = library
  const change = (next: PremiumWords) =>
    void navigate({ search: next, replace: true, resetScroll: false })
  const clear = () => change({ sort: words.sort, show: words.show })
  const { sort = 'recommended', child_age } = readQuery(words)
  // An order or an age chosen by the parent overrides the child's age.
  const isForChild = child !== undefined && sort === 'recommended' && child_age === undefined
  const chosen = library.activities.find(({ id }) => id === item)
  const { query: _, ...choices } = words
  // A search leaves it: otherwise the box would move under the fingers with the first letter.
  const isWhole = Object.values(choices).every((choice) => choice === undefined)
  const today = isWhole ? forToday(library.activities, child?.age, new Date()) : undefined
  const hasFirstLook = isWhole && !words.query
  const found = withWords(library.activities, words.query)
  const forChild = isForChild ? fittingFirst(found, child.age, (one) => one) : undefined
  const listed = forChild?.sorted ?? found
  const orderWords = child && forChild && (
    <p className="small muted">{forChildWords(child, forChild.count)}</p>
  )
  const focus = useFocusAfterFirstLook(hasFirstLook)
  return (
    <>
      {message && <EarlyAccessNote message={message} openings={openings} hasList={!hasFirstLook} />}
      {family.children && family.children.length > 1 && (
        <div className="mb-4">
          <ChildPicker family={{ child, ...family }} isLabelHidden />
        </div>
      )}
      {today && (
        <ForToday
          activity={today}
          child={child}
          canOpen={!today.is_open && hasOpeningsLeft(openings)}
          onOpen={() => open(today.id)}
        />
      )}
      <FilterTools
        search={
          <SearchBox
            q={words.query ?? ''}
            onSearch={(text) => change({ ...words, query: text || undefined })}
          />
        }
        filters={premiumFilters(readQuery(words), words.query ? undefined : counts)}
        found={formatCount(listed.length, 'activity', 'activities')}
        onChange={(name, value) => change({ ...words, [name]: value })}
        onClear={clear}
      />
      <section ref={focus.section} aria-labelledby="found">
        <div
          className={
            hasFirstLook ? undefined : 'flex flex-wrap gap-x-3 gap-y-0 items-baseline mb-4'
          }
        >
          <h2
            id="found"
            ref={focus.heading}
            tabIndex={-1}
            className={hasFirstLook ? 'hidden-text' : 'text-h3 outline-none'}
          >
            <span role="status">{formatCount(listed.length, 'activity', 'activities')}</span>
          </h2>
          {!hasFirstLook && orderWords}
          {words.show && !hasFirstLook && (
            <Link
              to={paths.premiumLibrary}
              className="link-pad font-strong"
              onClick={focus.beginAtFirst}
            >
              By category
            </Link>
          )}
        </div>
        {hasFirstLook ? (
          <FirstLook
            activities={listed.filter(({ id }) => id !== today?.id)}
            counts={counts.category}
            total={listed.length}
            onOpen={open}
          >
            {orderWords}
          </FirstLook>
        ) : listed.length > 0 ? (
          <PremiumGrid
            key={JSON.stringify([words, child?.id])}
            activities={listed}
            isSearch={words.query !== undefined}
            onOpen={open}
          />
        ) : (
          <NothingMatches onClear={clear} />
        )}
      </section>
      {chosen && <PremiumSheet activity={chosen} openings={openings} onClose={close} />}
    </>
  )
}

type EarlyAccessNoteProps = {
  message: EarlyAccess
  openings: Library['openings']
  /** What can be chosen is listed below. */
  hasList: boolean
}

/** For a waiting family with a benefit, in one line: what it may open, how many are left, and a link to choose. */
function EarlyAccessNote({ message, openings, hasList }: EarlyAccessNoteProps) {
  return (
    <section className="note honey mb-5 py-3" aria-labelledby="early-access">
      <DoorOpen className="icon self-center max-mid:hidden" aria-hidden />
      <div className="flex grow flex-wrap items-center gap-x-3">
        <h2 id="early-access" className="text-read">
          {message.title}
        </h2>
        {openings && <p>{openingsLeft(openings)}</p>}
        <p>{message.text}</p>
        {hasOpeningsLeft(openings) && !hasList && (
          <Link
            to={paths.premiumLibrary}
            search={{ show: 'all' }}
            className="link-pad font-strong mid:ms-auto"
          >
            Choose yours
          </Link>
        )}
      </div>
    </section>
  )
}

/** True for a waiting family that may still open some. */
const hasOpeningsLeft = (openings: Library['openings']) =>
  openings !== null && openings.used < openings.allowed

/**
 * The link from the first look to the list disappears with it, and so does the one back with the list. The list's
 * heading takes the focus, and back at the first look the link that was used, or else the first.
 */
function useFocusAfterFirstLook(hasFirstLook: boolean) {
  const router = useRouter()
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const hadFirstLook = useRef(hasFirstLook)
  const ledTo = useRef('')
  useEffect(() => {
    if (hadFirstLook.current === hasFirstLook) return
    hadFirstLook.current = hasFirstLook
    if (!hasFirstLook) ledTo.current = router.latestLocation.href
    // The focused heading is there in the first look, too, but invisible.
    const isFree = [document.body, heading.current].some((one) => one === document.activeElement)
    if (!isFree) return
    if (!hasFirstLook) return heading.current?.focus()
    const links = [...(section.current?.querySelectorAll('a') ?? [])]
    const cameFrom = links.find((link) => link.getAttribute('href') === ledTo.current)
    const next = cameFrom ?? links[0]
    next?.focus({ preventScroll: true })
  }, [hasFirstLook, router])
  const beginAtFirst = () => {
    ledTo.current = ''
  }
  return { section, heading, beginAtFirst }
}

type ForTodayProps = {
  activity: PremiumActivity
  child: Child | undefined
  /** The family waits, and may still save some. */
  canOpen: boolean
  onOpen: () => void
}

/** The first one of the page: to start at once where it is open, otherwise to look at. */
function ForToday({ activity, child, canOpen, onOpen }: ForTodayProps) {
  const { is_open } = activity
  return (
    <section className="card lift flush mb-6" aria-labelledby="today">
      <LeadCard
        isLow
        activity={activity}
        sentence={sentenceFor(activity, child)}
        eyebrow={child ? `For today with ${child.name}` : 'For today'}
        title={
          <h2 id="today" className="text-h2">
            {activity.title}
          </h2>
        }
        facts={
          <div className="grid w-full gap-1.5">
            <FactLine activity={activity} />
            <CardNeeds of={activity} />
          </div>
        }
      >
        {is_open && <StartNow id={activity.id} icon={Play} />}
        <Button
          variant={is_open ? 'text' : 'primary'}
          size={is_open ? 'small' : undefined}
          className={is_open ? 'px-2' : undefined}
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          {canOpen ? 'Look and save' : 'View Activity'}
        </Button>
      </LeadCard>
    </section>
  )
}

const pageLength = 12

type PremiumGridProps = {
  activities: readonly PremiumActivity[]
  /** What is needed, by category, all of them: one may be what was searched for. */
  isSearch: boolean
  onOpen: (id: string) => void
}

function PremiumGrid({ activities, isSearch, onOpen }: PremiumGridProps) {
  const { child } = useChildren()
  const [shown, setShown] = useState(pageLength)
  const rest = activities.length - shown
  const more = {
    label: `Show ${Math.min(rest, pageLength)} more`,
    onPress: () => setShown(shown + pageLength),
  }
  return (
    <CardGrid items={activities.slice(0, shown)} more={rest > 0 ? more : null}>
      {(activity) => (
        <ActivityCard
          activity={activity}
          child={child}
          title={<CardOpener title={activity.title} onOpen={() => onOpen(activity.id)} />}
          hasKinds={isSearch}
        >
          {activity.is_saved && (
            <Chip tone="teal" icon={CircleCheck}>
              Saved
            </Chip>
          )}
          {!activity.is_open && (
            <Chip tone="honey" icon={LockKeyhole}>
              Not open yet
            </Chip>
          )}
          <OpenCue />
        </ActivityCard>
      )}
    </CardGrid>
  )
}

/** For visitors: three of the library's activities, other ones every day. */
function VisitorShelf() {
  const window = trpc.library.window.useQuery({}, { throwOnError: false })
  if (window.isPending) return <LoadingCards />
  if (!window.data) return null
  const { activities, total, opens } = window.data
  return (
    <section aria-labelledby="shelf" className="grid gap-3">
      <h2 id="shelf" className="text-h3">
        A look inside: three of {total}
      </h2>
      <p className="muted">
        Premium opens these {total} and {opens - total} more.{' '}
        <Link to={paths.upgrade} className="inline-block">
          See the prices
        </Link>
      </p>
      <ul className="grid-cards three">
        {activities.map((activity) => (
          <li key={activity.id}>
            <ActivityCard activity={activity}>
              <ViewActivity id={activity.id} title={activity.title} />
            </ActivityCard>
          </li>
        ))}
      </ul>
    </section>
  )
}
