import { Drawing, type DrawingProps } from './drawing.tsx'
import markup from './duck.svg?raw'

/** A rubber duck for the waitlist; `--scarf` gives it a scarf. */
export function DuckDrawing(props: DrawingProps) {
  return <Drawing {...props} markup={markup} />
}
