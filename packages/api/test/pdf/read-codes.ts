import { encode } from 'uqr'

/** The QR codes that are drawn on a page, in drawing order: `true` is a dark module. */
export function readCodes(content: string): boolean[][][] {
  const codes = content.matchAll(/q 0 g ((?:-?[\d.]+ -?[\d.]+ [\d.]+ [\d.]+ re ?)+)f Q/gu)
  return [...codes].map(([, rectangles = '']) => modulesOf(rectangles))
}

/** Whether a code contains exactly this, with any error correction. */
export function says(code: boolean[][], text: string): boolean {
  const drawn = JSON.stringify(code)
  return (['L', 'M', 'Q', 'H'] as const).some((ecc) => {
    const { data } = encode(text, { ecc, border: 0 })
    return JSON.stringify(data) === drawn
  })
}

/** A code without its quiet zone fills its square: every side ends in a corner pattern. */
function modulesOf(rectangles: string): boolean[][] {
  const runs = rectangles
    .split('re')
    .map((run) => run.trim().split(' ').map(Number))
    .filter((run) => run.length === 4) as [number, number, number, number][]
  const left = Math.min(...runs.map(([x]) => x))
  const right = Math.max(...runs.map(([x, , width]) => x + width))
  const top = Math.max(...runs.map(([, y, , height]) => y + height))
  const step = runs[0]?.[3] ?? 1
  const size = Math.round((right - left) / step)
  const modules = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  for (const [x, y, width, height] of runs) {
    const row = Math.round((top - y - height) / step)
    const from = Math.round((x - left) / step)
    modules[row]?.fill(true, from, from + Math.round(width / step))
  }
  return modules
}
