import { addDays, weekWords } from '@fgm/shared/week'
import { Printer } from 'lucide-react'
import { LinkButton } from '../../ui/button.tsx'
import { Stamp } from '../../ui/stamp.tsx'
import { familyWeek, readersLocale } from './family-week.ts'
import './sunday-sheet.css'

const papers = { a4: 'A4', letter: 'US letter' } as const
type Paper = keyof typeof papers

/** Five activities of the coming week on paper for the fridge, in a new tab; on the paper of the region, or on the other. */
export function SundaySheet({ now = new Date() }: { now?: Date }) {
  const startsOn = addDays(familyWeek(now).starts_on, 7)
  const usual = usualPaper(readersLocale())
  const other = usual === 'a4' ? 'letter' : 'a4'
  const link = (paper: Paper) => ({
    href: `/api/weeks/${startsOn}/print?paper=${paper}`,
    target: '_blank',
    rel: 'noopener',
    size: 'small' as const,
    'aria-label': `Print the sheet of ${weekWords(startsOn)} on ${papers[paper]} (PDF in a new tab)`,
  })
  return (
    <section className="card sunday-sheet" aria-labelledby="sunday-sheet">
      <Stamp tone="berry" icon={Printer} />
      <div>
        <h2 id="sunday-sheet" className="text-h3">
          Sunday sheet
        </h2>
        <p className="small muted">Five for next week, with boxes, for the fridge.</p>
      </div>
      <div className="sunday-sheet-papers">
        <LinkButton {...link(usual)} variant="secondary">
          Print the sheet
        </LinkButton>
        <LinkButton {...link(other)} variant="text">
          On {papers[other]}
        </LinkButton>
      </div>
    </section>
  )
}

/** Where printers hold US letter. */
const letterRegions = new Set([
  'US',
  'CA',
  'MX',
  'PH',
  'CO',
  'CL',
  'VE',
  'GT',
  'CR',
  'SV',
  'DO',
  'PR',
])

const usualPaper = (tag: string): Paper =>
  letterRegions.has(new Intl.Locale(tag).maximize().region ?? '') ? 'letter' : 'a4'
