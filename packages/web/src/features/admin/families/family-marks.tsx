import { registrationTiers, type Tier } from '@fgm/shared/family/tiers'
import { Badge } from '../../../ui/chip.tsx'
import { SelectField } from '../../../ui/fields.tsx'

/** Whether the address of a family is confirmed: only what is missing stands out. */
export function AddressMark({ isConfirmed }: { isConfirmed: boolean }) {
  if (isConfirmed) return <Badge>Confirmed</Badge>
  return <Badge tone="honey">Not confirmed</Badge>
}

/** The address of a row on desktops: in one line, however long. Its whole text is in the page, and under the mouse. */
export function RowAddress({ children }: { children: string }) {
  return (
    <p className="row-address max-mid:hidden" title={children}>
      {children}
    </p>
  )
}

/** In a column where a family has nothing. */
export const noneMark = <span className="muted">none</span>

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
