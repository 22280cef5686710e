import markup from './clock.svg?raw'
import { Drawing, type DrawingProps } from './drawing.tsx'

/** The kitchen clock with its five minutes filled; the face of errors and of done. */
export function ClockDrawing(props: DrawingProps) {
  return <Drawing {...props} markup={markup} />
}
