import { Drawing, type DrawingProps } from './drawing.tsx'
import markup from './high-five.svg?raw'

/** A mother in a wheelchair and her son, mid high five. */
export function HighFiveDrawing(props: DrawingProps) {
  return <Drawing {...props} markup={markup} />
}
