import { Drawing, type DrawingProps } from './drawing.tsx'
import markup from './empty-shelf.svg?raw'

/** The cat asleep on an empty shelf. */
export function EmptyShelfDrawing(props: DrawingProps) {
  return <Drawing {...props} markup={markup} />
}
