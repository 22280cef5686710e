import type { CreditEntry } from '@fgm/shared/family/families'
import { formatCount } from '../../../lib/format.ts'
import { Card } from '../../../ui/card.tsx'
import { formatMoment } from '../admin-words.ts'

const reasonWords: Record<CreditEntry['reason'], string> = {
  founding_spot: 'To begin with, while a founding spot was held',
  became_active: 'Became active',
  spot_released: 'Went with the founding spot',
  generated_activity: 'Made an activity',
  granted: 'Granted',
}

/** Where a family's credits came from and went, the latest first. */
export function CreditLedger({ entries }: { entries: CreditEntry[] }) {
  return (
    <Card className="grid gap-3">
      <h2 className="text-h3">Credits</h2>
      {entries.length === 0 ? (
        <p className="muted">No credit was given or used yet.</p>
      ) : (
        <ul className="lines apart" aria-label="Credits given and used">
          {entries.map(({ id, amount, reason, note, created_at }) => (
            <li key={id}>
              <b>
                {amount > 0 ? '+' : '−'}
                {formatCount(Math.abs(amount), 'credit')}
              </b>{' '}
              {reasonWords[reason]}
              {note && `: ${note}`}
              <p className="label muted">{formatMoment(created_at)}</p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
