import type { CommunityItem } from '@fgm/shared/community/community'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { FilterTools } from '../../ui/filters/filter-tools.tsx'
import { useOpenedItem } from '../activities/use-opened-item.ts'
import { BlockedAuthors } from './blocked-authors.tsx'
import { CommunityCard } from './community-card.tsx'
import {
  type CommunityWords,
  communityFilters,
  isNarrowed,
  readQuery,
} from './community-filters.ts'
import { CommunityList } from './community-list.tsx'
import { ItemSheet } from './item-sheet.tsx'
import { SearchBox } from './search-box.tsx'

const route = getRouteApi('/community')

/** Two whole rows of a desktop: none of them is out of sight there. The list below has all of them, by downloads. */
const loved = 6

/** 'Discover Activities': what is loved now, then everything, with search and filters. */
export function BrowsePanel() {
  const { item, ...words } = route.useSearch()
  const navigate = route.useNavigate()
  const { open, close } = useOpenedItem('/community')
  // What the card knew, so that its sheet need not wait.
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
            <SearchBox
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

/** What most families took home lately; nothing at all while nobody did, or when it cannot be had. */
function Trending({ onOpen }: { onOpen: (item: CommunityItem) => void }) {
  const trending = trpc.community.trending.useQuery(undefined, { throwOnError: false })
  const items = trending.data?.items.slice(0, loved) ?? []
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
