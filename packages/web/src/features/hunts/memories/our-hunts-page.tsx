import { listed } from '@fgm/shared/text/words'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Award, Pencil, Play, Star } from 'lucide-react'
import { Fragment, useState } from 'react'
import { formatCount } from '../../../lib/format.ts'
import { dayOf, formatDay, formatMonth, formatTime } from '../../../lib/format-time.ts'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { type Outputs, trpc } from '../../../lib/trpc.ts'
import { initial } from '../../../ui/avatar.tsx'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { ChoiceGroup } from '../../../ui/choice-group.tsx'
import { classNames } from '../../../ui/class-names.ts'
import highFiveSvg from '../../../ui/drawings/high-five.svg?raw'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../ui/error-state.tsx'
import { TextAreaField } from '../../../ui/fields.tsx'
import { FormError } from '../../../ui/form.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { CardSkeleton, LoadingWords } from '../../../ui/skeleton.tsx'
import { showToast } from '../../../ui/toast.ts'
import { HousePlan } from '../../blueprints/house-plan.tsx'
import { useChildren } from '../../children/use-children.ts'
import { ForFamilies } from '../access-states.tsx'
import { routeOf } from '../route-points.ts'
import '../hub/hunts.css'

const route = getRouteApi('/scavenger-hunt/our-hunts')

/** What the family played: all of it, or of the hunt and the child in the address. */
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

type Memories = Outputs['hunts']['memories']
type Memory = Memories['memories'][number]

type MemoryCardProps = { memory: Memory; hunt: Memories['hunts'][number] | undefined }

/** One play: the way through the house, when, who, how much fun it was, and the line to remember it by. */
function MemoryCard({ memory, hunt }: MemoryCardProps) {
  const [isWriting, setWriting] = useState(false)
  const { hunt_id, completed_at, children, fun_rating, parent_notes } = memory
  const name = hunt?.hunt_name ?? 'A hunt'
  return (
    <li className="memory card grid grid-cols-[minmax(0,38%)_minmax(0,1fr)] items-start gap-x-4 gap-y-2.5 py-3 mid:grid-cols-[280px_minmax(0,1fr)] desk:grid-cols-[240px_minmax(0,1fr)] desk:grid-rows-[auto_1fr] desk:gap-x-5 desk:gap-y-3 desk:ps-3">
      {hunt && (
        <div
          className="grid items-center rounded-(--r-cut-s) bg-(--plan-sheet) p-[7px] desk:row-span-2 desk:self-stretch [&>.plan]:max-h-[200px]"
          aria-hidden
        >
          <HousePlan
            document={hunt.blueprint_data}
            title=""
            route={routeOf(hunt.blueprint_data, hunt.places)}
            isSmall
          />
        </div>
      )}
      <div className={hunt ? undefined : 'col-span-full'}>
        <p className="label muted">
          {formatDay(completed_at)}, {formatTime(completed_at)}
        </p>
        <h3 className="text-lead wrap-anywhere">
          <Link
            to={paths.playHunt}
            params={{ hunt_id }}
            className="text-ink no-underline hover:underline"
          >
            {name}
          </Link>
        </h3>
        {children.length > 0 && (
          <p className="mt-1.5 flex items-center text-ui leading-[1.2] font-[650]">
            {children.map(({ id, name }) => (
              <span key={id} className="child-face plum -ms-2 first:ms-0" aria-hidden>
                {initial(name)}
              </span>
            ))}
            <span className="ms-2">{listed(children.map(({ name }) => name))}</span>
          </p>
        )}
        <Stars count={fun_rating} />
      </div>
      <div
        className={classNames(
          'col-span-full grid justify-items-start gap-0.5 border-0 border-t-[1.5px] border-dashed border-line pt-2.5',
          hunt && 'desk:col-span-1 desk:self-stretch',
        )}
      >
        {isWriting ? (
          <MemoryForm
            memory={memory}
            onSaved={(saved) => {
              setWriting(false)
              showToast({ message: saved ? 'Your line is saved.' : 'Your line is removed.' })
            }}
            onCancel={() => setWriting(false)}
          />
        ) : (
          <>
            {parent_notes && (
              <q className="font-display text-lead leading-[1.35] font-[500] whitespace-pre-line wrap-anywhere">
                {parent_notes}
              </q>
            )}
            <span className="flex flex-wrap gap-x-5 self-end">
              <Button
                variant="text"
                size="small"
                className="px-0"
                icon={Pencil}
                aria-label={parent_notes ? `Edit the line of ${name}` : `Add a line to ${name}`}
                onClick={() => setWriting(true)}
              >
                {parent_notes ? 'Edit' : 'Add a line'}
              </Button>
              <LinkButton
                href={`/api/hunt-memories/${encodeURIComponent(memory.id)}/certificate?day=${dayOf(completed_at)}`}
                target="_blank"
                rel="noopener"
                variant="text"
                size="small"
                className="px-0"
                icon={Award}
                aria-label={`Certificate of ${name} (PDF in a new tab)`}
              >
                Certificate
              </LinkButton>
            </span>
          </>
        )}
      </div>
    </li>
  )
}

function Stars({ count }: { count: number }) {
  return (
    <span
      className="mt-[7px] flex gap-0.5 text-[light-dark(var(--hunt-star),var(--honey))]"
      role="img"
      aria-label={`${count} of 5 stars`}
    >
      {[1, 2, 3, 4, 5].map((at) => (
        <Star
          key={at}
          className={classNames('size-[18px] stroke-[1.6]', at <= count && 'fill-honey')}
          aria-hidden
        />
      ))}
    </span>
  )
}

const longest = 2000

type MemoryFormProps = {
  memory: Memory
  /** With the current line; empty when it was removed. */
  onSaved: (line: string) => void
  onCancel: () => void
}

function MemoryForm({ memory, onSaved, onCancel }: MemoryFormProps) {
  const { id, parent_notes } = memory
  const [line, setLine] = useState(parent_notes)
  const utils = trpc.useUtils()
  const note = trpc.hunts.noteMemory.useMutation({
    meta: { shows_own_error: true },
    onSuccess: async (saved) => {
      await utils.hunts.memories.invalidate()
      onSaved(saved.parent_notes)
    },
  })
  const send = (words: string) => {
    if (!note.isPending) note.mutate({ id, parent_notes: words })
  }
  return (
    <form
      className="grid w-full gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        send(line)
      }}
    >
      <TextAreaField
        label="A line to remember it by"
        hint="Only your family sees it."
        rows={3}
        maxLength={longest}
        value={line}
        onChange={(event) => setLine(event.target.value)}
      />
      <FormError error={note.error} />
      <div className="row row-wrap">
        <Button type="submit" variant="calm" size="small" isPending={note.isPending}>
          Save
        </Button>
        {parent_notes && (
          <Button variant="text" size="small" onClick={() => send('')}>
            Remove the line
          </Button>
        )}
        <Button variant="text" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
