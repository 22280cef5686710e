import { Drawing, type DrawingProps } from './drawing.tsx'
import markup from './table.svg?raw'

/** Mother and daughter at the kitchen table, the laundry waiting below. */
export function TableDrawing(props: DrawingProps) {
  return <Drawing {...props} markup={markup} />
}
