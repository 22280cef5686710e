import { Drawing, type DrawingProps } from './drawing.tsx'
import markup from './pour.svg?raw'

/** A child pours water up to the tape line. */
export function PourDrawing(props: DrawingProps) {
  return <Drawing {...props} markup={markup} />
}
