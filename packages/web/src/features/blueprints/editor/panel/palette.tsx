import { furnitureKinds, roomKinds } from '@fgm/shared/blueprints/catalog'
import { capital } from '@fgm/shared/text/words'
import { Layers } from 'lucide-react'
import type { ReactNode } from 'react'
import { ByDevice } from '../../../../ui/by-device.tsx'
import { Radio } from '../../../../ui/radio.tsx'
import { PieceDrawing } from '../../piece-drawing.tsx'
import { toolActions } from '../state/editor-actions.ts'
import type { Editing, Tool } from '../state/editor-state.ts'

/** `hasChoice`: nothing is chosen yet, and there is something to choose. */
type PaletteProps = Editing & { hasChoice: boolean }

/** What the current tool draws, and the one sentence that says how. */
export function Palette({ state, dispatch, hasChoice }: PaletteProps) {
  const { tool, room_type, furniture_type, gesture } = state
  if (hasChoice) return <ChoiceHint />
  if (tool === 'delete')
    return <p className="palette-hint">Press what you want to delete. Undo brings it back.</p>
  if (tool === 'several')
    return <p className="palette-hint">Press each one; a second press leaves it out.</p>
  if (tool === 'room')
    return (
      <div className="palette">
        {/* Both fit one line: between the two taps the sheet must not grow under the finger. */}
        <p className="palette-hint">
          {gesture?.kind === 'room' ? (
            'Now the opposite corner.'
          ) : (
            <>
              <ByDevice phone="Tap" computer="Click" /> two opposite corners of the room.
            </>
          )}
        </p>
        <Kinds label="Kind of room">
          {roomKinds.map(({ type, label, color }) => (
            <Kind
              key={type}
              label={label}
              isChosen={type === room_type}
              onChoose={() => dispatch({ type: 'set', values: { room_type: type } })}
            >
              <i className="kind-floor" style={{ backgroundColor: color }} />
            </Kind>
          ))}
        </Kinds>
      </div>
    )
  if (tool !== 'furniture') return null
  return (
    <div className="palette">
      <p className="palette-hint">Press inside a room.</p>
      <Kinds label="Kind of furniture">
        {furnitureKinds.map((kind) => (
          <Kind
            key={kind.type}
            label={capital(kind.label)}
            isChosen={kind.type === furniture_type}
            onChoose={() => dispatch({ type: 'set', values: { furniture_type: kind.type } })}
          >
            <svg
              aria-hidden="true"
              viewBox={`-4 -4 ${kind.width + 8} ${kind.height + 8}`}
              className="plan kind-piece"
            >
              <PieceDrawing type={kind.type} size={kind} />
            </svg>
          </Kind>
        ))}
      </Kinds>
    </div>
  )
}

/** While nothing is chosen. */
export const ChoiceHint = () => (
  <p className="palette-hint">
    <ByDevice phone="Tap" computer="Click" /> what you want to change.
  </p>
)

function Kinds({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="radiogroup" aria-label={label} className="kinds">
      {children}
    </div>
  )
}

type KindProps = {
  label: string
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

function Kind({ label, isChosen, onChoose, children }: KindProps) {
  return (
    <Radio name="kind" className="kind" checked={isChosen} onChange={onChoose}>
      <span className="grid place-items-center" aria-hidden="true">
        {children}
      </span>
      {label}
    </Radio>
  )
}

type ToolRailProps = {
  tool: Tool
  onTool: (tool: Tool) => void
  isListOpen: boolean
  onList: () => void
}

/** The four tools: a rail on desktops, in the place they have on phones, with the list next to them. */
export function ToolRail({ tool, onTool, isListOpen, onList }: ToolRailProps) {
  return (
    <div className="tool-rail" role="toolbar" aria-label="Tools">
      {toolActions.map(({ tool: own, label, icon: Icon, shortcut }) => (
        <button
          key={own}
          type="button"
          className="tool"
          aria-pressed={own === (tool === 'several' ? 'select' : tool) && !isListOpen}
          aria-keyshortcuts={shortcut}
          onClick={() => onTool(own)}
        >
          <Icon className="icon" aria-hidden />
          {label}
        </button>
      ))}
      <button type="button" className="tool list-tool" aria-pressed={isListOpen} onClick={onList}>
        <Layers className="icon" aria-hidden />
        List
      </button>
    </div>
  )
}
