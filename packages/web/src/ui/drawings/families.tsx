import { Drawing, type DrawingProps } from './drawing.tsx'
import markup from './families.svg?raw'

/** Six families in a row, none of them the one right family. */
export function FamiliesDrawing(props: DrawingProps) {
  return <Drawing {...props} markup={markup} />
}
