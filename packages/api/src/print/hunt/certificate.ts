import type { BlueprintDocument } from '@fgm/shared/blueprints/document'
import { listed } from '@fgm/shared/text/words'
import { cleanTitle } from '../clean-text.ts'
import { type OnPaper, printDocument, type Sheet, smallPrint } from '../document.ts'
import { boxPath, likeSvg, linePath, star, strokePath, svgPath } from '../drawings.ts'
import { drawRows, gap, heightOf, type Row, row } from '../flow.ts'
import { drawn, type Mark, textAt } from '../sheet.ts'
import { houseRows } from './map.ts'
import { centered, type PrintableItem } from './section.ts'

/** A family's memory of one play, for paper. */
export type PrintableCertificate = {
  hunt_name: string
  /** First names of the players; without any, a line to write on. */
  names: string[]
  /** 'YYYY-MM-DD', where the family lives. */
  found_on: string
  items_found: number
  /** One to five. */
  stars: number
  house: BlueprintDocument
  items: PrintableItem[]
  home_url: string
}

/** Renders the certificate of a hunt: one page for the wall. @throws RangeError if `found_on` is not a date. */
export function renderCertificatePdf(certificate: PrintableCertificate, { paper }: OnPaper) {
  const foundOn = new Date(`${certificate.found_on}T00:00:00Z`)
  const { hunt_name, home_url: address } = certificate
  return printDocument(
    { title: `Certificate ${hunt_name}`, made_at: foundOn, paper, address, link: address },
    (sheet) => [[...pageMarks(certificate, foundOn, sheet), ...smallPrint(sheet.type)]],
  )
}

const frame = 34
const foot = 92

function pageMarks(certificate: PrintableCertificate, foundOn: Date, sheet: Sheet): Mark[] {
  const { width, height, x, top } = sheet
  const inner = { ...sheet, width: width - 2 * frame }
  const words = wordRows(certificate, foundOn, inner)
  const room = height - frame - foot - heightOf(words) - 36
  const map = houseRows(certificate, inner, room)
  const spare = Math.max(0, room - heightOf(map))
  const left = x + frame
  const dashed = boxPath(x + 9, top - 9, width - 18, height - 18, [16, 19, 15, 18])
  return [
    drawn(strokePath(boxPath(x, top, width, height, [20, 24, 18, 22]), 'ink', 2.2)),
    drawn(strokePath(dashed, 'edge', 0.9, '4 4')),
    ...drawRows([...words, gap(18), ...map], left, top - frame - spare / 3),
    ...footMarks(left, top - height + foot, inner),
  ]
}

function wordRows(certificate: PrintableCertificate, foundOn: Date, sheet: Sheet): Row[] {
  const { hunt_name, names, items_found, stars } = certificate
  const things = items_found === 1 ? 'one thing' : `${items_found} things`
  const day = foundOn.toLocaleDateString('en-US', { dateStyle: 'full', timeZone: 'UTC' })
  return [
    ...centered('There it is!', 30, 1, sheet, 'bold'),
    gap(8),
    ...(names.length > 0
      ? centered(listed(names.map(cleanTitle)), 22, 3, sheet, 'bold')
      : [emptyLine(sheet), ...centered('Name', 10, 1, sheet)]),
    gap(6),
    ...centered(`found ${things} in the hunt`, 13, 1, sheet),
    ...centered(`“${cleanTitle(hunt_name) || 'Scavenger hunt'}”`, 17, 2, sheet, 'bold'),
    ...centered(`on ${day}.`, 13, 1, sheet),
    gap(12),
    row(26, (x, top) =>
      [0, 1, 2, 3, 4].map((at) =>
        drawn(star(x + sheet.width / 2 + (at - 2) * 32, top - 13, 12, at < stars)),
      ),
    ),
  ]
}

const emptyLine = ({ width }: Sheet): Row =>
  row(34, (x, top) => [
    drawn(strokePath(linePath(x + width * 0.25, top - 30, x + width * 0.75, top - 30), 'ink', 1)),
  ])

/** Two lines to sign on, and the cat between them. */
function footMarks(x: number, y: number, { type, width }: Sheet): Mark[] {
  const line = width * 0.34
  const signed = (words: string, left: number) => [
    drawn(strokePath(linePath(left, y - 34, left + line, y - 34), 'ink', 1)),
    textAt(type.line(words, { size: 10 }), left, y - 48),
  ]
  return [
    ...signed('Signed by a grown-up', x),
    ...signed('Signed by the finders', x + width - line),
    drawn(cat(x + width / 2, y - 26)),
  ]
}

/** The cat that walks along on the map, its middle at x, y; in the pen's only color. */
function cat(x: number, y: number): string {
  const scale = 0.62
  const fill = (path: string) => `${svgPath(path)}\nf`
  const stroke = (path: string, width: number) => `${width} w ${svgPath(path)}\nS`
  const operators = [
    '1 J 1 j 0.294 0.235 0.349 rg 0.294 0.235 0.349 RG',
    stroke('M14 40Q4 30 8 14Q9 9 13 10M26 52L22 68M36 54L39 68M56 54L52 68M66 50L72 66', 6.5),
    fill('M12 44C12 32 24 28 40 30S68 28 74 36C76 48 70 56 58 57H28C18 57 12 54 12 44Z'),
    fill(
      'M62 34C58 26 60 20 62 10L71 17Q76 16 80 17L89 9C92 20 92 26 90 32C88 40 82 43 76 43S65 40 62 34Z',
    ),
    '0.87 0.373 0.282 rg',
    fill('M64 39Q75 47 88 40L89 45Q77 52 64 45Z'),
    '1 0.788 0.302 RG',
    stroke('M70 27H74M80 27H84M75 33Q77 35 79 33', 2.6),
  ]
  return likeSvg(operators.join('\n'), x - 50 * scale, y + 38 * scale, scale)
}
