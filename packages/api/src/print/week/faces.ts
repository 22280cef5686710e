import { numeral, svgPath } from '../drawings.ts'
import { drawn, type Mark } from '../sheet.ts'

/** The three faces of 'How was it?' to circle with a pen, drawn in a square of 48. */
const faces = [
  {
    pen: 'M15 21q3-4 6 0M27 21q3-4 6 0',
    ink: ['M14 28q10 3 20 0q-1 11-10 11T14 28Z'],
    white: ['M19 36q5-4 10 0q-2 3-5 3t-5-3Z'],
  },
  { pen: 'M17 31q7 5 14 0', ink: [eye(18), eye(30)], white: [] },
  { pen: 'M15 21h6M27 21h6M18 33q6-3 12 0', ink: [], white: [] },
]
const outline = 'M45 24C45 36 35.5 45 24 45S3 36 3 24S12 3 24 3S45 12 45 24Z'

/** White between two faces, as a share of their size. */
const between = 0.18

/** How wide the three are. */
export const facesWidth = (size: number) => size * (3 + 2 * between)

/** The three faces, each `size` points wide, with their upper left corner at x, top. */
export function faceMarks(x: number, top: number, size: number): Mark[] {
  const scale = size / 48
  return faces.map(({ pen, ink, white }, at) => {
    const left = x + at * size * (1 + between)
    return drawn(
      [
        `q ${numeral(scale)} 0 0 ${numeral(-scale)} ${numeral(left)} ${numeral(top)} cm`,
        '0.13 G 0.13 g 2 w 1 J 1 j',
        `${svgPath(outline)}\nS`,
        `2.6 w ${svgPath(pen)}\nS`,
        ...ink.map((path) => `${svgPath(path)}\nf`),
        ...white.map((path) => `1 g ${svgPath(path)}\nf`),
        'Q',
      ].join('\n'),
    )
  })
}

function eye(x: number): string {
  return `M${x - 2.4} 21A2.4 3 0 1 0 ${x + 2.4} 21A2.4 3 0 1 0 ${x - 2.4} 21Z`
}
