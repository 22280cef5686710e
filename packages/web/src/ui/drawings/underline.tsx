import { Drawing, type DrawingProps } from './drawing.tsx'
import markup from './underline.svg?raw'

/** The one brush stroke of a page, under the words 5 Minutes. */
export function UnderlineDrawing(props: DrawingProps) {
  return <Drawing {...props} markup={markup} />
}
