import { Drawing, type DrawingProps } from './drawing.tsx'
import markup from './reading.svg?raw'

/** An evening on the sofa with a book: a scene of the kit (`scene/drawing.ts`), kept as it was drawn, without the frame behind the head. */
export function ReadingDrawing(props: DrawingProps) {
  return <Drawing {...props} markup={markup} />
}
