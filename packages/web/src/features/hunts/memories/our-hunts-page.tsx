import { getRouteApi } from '@tanstack/react-router'
import { Play } from 'lucide-react'
import { Fragment } from 'react'
import { errorMessage, httpStatus } from '../../../lib/errors.ts'
import { formatCount } from '../../../lib/format.ts'
import { formatMonth } from '../../../lib/format-time.ts'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useSession } from '../../../session/session.tsx'
import { initial } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { ChoiceGroup } from '../../../ui/choice-group.tsx'
import { Drawing } from '../../../ui/drawings/drawing.tsx'
import highFiveSvg from '../../../ui/drawings/high-five.svg?raw'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { CardSkeleton, LoadingWords } from '../../../ui/skeleton.tsx'
import { useChildren } from '../../children/use-children.ts'
import { HuntsLoading, SignInPrompt } from '../access-states.tsx'
import { type Memory, MemoryCard, type RememberedHunt } from './memory-card.tsx'
import '../hub/hunts.css'
import './memories.css'

const route = getRouteApi('/scavenger-hunt/our-hunts')

/** What the family played, to be read again: all of it, or of the hunt and the child in the address. */
export function OurHuntsPage() {
  const session = useSession()
  const { hunt, child } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <div className="wrap page hub">
      <div className="memories-head">
        <PageTitle>Our hunts</PageTitle>
        <ButtonTo to={paths.hunt} variant="primary" size="small" icon={Play}>
          Play a hunt
        </ButtonTo>
      </div>
      {session.state === 'signed_out' ? (
        <SignInPrompt>Only your family can see what you played together.</SignInPrompt>
      ) : session.state === 'checking' ? (
        <HuntsLoading />
      ) : (
        <OurHunts
          hunt_id={hunt}
          child_id={child}
          onChild={(id) =>
            void navigate({ search: { hunt, child: id }, replace: true, resetScroll: false })
          }
        />
      )}
    </div>
  )
}

type OurHuntsProps = {
  /** Only the memories of this hunt. */
  hunt_id?: string | undefined
  /** Only those of this child. */
  child_id?: string | undefined
  /** Called with the chosen child; undefined means all of them. */
  onChild?: (childId: string | undefined) => void
}

/** The memories of a family, page by page: of all hunts, or of one. */
function OurHunts({ hunt_id, child_id, onChild }: OurHuntsProps) {
  const query = trpc.hunts.memories.useInfiniteQuery(
    { hunt_id, child_id },
    {
      throwOnError: false,
      getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
      initialCursor: undefined,
    },
  )
  const pages = query.data?.pages
  const [first] = pages ?? []
  if (!pages || !first)
    return query.isError ? (
      <ErrorState
        title="This page did not open"
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
        actions={<AllHunts isShown={hunt_id !== undefined || child_id !== undefined} />}
      >
        {httpStatus(query.error) === undefined
          ? 'We could not reach the server. Nothing is lost.'
          : errorMessage(query.error)}
      </ErrorState>
    ) : (
      <div className="memories">
        <LoadingWords>Loading your hunts</LoadingWords>
        <CardSkeleton />
      </div>
    )
  const hunts = new Map(pages.flatMap((page) => page.hunts).map((hunt) => [hunt.id, hunt]))
  const memories = pages.flatMap((page) => page.memories)
  return (
    <div className="memories">
      {first.summary.plays > 0 && <Summary {...first.summary} />}
      {hunt_id !== undefined && <OfOneHunt name={hunts.get(hunt_id)?.hunt_name} />}
      {onChild && <WhoseHunts child_id={child_id} onChild={onChild} />}
      {memories.length === 0 ? (
        <NothingYet hunt_id={hunt_id} />
      ) : (
        <Months memories={memories} hunts={hunts} />
      )}
      {query.isFetchNextPageError && (
        <p role="alert" className="small">
          The older hunts did not load. Please try again.
        </p>
      )}
      {query.hasNextPage && (
        <Button
          size="small"
          className="memories-more"
          isPending={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show older ones
        </Button>
      )}
    </div>
  )
}

type SummaryProps = { plays: number; finds: number; since: string | null }

function Summary({ plays, finds, since }: SummaryProps) {
  return (
    <p className="muted small">
      {formatCount(plays, 'hunt')}, {formatCount(finds, 'find')}
      {since && `, since ${formatMonth(since)}`}
    </p>
  )
}

function OfOneHunt({ name }: { name: string | undefined }) {
  return (
    <p className="memories-of">
      <span>{name ? `Only ${name}.` : 'Only this hunt.'}</span> <AllHunts isShown />
    </p>
  )
}

function AllHunts({ isShown }: { isShown: boolean }) {
  if (!isShown) return null
  return (
    <ButtonTo to={paths.ourHunts} variant="text" size="small">
      Show all
    </ButtonTo>
  )
}

type WhoseProps = {
  child_id: string | undefined
  onChild: (childId: string | undefined) => void
}

/** Whose hunts, where there is more than one child to choose. */
function WhoseHunts({ child_id, onChild }: WhoseProps) {
  const { children = [] } = useChildren()
  if (children.length < 2) return null
  return (
    <ChoiceGroup
      label="Whose hunts"
      isLabelHidden
      options={[
        { value: '', label: 'All' },
        ...children.map(({ id, name }) => ({ value: id, label: name, face: initial(name) })),
      ]}
      value={child_id ?? ''}
      onChange={(id) => onChild(id || undefined)}
    />
  )
}

type MonthsProps = { memories: Memory[]; hunts: Map<string, RememberedHunt> }

function Months({ memories, hunts }: MonthsProps) {
  const months = [...new Set(memories.map(({ completed_at }) => formatMonth(completed_at)))]
  return months.map((month) => (
    <Fragment key={month}>
      <h2 className="memories-month">{month}</h2>
      <ul className="memory-list">
        {memories
          .filter(({ completed_at }) => formatMonth(completed_at) === month)
          .map((memory) => (
            <MemoryCard key={memory.id} memory={memory} hunt={hunts.get(memory.hunt_id)} />
          ))}
      </ul>
    </Fragment>
  ))
}

function NothingYet({ hunt_id }: { hunt_id: string | undefined }) {
  return (
    <EmptyState
      title="Nothing here yet"
      drawing={<Drawing markup={highFiveSvg} />}
      actions={
        hunt_id !== undefined && (
          <ButtonTo to={paths.playHunt} params={{ hunt_id }} size="small">
            Play it
          </ButtonTo>
        )
      }
    >
      When you finish a hunt together, you will find it here.
    </EmptyState>
  )
}
