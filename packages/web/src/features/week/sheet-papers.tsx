import { weekWords } from '@fgm/shared/week'
import { LinkButton } from '../../ui/button.tsx'
import { readersLocale } from './family-week.ts'

const papers = { a4: 'A4', letter: 'US letter' } as const
type Paper = keyof typeof papers

type SheetPapersProps = {
  /** The first day of its week. */
  startsOn: string
  /** Of a sheet by mail, which opens without logging in. */
  token?: string
}

/** Prints the sheet of a week, in a new tab: on the paper of the region, or on the other. */
export function SheetPapers({ startsOn, token }: SheetPapersProps) {
  const usual = usualPaper(readersLocale())
  const other = usual === 'a4' ? 'letter' : 'a4'
  const link = (paper: Paper) => ({
    href: `/api/weeks/${startsOn}/print?paper=${paper}${token ? `&token=${token}` : ''}`,
    target: '_blank',
    rel: 'noopener',
    size: 'small' as const,
    'aria-label': `Print the sheet of ${weekWords(startsOn)} on ${papers[paper]} (PDF in a new tab)`,
  })
  return (
    <>
      <LinkButton {...link(usual)} variant="secondary">
        Print the sheet
      </LinkButton>
      <LinkButton {...link(other)} variant="text">
        Print on {papers[other]}
      </LinkButton>
    </>
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
