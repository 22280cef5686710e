import type { CommunityItem, CommunityQuery } from '@fgm/shared/community/community'
import { childAges } from '@fgm/shared/family/child-age'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { Download, Play } from 'lucide-react'
import { useState } from 'react'
import { byCursor } from '../../lib/by-cursor.ts'
import { errorMessage } from '../../lib/errors.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/error-state.tsx'
import { FilterTools } from '../../ui/filters/filter-tools.tsx'
import { SearchForm } from '../../ui/filters/search-form.tsx'
import { FormError } from '../../ui/form.tsx'
import { toastResult } from '../../ui/toast-result.ts'
import { StartNow, sentenceFor } from '../activities/activity-card.tsx'
import { CardGrid, LoadingCards, NothingMatches } from '../activities/card-grid.tsx'
import { CardOpener, useOpenedItem } from '../activities/card-opener.tsx'
import { fittingFirst, forChildWords } from '../activities/for-child.ts'
import { LeadCard } from '../activities/lead-card.tsx'
import { ChildPicker } from '../children/child-picker.tsx'
import { type Child, useChildren } from '../children/use-children.ts'
import { CommunityCard, ItemFacts } from './community-card.tsx'
import {
  type CommunityWords,
  communityFilters,
  isNarrowed,
  readQuery,
} from './community-filters.ts'
import { ItemSheet } from './item-sheet.tsx'

const route = getRouteApi('/community')

/** One large, and a row below it. The list leaves them out. */
const trendingCount = 4

/** 'Discover Activities': what is loved now, then everything, with search and filters. */
export function BrowsePanel() {
  const { item, ...words } = route.useSearch()
  const navigate = route.useNavigate()
  const { open, close } = useOpenedItem('/community')
  // What the card shows already, so that its sheet opens at once.
  const [pressed, setPressed] = useState<CommunityItem>()
  const openItem = (chosen: CommunityItem) => {
    setPressed(chosen)
    open(chosen.id)
  }
  const family = useChildren({ isQuiet: true })
  const query = readQuery(words)
  // An age that the parent chose overrides the child's.
  const child = query.child_age === undefined ? inReach(family.child) : undefined
  const trending = useTrending(!isNarrowed(query) && query.sort === undefined, child)
  // Cards and children load together: no card moves under the thumb.
  const isReady = family.isSettled && trending.isFetched
  const above = isReady ? trending.items : []
  const { children = [] } = family
  // Whether it makes a difference which child is chosen.
  const hasChoice = query.child_age === undefined && children.length > 1 && children.some(inReach)
  const change = (next: CommunityWords) =>
    void navigate({ search: { ...next, tab: undefined }, replace: true, resetScroll: false })
  return (
    <>
      {isReady && hasChoice && (
        <div className="mb-4">
          <ChildPicker family={family} isLabelHidden />
        </div>
      )}
      {above.length > 0 && <Trending items={above} child={child} onOpen={openItem} />}
      <section aria-labelledby="everything">
        <h2 id="everything" className="text-h3 mb-4">
          {above.length > 0 ? 'More from families' : 'Everything shared'}
        </h2>
        <FilterTools
          search={
            <SearchForm
              label="Search"
              placeholder="Socks, paper"
              query={words.query ?? ''}
              onSearch={(text) => change({ ...words, query: text || undefined })}
            />
          }
          filters={communityFilters(query)}
          onChange={(name, value) => change({ ...words, [name]: value })}
          onClear={() => change({ sort: words.sort })}
          found="Activities"
        />
        {isReady ? (
          <CommunityList
            query={{ ...query, for_age: child?.age }}
            child={child}
            shownAbove={above}
            onOpen={openItem}
            onClear={() => void navigate({ search: { sort: words.sort }, replace: true })}
          />
        ) : (
          <LoadingCards />
        )}
      </section>
      <BlockedAuthors />
      {item && (
        <ItemSheet
          key={item}
          id={item}
          known={pressed?.id === item ? pressed : undefined}
          onClose={close}
        />
      )}
    </>
  )
}

/** The child the lists are sorted for: the chosen one, at an age that activities are made for. */
const inReach = (child: Child | undefined) =>
  childAges.some((age) => age === child?.age) ? child : undefined

/** What most families saved lately, for the child first; none during a search, or when it does not load. */
function useTrending(isShown: boolean, child: Child | undefined) {
  const { data, isFetched } = trpc.community.trending.useQuery(undefined, { throwOnError: false })
  const all = isShown && data ? data.items : []
  const { sorted } = child ? fittingFirst(all, child.age, agesOf) : { sorted: all }
  return { items: sorted.slice(0, trendingCount), isFetched }
}

const agesOf = ({ activity }: CommunityItem) => activity

type TrendingProps = {
  items: readonly CommunityItem[]
  child: Child | undefined
  onOpen: (item: CommunityItem) => void
}

function Trending({ items, child, onOpen }: TrendingProps) {
  const [first, ...others] = items
  const { count } = child ? fittingFirst(items, child.age, agesOf) : { count: 0 }
  return (
    <section className="mb-6" aria-labelledby="trending">
      <div className="flex flex-wrap gap-x-3 gap-y-0 items-baseline mb-4">
        <h2 id="trending" className="text-h3">
          Trending
        </h2>
        {child && count < items.length && (
          <p className="small muted">{forChildWords(child, count)}</p>
        )}
      </div>
      {first && <MostSaved item={first} onOpen={() => onOpen(first)} />}
      {others.length > 0 && (
        <ul className="slide-row community-row">
          {others.map((item) => (
            <li key={item.id}>
              <CommunityCard item={item} onOpen={() => onOpen(item)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The first of what is trending for this child, large: the same click saves and starts it. */
function MostSaved({ item, onOpen }: { item: CommunityItem; onOpen: () => void }) {
  const { id, activity, creator_name, is_downloaded, is_mine } = item
  const navigate = useNavigate()
  const play = () => void navigate({ to: paths.play, params: { activity_id: id } })
  const download = trpc.community.download.useMutation(toastResult(play))
  return (
    <article className="card covered lift flush">
      <LeadCard
        activity={activity}
        sentence={sentenceFor(activity, undefined)}
        eyebrow={`A favorite, by ${creator_name}`}
        title={
          <div className="[&_h3]:text-h2">
            <CardOpener title={activity.title} onOpen={onOpen} />
          </div>
        }
        facts={<ItemFacts item={item} />}
      >
        {is_downloaded || is_mine ? (
          <StartNow id={id} icon={Play} className="relative" />
        ) : (
          <Button
            variant="primary"
            icon={Download}
            className="relative"
            isPending={download.isPending}
            onClick={() => download.mutate({ id })}
          >
            Save and start
          </Button>
        )}
        <FormError error={download.error} />
      </LeadCard>
    </article>
  )
}

type CommunityListProps = {
  query: Omit<CommunityQuery, 'cursor'>
  child: Child | undefined
  shownAbove: readonly CommunityItem[]
  onOpen: (item: CommunityItem) => void
  onClear: () => void
}

/** The shared activities, loaded page by page. What is on screen stays when the next page fails. */
function CommunityList({ query, child, shownAbove, onOpen, onClear }: CommunityListProps) {
  const list = trpc.community.list.useInfiniteQuery(query, byCursor)
  const items = list.data?.pages
    .flatMap((page) => page.items)
    .filter(({ id }) => !shownAbove.some((above) => above.id === id))
  if (list.isPending) return <LoadingCards />
  if (!items)
    return (
      <LoadFailure title="The community could not be loaded" query={list}>
        What you saved is safe in your own library.
      </LoadFailure>
    )
  if (items.length === 0 && shownAbove.length > 0 && !list.hasNextPage)
    return <p className="muted">That is all for now.</p>
  if (items.length === 0)
    return isNarrowed(query) ? <NothingMatches onClear={onClear} /> : <NothingShared />
  const more = {
    label: 'Show more',
    onPress: () => void list.fetchNextPage(),
    isPending: list.isFetchingNextPage,
    error: list.isFetchNextPageError ? errorMessage(list.error) : undefined,
  }
  return (
    <CardGrid
      items={items}
      parts={child && partsFor(child, items, !list.hasNextPage)}
      more={list.hasNextPage ? more : null}
    >
      {(item) => <CommunityCard item={item} onOpen={() => onOpen(item)} />}
    </CardGrid>
  )
}

/** In the server's order. A single one for another age is no section: the list then has no titles. */
function partsFor(child: Child, items: readonly CommunityItem[], isAll: boolean) {
  const { sorted, count } = fittingFirst(items, child.age, agesOf)
  if (isAll && count > 0 && sorted.length === count + 1) return undefined
  const parts = [
    { title: `For ${child.name}, ${child.age}`, items: sorted.slice(0, count) },
    { title: 'Other ages', items: sorted.slice(count) },
  ]
  return parts.filter((part) => part.items.length > 0)
}

function NothingShared() {
  return (
    <EmptyState
      title="Nothing here yet"
      actions={
        <ButtonTo to={paths.community} search={{ tab: 'share' }} variant="primary" size="small">
          Share one of yours
        </ButtonTo>
      }
    >
      No family has shared an activity yet. Yours could be the first.
    </EmptyState>
  )
}

/** The authors this family has hidden, to show them again. Nothing when there are none. */
function BlockedAuthors() {
  const blocked = trpc.community.blockedAuthors.useQuery(undefined, { throwOnError: false })
  const unblock = trpc.community.unblockAuthor.useMutation(toastResult())
  const authors = blocked.data?.authors ?? []
  if (authors.length === 0) return null
  return (
    <section className="card soft mt-8" aria-labelledby="hidden-authors">
      <h2 id="hidden-authors" className="text-read mb-2">
        Hidden authors
      </h2>
      <ul className="grid gap-2">
        {authors.map(({ id, creator_name }) => (
          <li key={id} className="row row-wrap">
            <span className="grow">{creator_name}</span>
            <Button
              variant="text"
              size="small"
              isPending={unblock.isPending && unblock.variables.id === id}
              onClick={() => unblock.mutate({ id })}
            >
              Show {creator_name} again
            </Button>
          </li>
        ))}
      </ul>
      <FormError error={unblock.error} />
    </section>
  )
}
