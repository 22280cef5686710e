import { capital, listed } from '@fgm/shared/text/words'
import { Button } from '../../../../ui/button.tsx'
import {
  type Action,
  copyAction,
  cutAction,
  duplicateAction,
  isEnabled,
  pasteAction,
  removeAction,
  rotateAction,
  severalAction,
} from '../state/editor-actions.ts'
import {
  type Editing,
  type EditorState,
  partName,
  selectedPart,
  selectedParts,
  selectionWords,
} from '../state/editor-state.ts'
import { Inspector } from './inspector.tsx'

type SelectionProps = { state: EditorState; onAction: (action: Action) => void }

/** What is selected, and all that can be done with it: one thing with its fields, or several together. */
export function SelectionPanel({ state, dispatch, onAction }: SelectionProps & Editing) {
  const part = selectedPart(state)
  if (state.selected.length === 0) return null
  if (!part || state.tool === 'several') return <Together state={state} onAction={onAction} />
  return (
    <Inspector state={state} part={part} dispatch={dispatch}>
      <SelectionButtons state={state} onAction={onAction} />
    </Inspector>
  )
}

function Together({ state, onAction }: SelectionProps) {
  const parts = selectedParts(state)
  const names = parts.map((part) => capital(partName(part)))
  return (
    <section className="inspector grid gap-3" aria-label="About the selection">
      <h2 className="text-h3">
        {parts.length === 1 ? '1 thing selected' : selectionWords(state).replace('.', '')}
      </h2>
      <p className="selection-names muted">{listed(shortened(names))}</p>
      <SelectionButtons state={state} onAction={onAction} />
    </section>
  )
}

const mostNames = 4

const shortened = (names: readonly string[]) =>
  names.length <= mostNames
    ? names
    : [...names.slice(0, mostNames - 1), `${names.length - mostNames + 1} more`]

const often = [duplicateAction, rotateAction, removeAction]
const seldom = [copyAction, cutAction, pasteAction]

function SelectionButtons({ state, onAction }: SelectionProps) {
  const shown = (actions: readonly Action[]) => actions.filter((action) => isEnabled(action, state))
  return (
    <div className="grid gap-1">
      <div className="inspector-buttons">
        {shown(often).map((action) => (
          <Button
            key={action.label}
            size="small"
            icon={action.icon}
            className={action === removeAction ? 'danger' : undefined}
            onClick={() => onAction(action)}
          >
            {action.label}
          </Button>
        ))}
      </div>
      <div className="quiet-buttons">
        {shown(seldom).map((action) => (
          <Button key={action.label} variant="plain" size="small" onClick={() => onAction(action)}>
            {action.label}
          </Button>
        ))}
        <Button variant="plain" size="small" onClick={() => onAction(severalAction)}>
          {state.tool === 'several' ? 'Done' : 'Select several'}
        </Button>
      </div>
    </div>
  )
}
