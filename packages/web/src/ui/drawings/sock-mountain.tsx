import { useId } from 'react'
import { Drawing, type DrawingProps } from './drawing.tsx'
import markup from './sock-mountain.svg?raw'

/** Grandmother, child and a mountain of socks. The sock is drawn once and reused by id, which is made unique here. */
export function SockMountainDrawing(props: DrawingProps) {
  const id = useId()
  return <Drawing {...props} markup={markup.replaceAll('fgm-sock', `sock${id}`)} />
}
