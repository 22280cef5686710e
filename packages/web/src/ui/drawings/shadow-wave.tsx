import { Drawing, type DrawingProps } from './drawing.tsx'
import markup from './shadow-wave.svg?raw'

/** Father and daughter wave at their shadow on the wall. */
export function ShadowWaveDrawing(props: DrawingProps) {
  return <Drawing {...props} markup={markup} />
}
