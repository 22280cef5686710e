import { memo, type RefObject } from 'react'
import { PlanLayers as HouseLayers } from '../house-plan.tsx'
import { BoardOverlay } from './board-overlay.tsx'
import { documentOf, type EditorEvent, type EditorState, partOf } from './editor-state.ts'
import { isRoom, partName } from './part-words.ts'
import { useBoardPointers } from './use-board-pointers.ts'
import type { ViewControls } from './use-view.ts'

type EditorBoardProps = {
  board: RefObject<HTMLDivElement | null>
  state: EditorState
  dispatch: (event: EditorEvent) => void
  controls: ViewControls
}

/** The drawing itself. What can be done with it by hand is told by the list beside it, which can do the same. */
export function EditorBoard({ board, state, dispatch, controls }: EditorBoardProps) {
  const pointers = useBoardPointers({ board, state, dispatch, controls })
  const document = documentOf(state)
  const { zoom, x, y } = controls.view
  const { width, height } = document.dimensions
  return (
    <div
      ref={board}
      className="board"
      data-tool={state.tool}
      role="application"
      aria-roledescription="drawing"
      aria-label={boardWords(state)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys of its own.
      tabIndex={0}
      {...pointers}
    >
      <svg aria-hidden="true" className="plan board-plan">
        <g transform={`translate(${x} ${y}) scale(${zoom})`}>
          <rect width={width} height={height} className="board-sheet" />
          <PlanLayers document={document} unit={unitAt(zoom)} />
          <BoardOverlay state={state} zoom={zoom} />
        </g>
      </svg>
    </div>
  )
}

// Moving the sheet draws nothing of the house again; coming nearer moves the names only now and then.
const PlanLayers = memo(HouseLayers)
const unitAt = (zoom: number) => Math.ceil(4 / zoom) / 4

function boardWords(state: EditorState): string {
  const { rooms, furniture } = documentOf(state)
  const selected = partOf(documentOf(state), state.selected)
  const pieces = `${furniture.length} ${furniture.length === 1 ? 'piece' : 'pieces'} of furniture`
  const house = `${rooms.length} ${rooms.length === 1 ? 'room' : 'rooms'}, ${pieces}.`
  if (!selected) return `Drawing of the house. ${house} Nothing selected.`
  const name = partName(selected)
  return `Drawing of the house. ${house} ${isRoom(selected) ? name : `The ${name}`} is selected.`
}
