import type { WaitlistQueue } from '@fgm/shared/launch'
import { Card } from '../../ui/card.tsx'

/** How many families each tier has. */
export function TierTable({ tiers }: Pick<WaitlistQueue, 'tiers'>) {
  return (
    <Card>
      <h2 id="tiers" className="text-h3">
        Tiers
      </h2>
      <table className="tier-table" aria-labelledby="tiers">
        <thead>
          <tr>
            <th scope="col">Tier</th>
            <th scope="col">Numbers</th>
            <th scope="col">Families</th>
          </tr>
        </thead>
        <tbody>
          {tiers.map(({ tier, name, range, users }) => (
            <tr key={tier}>
              <th scope="row">{name}</th>
              <td>{range}</td>
              <td>{users}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
