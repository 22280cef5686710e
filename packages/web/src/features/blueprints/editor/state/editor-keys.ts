import { type RefObject, useEffect, useEffectEvent } from 'react'
import { type Action, type ActionContext, actions, isEnabled } from './editor-actions.ts'

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** A key press in the notation of the list of actions. */
function shortcutOf({ key, ctrlKey, metaKey, shiftKey, altKey }: Press): string {
  const name = key.length === 1 ? key.toLowerCase() : key
  // '+' and '?' need Shift on most keyboards; there Shift is not part of the shortcut.
  const isPlainSign = key.length === 1 && key.toLowerCase() === key.toUpperCase()
  return [
    (ctrlKey || metaKey) && 'Ctrl',
    altKey && 'Alt',
    shiftKey && !isPlainSign && 'Shift',
    name,
  ]
    .filter(Boolean)
    .join('+')
}

/** The action of a shortcut, if it is enabled. */
export function actionFor(press: Press, state: ActionContext['state']): Action | undefined {
  const shortcut = shortcutOf(press)
  return actions.find(
    (action) =>
      (action.shortcut === shortcut || action.also?.includes(shortcut)) && isEnabled(action, state),
  )
}

/** Keys that would otherwise type, scroll or go back: they only count on the drawing. */
function isForTheBoard(shortcut: string): boolean {
  // In the panel text can be selected; then copying copies that text.
  if (shortcut === 'Ctrl+a') return true
  return !shortcut.startsWith('Ctrl+') && shortcut !== 'Escape'
}

/** True where a person is typing or choosing: there every key is theirs. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type="radio"]), select, textarea, dialog, [role="dialog"]') !== null
  )
}

const hasMarkedText = () => window.getSelection()?.isCollapsed === false

const words: Record<string, string> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
}

/** A shortcut as printed on the keys: 'Ctrl + Shift + Z'. */
export function shortcutWords(shortcut: string): string {
  if (shortcut === '+') return '+'
  const keys = shortcut.split('+')
  return keys.map((key) => words[key] ?? (key.length === 1 ? key.toUpperCase() : key)).join(' + ')
}

/** Keys with Ctrl count anywhere except while typing; others only on the drawing, away from voice control and scrolling. */
export function useEditorKeys(board: RefObject<HTMLElement | null>, context: ActionContext) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = shortcutOf(event)
    const isSaving = shortcut === 'Ctrl+s'
    if (event.defaultPrevented || (isTyping(event.target) && !isSaving)) return
    if (isForTheBoard(shortcut) && event.target !== board.current) return
    if ((shortcut === 'Ctrl+c' || shortcut === 'Ctrl+x') && hasMarkedText()) return
    const action = actionFor(event, context.state)
    if (!action) return
    event.preventDefault()
    action.perform(context)
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
