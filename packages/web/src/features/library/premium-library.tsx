import type { PremiumLibrary as Library } from '@fgm/shared/activities/premium'
import { keepPreviousData } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { errorMessage, requestId } from '../../lib/errors.ts'
import { formatCount } from '../../lib/format.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { refusalReason } from '../../lib/refusals.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import litHouseSvg from '../../ui/drawings/lit-house.svg?raw'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { FilterTools } from '../../ui/filters/filter-tools.tsx'
import { SearchBox } from '../../ui/filters/search-box.tsx'
import { useOpenedItem } from '../activities/use-opened-item.ts'
import { ChildPicker } from '../children/child-picker.tsx'
import { useChildren } from '../children/use-children.ts'
import { Loading } from '../flags/feature-gate.tsx'
import { EarlyAccessNote } from './early-access-note.tsx'
import {
  fittingFirst,
  type PremiumWords,
  premiumFilters,
  readQuery,
  withWords,
} from './premium-filters.ts'
import { PremiumGrid } from './premium-grid.tsx'
import { PremiumSheet } from './premium-sheet.tsx'

const route = getRouteApi('/premium-library')

/** The library as the server gives it to this family; whether it may see it is the server's answer. */
export function PremiumLibrary() {
  const { item, ...words } = route.useSearch()
  const library = trpc.library.premium.useQuery(readQuery(words), {
    throwOnError: false,
    placeholderData: keepPreviousData,
  })
  if (refusalReason(library.error) === 'not_premium') return <Locked />
  if (library.data) return <Shelves library={library.data} words={words} item={item} />
  if (library.isPending) return <Loading />
  return (
    <ErrorState
      title="The library could not be loaded"
      onRetry={() => void library.refetch()}
      isRetrying={library.isFetching}
      requestId={requestId(library.error)}
    >
      {errorMessage(library.error)} What you saved is safe in your own library.
    </ErrorState>
  )
}

function Locked() {
  return (
    <EmptyState
      title="Premium Feature"
      drawing={<Drawing markup={litHouseSvg} />}
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
  const clear = () => change({ sort: words.sort })
  const { sort = 'recommended', child_age } = readQuery(words)
  const found = withWords(library.activities, words.query)
  // An order or an age that the parent asks for goes before what the child's age suggests.
  const isForChild = child !== undefined && sort === 'recommended' && child_age === undefined
  const forChild = isForChild ? fittingFirst(found, child.age) : undefined
  const activities = forChild?.sorted ?? found
  const chosen = library.activities.find(({ id }) => id === item)
  return (
    <>
      {message && <EarlyAccessNote message={message} openings={openings} />}
      {family.children && family.children.length > 1 && (
        <div className="mb-4">
          <ChildPicker family={{ child, ...family }} isLabelHidden />
        </div>
      )}
      <FilterTools
        search={
          <SearchBox
            q={words.query ?? ''}
            onSearch={(text) => change({ ...words, query: text || undefined })}
          />
        }
        filters={premiumFilters(readQuery(words), words.query ? undefined : counts)}
        found={formatCount(activities.length, 'activity', 'activities')}
        onChange={(name, value) => change({ ...words, [name]: value })}
        onClear={clear}
      />
      <div className="library-head">
        <h2 className="text-h3">
          <span role="status">{formatCount(activities.length, 'activity', 'activities')}</span>
        </h2>
        {child && forChild && <p className="small muted">{forChildWords(child, forChild.count)}</p>}
      </div>
      {activities.length > 0 ? (
        <PremiumGrid
          key={JSON.stringify([words, child?.id])}
          activities={activities}
          onOpen={open}
        />
      ) : (
        <EmptyState
          title="Nothing fits all of that"
          actions={
            <Button variant="primary" size="small" onClick={clear}>
              Clear all filters
            </Button>
          }
        >
          Try it with fewer wishes.
        </EmptyState>
      )}
      {chosen && <PremiumSheet activity={chosen} openings={openings} onClose={close} />}
    </>
  )
}

/** Whose age decides what stands first. */
function forChildWords({ name, age }: { name: string; age: number }, count: number): string {
  if (count === 0) return `None of them is made for ${name}'s age (${age}).`
  return `For ${name} (${age}): the ${count === 1 ? 'one that fits stands' : `${count} that fit stand`} first.`
}
