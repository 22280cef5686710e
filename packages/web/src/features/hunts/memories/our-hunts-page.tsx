import { getRouteApi } from '@tanstack/react-router'
import { Play } from 'lucide-react'
import { Fragment } from 'react'
import { formatCount } from '../../../lib/format.ts'
import { formatMonth } from '../../../lib/format-time.ts'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { trpc } from '../../../lib/trpc.ts'
import { initial } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { ChoiceGroup } from '../../../ui/choice-group.tsx'
import highFiveSvg from '../../../ui/drawings/high-five.svg?raw'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../ui/error-state.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { CardSkeleton, LoadingWords } from '../../../ui/skeleton.tsx'
import { useChildren } from '../../children/use-children.ts'
import { ForFamilies } from '../access-states.tsx'
import { MemoryCard } from './memory-card.tsx'
import '../hub/hunts.css'

const route = getRouteApi('/scavenger-hunt/our-hunts')

/** What the family played, to be read again: all of it, or of the hunt and the child in the address. */
export function OurHuntsPage() {
  return (
    <div className="wrap page hub grid grid-cols-1 content-start gap-5">
      <div className="row row-wrap justify-between">
        <PageTitle className="max-mid:text-h2 max-[389px]:text-h3">Hunt memories</PageTitle>
        <ButtonTo
          to={paths.hunt}
          variant="primary"
          size="small"
          icon={Play}
          className="max-mid:px-3"
        >
          Play a hunt
        </ButtonTo>
      </div>
      <ForFamilies ask="Only your family can see what you played together.">
        {() => <OurHunts />}
      </ForFamilies>
    </div>
  )
}

function OurHunts() {
  const { hunt: huntId, child: childId } = route.useSearch()
  const navigate = route.useNavigate()
  const query = trpc.hunts.memories.useInfiniteQuery(
    { hunt_id: huntId, child_id: childId },
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
      <LoadFailure
        title="This page did not open"
        query={query}
        actions={(huntId !== undefined || childId !== undefined) && <AllHunts />}
      >
        Nothing is lost.
      </LoadFailure>
    ) : (
      <div className="grid grid-cols-1 gap-3">
        <LoadingWords>Loading your hunts</LoadingWords>
        <CardSkeleton />
      </div>
    )
  const hunts = new Map(pages.flatMap((page) => page.hunts).map((hunt) => [hunt.id, hunt]))
  const memories = pages.flatMap((page) => page.memories)
  const months = [...new Set(memories.map(({ completed_at }) => formatMonth(completed_at)))]
  const { plays, finds, since } = first.summary
  return (
    <div className="grid grid-cols-1 gap-3">
      {plays > 0 && (
        <p className="muted small">
          {formatCount(plays, 'hunt')} and {formatCount(finds, 'find')}
          {since && ` since ${formatMonth(since)}`}
        </p>
      )}
      {huntId !== undefined && (
        <p className="row row-wrap gap-x-2 gap-y-0">
          <span>Only {hunts.get(huntId)?.hunt_name ?? 'this hunt'}.</span> <AllHunts />
        </p>
      )}
      <WhoseHunts
        child_id={childId}
        onChild={(child) =>
          void navigate({ search: { hunt: huntId, child }, replace: true, resetScroll: false })
        }
      />
      {memories.length === 0 ? (
        <NothingYet hunt_id={huntId} />
      ) : (
        months.map((month) => (
          <Fragment key={month}>
            <h2 className="mt-2 text-h3">{month}</h2>
            <ul className="grid grid-cols-1 gap-3 desk:grid-cols-2 desk:gap-5">
              {memories
                .filter(({ completed_at }) => formatMonth(completed_at) === month)
                .map((memory) => (
                  <MemoryCard key={memory.id} memory={memory} hunt={hunts.get(memory.hunt_id)} />
                ))}
            </ul>
          </Fragment>
        ))
      )}
      {query.isFetchNextPageError && (
        <p role="alert" className="small">
          The older hunts did not load. Please try again.
        </p>
      )}
      {query.hasNextPage && (
        <Button
          size="small"
          className="justify-self-start"
          isPending={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show older ones
        </Button>
      )}
    </div>
  )
}

function AllHunts() {
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

function NothingYet({ hunt_id }: { hunt_id: string | undefined }) {
  return (
    <EmptyState
      title="Nothing here yet"
      drawing={highFiveSvg}
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
