import type { CommunityItem, CommunityQuery } from '@fgm/shared/community/community'
import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { errorMessage, requestId } from '../../lib/errors.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Loading } from '../flags/feature-gate.tsx'
import { CommunityCard } from './community-card.tsx'
import { isNarrowed } from './community-filters.ts'

type CommunityListProps = {
  query: Omit<CommunityQuery, 'cursor'>
  onOpen: (item: CommunityItem) => void
  onClear: () => void
}

/** The shared activities, a page at a time. What is on screen stays when the next page fails. */
export function CommunityList({ query, onOpen, onClear }: CommunityListProps) {
  const list = trpc.community.list.useInfiniteQuery(query, {
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    throwOnError: false,
  })
  const items = list.data?.pages.flatMap((page) => page.items)
  if (list.isPending) return <Loading />
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
  if (items.length === 0) return isNarrowed(query) ? <NoMatch onClear={onClear} /> : <NobodyYet />
  return (
    <>
      <CardGrid items={items} onOpen={onOpen} />
      {list.hasNextPage && (
        <div className="grid justify-items-center gap-3 mt-6">
          <FormError error={list.isFetchNextPageError ? errorMessage(list.error) : undefined} />
          <Button isPending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </>
  )
}

type CardGridProps = { items: readonly CommunityItem[]; onOpen: (item: CommunityItem) => void }

/** The last page takes its button away; the focus that was on it goes to the first new card. */
function CardGrid({ items, onOpen }: CardGridProps) {
  const list = useRef<HTMLUListElement>(null)
  const shown = useRef(items.length)

  useEffect(() => {
    const firstNew = list.current?.children[shown.current]
    if (items.length > shown.current && document.activeElement === document.body)
      firstNew?.querySelector('button')?.focus({ preventScroll: true })
    shown.current = items.length
  }, [items.length])
  return (
    <ul ref={list} className="grid-cards three">
      {items.map((item) => (
        <li key={item.id}>
          <CommunityCard item={item} onOpen={() => onOpen(item)} />
        </li>
      ))}
    </ul>
  )
}

function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title="Nothing fits all of that"
      actions={
        <Button variant="primary" size="small" onClick={onClear}>
          Clear all filters
        </Button>
      }
    >
      Try it with fewer wishes.
    </EmptyState>
  )
}

function NobodyYet() {
  return (
    <EmptyState
      title="Nothing here yet"
      actions={
        <ButtonTo to={paths.community} search={{ tab: 'share' }} variant="primary" size="small">
          Share one of yours
        </ButtonTo>
      }
    >
      What families share stands here.
    </EmptyState>
  )
}
