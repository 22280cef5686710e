import type { AdminFamily } from '@fgm/shared/family/families'
import { tierName } from '@fgm/shared/launch/family-story'
import { getRouteApi, Link } from '@tanstack/react-router'
import { byCursor } from '../../../lib/by-cursor.ts'
import { formatCount } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Card } from '../../../ui/card.tsx'
import { SearchForm } from '../../../ui/filters/search-form.tsx'
import { FormError } from '../../../ui/form.tsx'
import { failure, formatDay } from '../admin-format.ts'
import { PanelFallback, ShowMore } from '../panel.tsx'
import { FamilyChips, FamilyDetail } from './family-detail.tsx'

const route = getRouteApi(paths.admin)

/** The section 'Families': search all of them, open one. Both are in the address. */
export function FamiliesPanel() {
  const { family } = route.useSearch()
  return family ? <FamilyDetail key={family} id={family} /> : <FamilyList />
}

function FamilyList() {
  const { query } = route.useSearch()
  const navigate = route.useNavigate()
  const list = trpc.admin.families.useInfiniteQuery({ query }, byCursor)
  const families = list.data?.pages.flatMap((page) => page.families)
  if (!families) return <PanelFallback what="the families" query={list} />
  return (
    <Card className="grid gap-4">
      <h2 className="text-h3">Families</h2>
      <div>
        <SearchForm
          label="Search by name, address, number or referral code"
          placeholder="Name or address"
          query={query ?? ''}
          onSearch={(next) =>
            void navigate({ search: { query: next || undefined }, replace: true })
          }
          button={{ isPending: list.isFetching }}
        />
        <p className="label muted mt-2">You can also search by number or referral code.</p>
      </div>
      <FormError error={failure('fetch the families', list.error)} />
      {families.length === 0 ? (
        <p className="muted" role="status">
          {query ? `No family matches '${query}'.` : 'No family has registered yet.'}
        </p>
      ) : (
        <ul className="lines" aria-label="Families">
          {families.map((family) => (
            <FamilyRow key={family.id} family={family} query={query} />
          ))}
        </ul>
      )}
      <ShowMore query={list} />
    </Card>
  )
}

function FamilyRow({ family, query }: { family: AdminFamily; query: string | undefined }) {
  const { id, name, email, registration_number, credits_remaining, children_count } = family
  return (
    <li className="family-row">
      <div>
        <Link to={paths.admin} params={{ section: 'families' }} search={{ family: id, query }}>
          {name}
        </Link>
        <p className="small muted">{email}</p>
      </div>
      <p className="label">
        Number {registration_number}, {tierName(family.tier)}{' '}
        <span className="muted">
          {formatCount(children_count, 'child', 'children')},{' '}
          {formatCount(credits_remaining, 'credit')}, since{' '}
          <span className="whitespace-nowrap">{formatDay(family.created_at)}</span>
        </span>
      </p>
      <FamilyChips family={family} isBrief />
    </li>
  )
}
