import type { AdminFamily } from '@fgm/shared/family/families'
import { tierName } from '@fgm/shared/launch/family-story'
import { getRouteApi, Link } from '@tanstack/react-router'
import { byCursor } from '../../../lib/by-cursor.ts'
import { formatCount } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Card } from '../../../ui/card.tsx'
import { SelectField } from '../../../ui/fields.tsx'
import { SearchForm } from '../../../ui/filters/search-form.tsx'
import { FormError } from '../../../ui/form.tsx'
import { failure, formatDay } from '../admin-format.ts'
import { PanelFallback, ShowMore } from '../panel.tsx'
import { FamilyChips, FamilyDetail } from './family-detail.tsx'
import { knownTier, noneMark, RowAddress, RowHeads, TierFilter } from './family-marks.tsx'

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
              <FamilyRow key={family.id} family={family} search={{ query, tier, address }} />
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

type FamilyRowProps = {
  family: AdminFamily
  /** What the list is narrowed by: kept for the way back. */
  search: { query?: string; tier?: string; address?: string }
}

function FamilyRow({ family, search }: FamilyRowProps) {
  const { id, name, email, registration_number, credits_remaining, children_count } = family
  const has = [
    children_count > 0 && formatCount(children_count, 'child', 'children'),
    credits_remaining > 0 && formatCount(credits_remaining, 'credit'),
  ]
    .filter(Boolean)
    .join(', ')
  return (
    <li className="family-row">
      <div className="family-name">
        <Link to={paths.admin} params={{ section: 'families' }} search={{ ...search, family: id }}>
          {name}
        </Link>
        <RowAddress>{email}</RowAddress>
      </div>
      <div className="family-facts">
        <p>
          <span>{tierName(family.tier)}</span>
          <span className="muted">No. {registration_number}</span>
        </p>
        <p className={has ? undefined : 'max-mid:hidden'}>{has || noneMark}</p>
        <p className="muted max-mid:hidden">
          <span className="hidden-text">Registered </span>
          {formatDay(family.created_at)}
        </p>
      </div>
      <FamilyChips family={family} isBrief />
    </li>
  )
}
