import { HelpCountry } from './help-instead.ts'
import type { HelpLine, HelpLineWording, LineType } from './help-line.ts'
import { lineTable } from './help-lines.ts'

/** What administrators decided about a line: its words as they confirmed them, or that it is withdrawn. */
export type CheckedLine = HelpLineWording & {
  id: string
  is_withdrawn: boolean
  checked_at: string
  checked_by: string | null
}

/** All lines by country, each as an administrator last left it; an untouched one is as delivered. */
export function helpLines(checked: readonly CheckedLine[]): HelpLine[] {
  const byId = new Map(checked.map((line) => [line.id, line]))
  return delivered.map((line) => withCheck(line, byId.get(line.id)))
}

function withCheck(line: HelpLine, check: CheckedLine | undefined): HelpLine {
  if (!check) return line
  const { name, phone, other_way, hours, url, is_withdrawn, checked_at, checked_by } = check
  const words = { name, phone, other_way, hours, url }
  return {
    ...line,
    ...words,
    is_edited: wordKeys.some((key) => words[key] !== line[key]),
    is_withdrawn,
    is_shown: !is_withdrawn && isReachable(words),
    ...{ checked_at, checked_by },
  }
}

const wordKeys = ['name', 'phone', 'other_way', 'hours', 'url'] as const

const isReachable = ({ phone, other_way }: Pick<HelpLine, 'phone' | 'other_way'>) =>
  phone !== '' || other_way !== ''

const text = (cell: string | undefined) => (cell === undefined || cell === '-' ? '' : cell)

/** The words that make an id: the country, the kind of help, and the name. */
const idOf = (parts: string[]) =>
  parts
    .join(' ')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 100)

const delivered: readonly HelpLine[] = lineTable
  .trim()
  .split('\n')
  .map((row) => row.split(' | '))
  .flatMap(([code, type = '', name, phone, other, hours, url, sure, source]) => {
    const country = HelpCountry.safeParse(code).data
    if (!country) return []
    const words = { name: text(name), phone: text(phone), other_way: text(other) }
    const isShown = sure === 'document' && isReachable(words)
    return {
      ...{ id: idOf([country, type, words.name]), country, type: type as LineType },
      ...{ ...words, hours: text(hours), url: text(url) },
      ...({ sure: sure === 'document' ? 'document' : 'memory', source: text(source) } as const),
      ...{
        is_shown: isShown,
        is_withdrawn: false,
        is_edited: false,
        checked_at: null,
        checked_by: null,
      },
    }
  })
