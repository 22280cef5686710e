import { encode } from 'uqr'
import { numeral } from '../drawings.ts'
import type { PrintableHunt } from './section.ts'

/** The code on a card, as rectangles: sharp at any size, and no picture to embed. */

export type QrCode = { modules: boolean[][]; side: number }

/** Half a millimetre a module is read from any phone; a longer address may take more room. */
const MODULE = 1.5
const SIDE = { least: 60, most: 112 }

/** Leads to the hunt's page, which marks this item. `side` is how large it is printed, in points, without its quiet zone. */
export function foundCode({ url }: Pick<PrintableHunt, 'url'>, { id }: { id: string }): QrCode {
  const address = `${url}?found=${encodeURIComponent(id.replace(/\p{Surrogate}/gu, '\uFFFD'))}`
  const { data, size } = encode(address, { ecc: 'M', border: 0 })
  const side = Math.min(SIDE.most, Math.max(SIDE.least, size * MODULE))
  return { modules: data, side }
}

/** The code with its upper left corner at x, top: one rectangle for each dark run of a row. */
export function qrOperators({ modules, side }: QrCode, x: number, top: number): string {
  const step = side / modules.length
  const runs = modules.flatMap((row, line) =>
    darkRuns(row).map(([from, length]) =>
      [x + from * step, top - (line + 1) * step, length * step, step].map(numeral).join(' '),
    ),
  )
  return `q 0 g ${runs.map((run) => `${run} re`).join(' ')} f Q`
}

function darkRuns(row: boolean[]): [from: number, length: number][] {
  const runs: [number, number][] = []
  for (const [at, isDark] of row.entries()) {
    const last = runs.at(-1)
    if (!isDark) continue
    if (last && last[0] + last[1] === at) last[1] += 1
    else runs.push([at, 1])
  }
  return runs
}
