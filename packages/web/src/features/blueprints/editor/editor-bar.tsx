import { ArrowLeft, Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import type { SaveStatus } from './saving/autosave.ts'
import { SaveNote } from './saving/save-status.tsx'
import { type Action, isEnabled, redoAction, undoAction } from './state/editor-actions.ts'
import type { EditorState } from './state/editor-state.ts'

type EditorBarProps = {
  state: EditorState
  onRename: (name: string) => void
  status: SaveStatus
  onAction: (action: Action) => void
  onMenu: () => void
  children: ReactNode
}

/** Back to the gallery, the name, whether it is saved, undo and redo. */
export function EditorBar(props: EditorBarProps) {
  const { state, onRename, status, onAction, onMenu, children } = props
  return (
    <div className="editor-bar">
      <ButtonTo
        to={paths.blueprints}
        variant="plain"
        size="small"
        isSquare
        aria-label="Back to the blueprints"
      >
        <ArrowLeft className="icon" aria-hidden />
      </ButtonTo>
      <div className="editor-title grow relative flex items-center gap-2">
        <label className="editor-name">
          <span className="hidden-text">Blueprint name</span>
          {/* Two lines where one is too short; a name itself has no line breaks. */}
          <textarea
            rows={2}
            value={state.name}
            maxLength={60}
            autoComplete="off"
            placeholder="New Blueprint"
            onChange={({ target }) => onRename(target.value.replaceAll(/\s*\n\s*/g, ' '))}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              event.currentTarget.blur()
            }}
          />
        </label>
        <SaveNote status={status} />
      </div>
      <ActionButton action={undoAction} isOff={!isEnabled(undoAction, state)} onAction={onAction} />
      <ActionButton action={redoAction} isOff={!isEnabled(redoAction, state)} onAction={onAction} />
      <Button
        variant="plain"
        size="small"
        isSquare
        icon={Menu}
        aria-label="More"
        aria-haspopup="dialog"
        onClick={onMenu}
      />
      {children}
    </div>
  )
}

type ActionButtonProps = {
  action: Action
  isOff?: boolean
  onAction: (action: Action) => void
}

/** Stays focusable when there is nothing left to undo: otherwise the focus would be lost. */
export function ActionButton({ action, isOff, onAction }: ActionButtonProps) {
  return (
    <Button
      variant="plain"
      size="small"
      isSquare
      icon={action.icon}
      aria-label={action.label}
      aria-keyshortcuts={action.shortcut.replace('Ctrl', 'Control').replace(/^\+$/, 'Plus')}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onAction(action)}
    />
  )
}
