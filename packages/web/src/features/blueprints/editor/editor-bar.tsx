import { ArrowLeft, Menu } from 'lucide-react'
import { memo } from 'react'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { type Action, redoAction, undoAction } from './editor-actions.ts'
import { SaveNote } from './save-note.tsx'
import type { SaverState } from './saver.ts'

type EditorBarProps = {
  name: string
  onRename: (name: string) => void
  saving: SaverState
  canUndo: boolean
  canRedo: boolean
  onAction: (action: Action) => void
  onMenu: () => void
}

/** Where one is, what it is called, whether it is kept, and the way back of every step. */
export const EditorBar = memo(function EditorBar(props: EditorBarProps) {
  const { name, onRename, saving, canUndo, canRedo, onAction, onMenu } = props
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
      <label className="editor-name">
        <span className="hidden-text">Blueprint name</span>
        <input
          value={name}
          maxLength={60}
          autoComplete="off"
          placeholder="New Blueprint"
          onChange={({ target }) => onRename(target.value)}
        />
      </label>
      <SaveNote status={saving.status} />
      <BarButton action={undoAction} isEnabled={canUndo} onAction={onAction} />
      <BarButton action={redoAction} isEnabled={canRedo} onAction={onAction} />
      <Button
        variant="plain"
        size="small"
        isSquare
        icon={Menu}
        aria-label="More"
        aria-haspopup="dialog"
        onClick={onMenu}
      />
    </div>
  )
})

type BarButtonProps = { action: Action; isEnabled: boolean; onAction: (action: Action) => void }

// Stays focusable when there is nothing left to undo: the focus would fall out of the page.
function BarButton({ action, isEnabled, onAction }: BarButtonProps) {
  return (
    <Button
      variant="plain"
      size="small"
      isSquare
      icon={action.icon}
      aria-label={action.label}
      aria-keyshortcuts={action.shortcut.replace('Ctrl', 'Control')}
      aria-disabled={!isEnabled || undefined}
      onClick={() => isEnabled && onAction(action)}
    />
  )
}
