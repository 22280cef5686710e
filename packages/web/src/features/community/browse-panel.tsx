import type { CommunityItem, CommunityQuery } from '@fgm/shared/community/community'
import { keepPreviousData } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { errorMessage, requestId } from '../../lib/errors.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { FilterTools } from '../../ui/filters/filter-tools.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { showToast } from '../../ui/toast.ts'
import { CardGrid, LoadingCards, NothingMatches } from '../activities/card-grid.tsx'
import { useOpenedItem } from '../activities/card-opener.tsx'
import { CommunityCard } from './community-card.tsx'
import {
  type CommunityWords,
  communityFilters,
  isNarrowed,
  readQuery,
} from './community-filters.ts'
import { ItemSheet } from './item-sheet.tsx'

const route = getRouteApi('/community')

/** Two full rows on a desktop. The list below has all of them, sorted by downloads. */
const trendingCount = 6

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
  const query = readQuery(words)
  const change = (next: CommunityWords) =>
    void navigate({ search: { ...next, tab: undefined }, replace: true, resetScroll: false })
  return (
    <>
      {!isNarrowed(query) && <Trending onOpen={openItem} />}
      <section aria-labelledby="everything">
        <h2 id="everything" className="text-h3 mb-4">
          Everything shared
        </h2>
        <FilterTools
          search={
            <SearchForm
              query={words.query ?? ''}
              onSearch={(text) => change({ ...words, query: text || undefined })}
            />
          }
          filters={communityFilters(query)}
          onChange={(name, value) => change({ ...words, [name]: value })}
          onClear={() => change({ sort: words.sort })}
          found="Activities"
        />
        <CommunityList
          query={query}
          onOpen={openItem}
          onClear={() => void navigate({ search: { sort: words.sort }, replace: true })}
        />
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

/** What most families saved lately; nothing when there is nothing, or when it does not load. */
function Trending({ onOpen }: { onOpen: (item: CommunityItem) => void }) {
  const trending = trpc.community.trending.useQuery(undefined, { throwOnError: false })
  const items = trending.data?.items.slice(0, trendingCount) ?? []
  if (items.length === 0) return null
  return (
    <section className="community-trending" aria-labelledby="trending">
      <h2 id="trending" className="text-h3 mb-4">
        Trending
      </h2>
      <ul className="community-shelf">
        {items.map((item) => (
          <li key={item.id}>
            <CommunityCard item={item} onOpen={() => onOpen(item)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type CommunityListProps = {
  query: Omit<CommunityQuery, 'cursor'>
  onOpen: (item: CommunityItem) => void
  onClear: () => void
}

/** The shared activities, a page at a time. What is on screen stays when the next page fails. */
function CommunityList({ query, onOpen, onClear }: CommunityListProps) {
  const list = trpc.community.list.useInfiniteQuery(query, {
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    throwOnError: false,
  })
  const items = list.data?.pages.flatMap((page) => page.items)
  if (list.isPending) return <LoadingCards />
  if (!items)
    return (
      <ErrorState
        title="The community could not be loaded"
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
        requestId={requestId(list.error)}
      >
        {errorMessage(list.error)} What you saved is safe in your own library.
      </ErrorState>
    )
  if (items.length === 0)
    return isNarrowed(query) ? <NothingMatches onClear={onClear} /> : <NothingShared />
  const more = {
    label: 'Show more',
    onPress: () => void list.fetchNextPage(),
    isPending: list.isFetchingNextPage,
    error: list.isFetchNextPageError ? errorMessage(list.error) : undefined,
  }
  return (
    <CardGrid items={items} more={list.hasNextPage ? more : null}>
      {(item) => <CommunityCard item={item} onOpen={() => onOpen(item)} />}
    </CardGrid>
  )
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

type SearchFormProps = { query: string; onSearch: (text: string) => void }

/**
 * Searches on Enter, because each search is a request. Emptying the box shows everything at once. When the address
 * changes, the box follows it and keeps the focus.
 */
function SearchForm({ query, onSearch }: SearchFormProps) {
  const [box, setBox] = useState({ text: query, query })
  if (query !== box.query) setBox({ text: query, query })

  function submit(event: FormEvent) {
    event.preventDefault()
    onSearch(box.text.trim())
  }
  return (
    <form className="row" onSubmit={submit}>
      <SearchField
        label="Search"
        placeholder="Socks, paper, music"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        value={box.text}
        onChange={(event) => {
          setBox({ ...box, text: event.target.value })
          if (event.target.value === '' && query) onSearch('')
        }}
      />
    </form>
  )
}

/** The authors this family has hidden, to show them again. Nothing when there are none. */
function BlockedAuthors() {
  const blocked = trpc.community.blockedAuthors.useQuery(undefined, { throwOnError: false })
  const unblock = trpc.community.unblockAuthor.useMutation({
    meta: { shows_own_error: true },
    onSuccess: ({ message }) => showToast({ message }),
  })
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
      <FormError error={unblock.error ? errorMessage(unblock.error) : undefined} />
    </section>
  )
}
