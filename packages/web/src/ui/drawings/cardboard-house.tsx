import markup from './cardboard-house.svg?raw'
import { Drawing, type DrawingProps } from './drawing.tsx'

/** A bearded father of two and a house of cardboard. */
export function CardboardHouseDrawing(props: DrawingProps) {
  return <Drawing {...props} markup={markup} />
}
