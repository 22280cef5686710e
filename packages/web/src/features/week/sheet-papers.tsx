import { weekWords } from '@fgm/shared/week'
import { LinkButton } from '../../ui/button.tsx'
import { readersLocale } from './family-week.ts'

const papers = { a4: 'A4', letter: 'Letter' } as const
type Paper = keyof typeof papers

type SheetPapersProps = {
  startsOn: string
  /** For a sheet by mail, which opens without logging in. */
  token?: string
}

/** Prints the sheet of a week, in a new tab: on the paper of the region, or on the other. */
export function SheetPapers({ startsOn, token }: SheetPapersProps) {
  const { region = '' } = new Intl.Locale(readersLocale()).maximize()
  const usual: Paper = letterRegions.includes(region) ? 'letter' : 'a4'
  const other: Paper = usual === 'a4' ? 'letter' : 'a4'
  return (
    <>
      {[usual, other].map((paper) => (
        <LinkButton
          key={paper}
          href={`/api/weeks/${startsOn}/print?paper=${paper}${token ? `&token=${token}` : ''}`}
          target="_blank"
          rel="noopener"
          size="small"
          variant={paper === usual ? 'secondary' : 'text'}
          aria-label={`Print (${papers[paper]}): the sheet of ${weekWords(startsOn)}, a PDF in a new tab`}
        >
          Print ({papers[paper]})
        </LinkButton>
      ))}
    </>
  )
}

/** Regions where printers use US letter. */
const letterRegions = 'US CA MX PH CO CL VE GT CR SV DO PR'.split(' ')
