import type { AdminFamily } from '@fgm/shared/family/families'
import { getRouteApi } from '@tanstack/react-router'
import { byCursor } from '../../../lib/by-cursor.ts'
import { formatCount } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Card } from '../../../ui/card.tsx'
import { SelectField } from '../../../ui/fields.tsx'
import { SearchForm } from '../../../ui/filters/search-form.tsx'
import { FormError } from '../../../ui/form.tsx'
import { failure } from '../admin-format.ts'
import { PanelFallback, ShowMore } from '../panel.tsx'
import { FamilyChips, FamilyDetail } from './family-detail.tsx'
import { FamilyRow, knownTier, RowHeads, TierFilter } from './family-marks.tsx'

const route = getRouteApi(paths.admin)

/** The section 'Families': search all of them, open one. Both are in the address. */
export function FamiliesPanel() {
  const { family } = route.useSearch()
  return family ? <FamilyDetail key={family} id={family} /> : <FamilyList />
}

function FamilyList() {
  const { query, tier, address } = route.useSearch()
  const navigate = route.useNavigate()
  const list = trpc.admin.families.useInfiniteQuery(
    { query, tier: knownTier(tier), is_confirmed: address && address === 'confirmed', limit: 10 },
    byCursor,
  )
  const narrow = (next: { query?: string; tier?: string; address?: string }) =>
    void navigate({
      search: (now) => ({ ...now, ...next }),
      replace: true,
      state: { keepsFocus: true },
    })
  const isNarrowed = Boolean(query || tier || address)
  const families = list.data?.pages.flatMap((page) => page.families)
  if (!families) return <PanelFallback what="the families" query={list} />
  return (
    <Card className="grid gap-4">
      <div className="admin-filters">
        <SearchForm
          label="Search by name, address, number or referral code"
          placeholder="Name or address"
          query={query ?? ''}
          onSearch={(next) => narrow({ query: next || undefined })}
          isLabelShown
          button={{ isPending: list.isFetching }}
        />
        <TierFilter
          value={knownTier(tier) ?? ''}
          onChange={(next) => narrow({ tier: next || undefined })}
        />
        <SelectField
          label="Email confirmed"
          placeholder="All"
          options={addressOptions}
          value={address ?? ''}
          onChange={({ target }) => narrow({ address: target.value || undefined })}
        />
      </div>
      <FormError error={failure('fetch the families', list.error)} />
      {families.length === 0 ? (
        <p className="muted" role="status">
          {noneText(query, isNarrowed)}
        </p>
      ) : (
        <>
          <p className="small muted" role="status">
            {formatCount(list.data?.pages[0]?.total ?? 0, 'family', 'families')}
            {isNarrowed ? ' found.' : ', newest first.'}
          </p>
          <RowHeads
            names={[
              'Family',
              'Address',
              'Tier and number',
              'Children, credits',
              'Registered',
              'State',
            ]}
          />
          <ul className="lines families" aria-label="Families">
            {families.map((family) => (
              <FamilyRow
                key={family.id}
                family={family}
                // What the list is narrowed by is kept for the way back.
                search={{ query, tier, address, family: family.id }}
                has={hasText(family)}
              >
                <FamilyChips family={family} isBrief />
              </FamilyRow>
            ))}
          </ul>
        </>
      )}
      <ShowMore query={list} />
    </Card>
  )
}

const addressOptions = [
  { value: 'open', label: 'No' },
  { value: 'confirmed', label: 'Yes' },
]

function noneText(query: string | undefined, isNarrowed: boolean): string {
  if (query) return `No family matches '${query}'.`
  return isNarrowed ? 'No family matches.' : 'No family has registered yet.'
}

/** '2 children, 41 credits'; empty for a family that has neither. */
function hasText({ children_count, credits_remaining }: AdminFamily): string {
  const children = children_count > 0 && formatCount(children_count, 'child', 'children')
  const credits = credits_remaining > 0 && formatCount(credits_remaining, 'credit')
  return [children, credits].filter(Boolean).join(', ')
}
