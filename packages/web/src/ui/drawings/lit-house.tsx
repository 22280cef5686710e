import { Drawing, type DrawingProps } from './drawing.tsx'
import markup from './lit-house.svg?raw'

/** One lit house in the evening. */
export function LitHouseDrawing(props: DrawingProps) {
  return <Drawing {...props} markup={markup} />
}
