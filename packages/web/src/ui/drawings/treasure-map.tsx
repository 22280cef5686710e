import { Drawing, type DrawingProps } from './drawing.tsx'
import markup from './treasure-map.svg?raw'

/** A folded treasure map. */
export function TreasureMapDrawing(props: DrawingProps) {
  return <Drawing {...props} markup={markup} />
}
