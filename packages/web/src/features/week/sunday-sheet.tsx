import { addDays } from '@fgm/shared/week'
import { Printer } from 'lucide-react'
import { Stamp } from '../../ui/stamp.tsx'
import { familyWeek } from './family-week.ts'
import { SheetPapers } from './sheet-papers.tsx'
import './sunday-sheet.css'

/** Five activities of the coming week on paper for the fridge, in a new tab; on the paper of the region, or on the other. */
export function SundaySheet({ now = new Date() }: { now?: Date }) {
  const startsOn = addDays(familyWeek(now).starts_on, 7)
  return (
    <section className="card sunday-sheet" aria-labelledby="sunday-sheet">
      <Stamp tone="berry" icon={Printer} />
      <div>
        <h2 id="sunday-sheet" className="text-h3">
          Sunday sheet
        </h2>
        <p className="small muted">Five activities for next week, to tick off on the fridge.</p>
      </div>
      <div className="sunday-sheet-papers">
        <SheetPapers startsOn={startsOn} />
      </div>
    </section>
  )
}
