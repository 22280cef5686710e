import type { AdminFamily } from '@fgm/shared/family/families'
import { registrationTiers, type Tier } from '@fgm/shared/family/tiers'
import { tierName } from '@fgm/shared/launch/family-story'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../../../lib/paths.ts'
import { Badge } from '../../../ui/chip.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { SelectField } from '../../../ui/fields.tsx'
import { formatDay } from '../admin-format.ts'

/** Whether the address of a family is confirmed: only what is missing stands out. */
export function AddressMark({ isConfirmed }: { isConfirmed: boolean }) {
  if (isConfirmed) return <Badge>Confirmed</Badge>
  return <Badge tone="honey">Not confirmed</Badge>
}

type FamilyRowProps = {
  family: Pick<AdminFamily, 'name' | 'email' | 'tier' | 'registration_number' | 'created_at'>
  /** The place in line, in the queue. */
  rank?: number
  /** What of all families its name leads to. */
  search: { query?: string; tier?: string; address?: string; family?: string }
  /** What it has, in words; empty for nothing. */
  has: string
  /** How it stands. */
  children: ReactNode
}

/** A family in a list. On desktops its address is in one line, however long: its whole text is in the page, and under the mouse. */
export function FamilyRow({ family, rank, search, has, children }: FamilyRowProps) {
  const { name, email, tier, registration_number, created_at } = family
  return (
    <li className="family-row">
      {rank !== undefined && <span className="queue-rank">{rank}</span>}
      <div className="family-name">
        <Link to={paths.admin} params={{ section: 'families' }} search={search}>
          {name}
        </Link>
        <p className="row-address max-mid:hidden" title={email}>
          {email}
        </p>
      </div>
      <div className="family-facts">
        <p>
          <span>{tierName(tier)}</span>
          <span className="muted">No. {registration_number}</span>
        </p>
        <p className={has ? undefined : 'max-mid:hidden'}>
          {has || <span className="muted">none</span>}
        </p>
        <p className={classNames('muted', rank === undefined && 'max-mid:hidden')}>
          <span className="hidden-text">Registered </span>
          {formatDay(created_at)}
        </p>
      </div>
      {children}
    </li>
  )
}

type RowHeadsProps = {
  names: readonly string[]
  /** The class that lays out the rows. */
  of?: string
}

/** The heads of the rows below, where they are columns. Each row says it in words as well. */
export function RowHeads({ names, of = 'family-row' }: RowHeadsProps) {
  return (
    <div className={`${of} row-heads`} aria-hidden="true">
      {names.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  )
}

type TierFilterProps = { value: Tier | ''; onChange: (tier: Tier | '') => void }

/** Narrows a list of families to those of one tier. */
export function TierFilter({ value, onChange }: TierFilterProps) {
  return (
    <SelectField
      label="Tier"
      placeholder="All tiers"
      options={tierOptions}
      value={value}
      onChange={({ target }) => onChange(knownTier(target.value) ?? '')}
    />
  )
}

/** The tier of that name; undefined for any other text. */
export const knownTier = (text: string | undefined): Tier | undefined =>
  registrationTiers.find(({ tier }) => tier === text)?.tier

const tierOptions = registrationTiers.map(({ tier, name }) => ({ value: tier, label: name }))
