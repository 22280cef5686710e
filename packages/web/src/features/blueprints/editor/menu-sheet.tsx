import { Globe, Lock } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { type Action, actions } from './editor-actions.ts'
import { shortcutWords } from './editor-keys.ts'
import type { EditorState } from './editor-state.ts'

type MenuSheetProps = {
  state: EditorState
  onClose: () => void
  onAction: (action: Action) => void
  onShare: () => void
}

const inMenu = actions.filter(({ is_key_only }) => !is_key_only)

/** Everything that has no place of its own on a phone, with its key for those who have keys. */
export function MenuSheet({ state, onClose, onAction, onShare }: MenuSheetProps) {
  return (
    <Sheet isOpen onOpenChange={onClose} title="More" description={state.name.trim() || undefined}>
      <div className="menu-list">
        <Button size="small" icon={state.is_public ? Globe : Lock} onClick={onShare}>
          {state.is_public ? 'Shared with other families' : 'Share with other families'}
        </Button>
        {inMenu.map((action) => (
          <button
            key={action.name}
            type="button"
            className="menu-item"
            disabled={!action.isEnabled(state)}
            aria-pressed={action.name === 'snapping' ? state.is_snapping : undefined}
            onClick={() => onAction(action)}
          >
            {action.icon && <action.icon className="icon" aria-hidden />}
            <span className="grow">{action.label}</span>
            <kbd>{shortcutWords(action.shortcut)}</kbd>
          </button>
        ))}
      </div>
    </Sheet>
  )
}

/** Every key and what it does. */
export function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title="Keyboard shortcuts"
      description="Keys without Ctrl count while the drawing has the focus. Hold space to move the sheet, Alt to place freely."
      isWide
    >
      <dl className="shortcut-list">
        {actions.map(({ name, label, shortcut, also = [] }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              {[shortcut, ...also].map((key) => (
                <kbd key={key}>{shortcutWords(key)}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
