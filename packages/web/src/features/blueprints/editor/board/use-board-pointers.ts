import type { Point } from '@fgm/shared/blueprints/document'
import {
  type PointerEvent,
  type RefObject,
  type TouchEvent,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react'
import { takesDrag } from '../state/editor-reducer.ts'
import type { Editing, Pointing } from '../state/editor-state.ts'
import { toCanvas, type ViewControls } from './editor-view.ts'

/** A press that moves less than this is a tap. */
const tapDistance = 5
/** How far from a thing still counts, in pixels: for a fingertip, and for a mouse pointer. */
const [touchReach, mouseReach] = [22, 10]

type Press = {
  start: Point
  last: Point
  does: 'nothing yet' | 'drag' | 'pan'
}

type Board = Editing & {
  board: RefObject<HTMLElement | null>
  controls: ViewControls
}

/** Pointers on the drawing: one uses the tool or moves the sheet; two fingers move and zoom it. */
export function useBoardPointers({ board, state, dispatch, controls }: Board) {
  const { view, zoomBy, pan, hold } = controls
  const corner = useRef<Point>({ x: 0, y: 0 })
  const presses = useRef(new Map<number, Press>())
  const isSpaceHeld = useRef(false)
  useSpaceKey(board, isSpaceHeld)
  useWheel(board, corner, controls)

  function measure() {
    const box = board.current?.getBoundingClientRect()
    if (box) corner.current = { x: box.x, y: box.y }
  }
  const onBoard = ({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>): Point => ({
    x: clientX - corner.current.x,
    y: clientY - corner.current.y,
  })
  function pointing(event: PointerEvent, screen: Point): Pointing {
    const isTouch = event.pointerType === 'touch'
    return {
      at: toCanvas(view, screen),
      reach: (isTouch ? touchReach : mouseReach) / view.zoom,
      is_touch: isTouch,
      is_free: event.altKey,
      is_adding: event.shiftKey,
    }
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.target instanceof Element && event.target.closest('button')) return
    if (presses.current.size === 0) measure()
    hold(true)
    event.currentTarget.focus({ preventScroll: true })
    event.currentTarget.setPointerCapture?.(event.pointerId)
    const start = onBoard(event)
    const isPan = event.button === 1 || isSpaceHeld.current
    presses.current.set(event.pointerId, {
      start,
      last: start,
      does: isPan ? 'pan' : 'nothing yet',
    })
    if (presses.current.size === 2) endForTwoFingers()
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const press = presses.current.get(event.pointerId)
    const at = onBoard(event)
    if (!press) {
      if (state.gesture?.kind === 'room') dispatch({ type: 'hover', pointing: pointing(event, at) })
      return
    }
    if (presses.current.size === 2) return pinch(event.pointerId, at)
    const by = { x: at.x - press.last.x, y: at.y - press.last.y }
    if (press.does === 'nothing yet') {
      if (Math.hypot(at.x - press.start.x, at.y - press.start.y) < tapDistance) return
      const start = pointing(event, press.start)
      press.does = takesDrag(state, start) ? 'drag' : 'pan'
      if (press.does === 'drag') dispatch({ type: 'drag_start', pointing: start })
    }
    press.last = at
    if (press.does === 'pan') return pan(by)
    dispatch({ type: 'drag', pointing: pointing(event, at) })
  }

  function end(event: PointerEvent<HTMLElement>) {
    const press = presses.current.get(event.pointerId)
    const isCancelled = event.type === 'pointercancel'
    presses.current.delete(event.pointerId)
    if (press?.does === 'drag') dispatch({ type: isCancelled ? 'cancel' : 'release' })
    if (press?.does === 'nothing yet' && event.button !== 2 && !isCancelled)
      dispatch({ type: 'tap', pointing: pointing(event, onBoard(event)) })
    if (presses.current.size === 0) hold(false)
  }

  // A tap is done when the finger is lifted: its click must not hit the sheet that opens there.
  function onTouchEnd(event: TouchEvent) {
    if (event.cancelable) event.preventDefault()
  }

  // With a second finger the first one meant the sheet.
  function endForTwoFingers() {
    for (const press of presses.current.values()) {
      if (press.does === 'drag') dispatch({ type: 'cancel' })
      press.does = 'pan'
    }
  }

  function pinch(pointerId: number, at: Point) {
    const moved = presses.current.get(pointerId)
    const other = [...presses.current].find(([id]) => id !== pointerId)?.[1]
    if (!moved || !other) return
    const distance = (point: Point) => Math.hypot(point.x - other.last.x, point.y - other.last.y)
    const [before, after] = [distance(moved.last), distance(at)]
    const middle = { x: (at.x + other.last.x) / 2, y: (at.y + other.last.y) / 2 }
    // Each finger accounts for half of the sheet's movement.
    pan({ x: (at.x - moved.last.x) / 2, y: (at.y - moved.last.y) / 2 })
    if (before > 0) zoomBy(after / before, middle)
    moved.last = at
  }

  return {
    onPointerEnter: () => presses.current.size === 0 && measure(),
    onPointerDown,
    onPointerMove,
    onPointerUp: end,
    onPointerCancel: end,
    onTouchEnd,
  }
}

// While space is held a drag moves the sheet, with any tool.
function useSpaceKey(board: Board['board'], isHeld: RefObject<boolean>) {
  useEffect(() => {
    const element = board.current
    function press(event: KeyboardEvent) {
      if (event.key !== ' ') return
      event.preventDefault()
      isHeld.current = true
    }
    const release = () => {
      isHeld.current = false
    }
    element?.addEventListener('keydown', press)
    window.addEventListener('keyup', release)
    window.addEventListener('blur', release)
    return () => {
      element?.removeEventListener('keydown', press)
      window.removeEventListener('keyup', release)
      window.removeEventListener('blur', release)
    }
  }, [board, isHeld])
}

// The page must not scroll meanwhile, which only a non-passive listener can prevent.
function useWheel(board: Board['board'], corner: RefObject<Point>, controls: ViewControls) {
  const { zoomBy, pan } = controls
  const turn = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY) || event.shiftKey
    if (isSideways && !event.ctrlKey)
      return pan({ x: -(event.deltaX || event.deltaY), y: event.deltaX ? -event.deltaY : 0 })
    // A pinch on a trackpad arrives as a wheel event with Ctrl, in much smaller steps.
    const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002))
    zoomBy(factor, { x: event.clientX - corner.current.x, y: event.clientY - corner.current.y })
  })
  useEffect(() => {
    const element = board.current
    const listen = (event: WheelEvent) => turn(event)
    element?.addEventListener('wheel', listen, { passive: false })
    return () => element?.removeEventListener('wheel', listen)
  }, [board])
}
