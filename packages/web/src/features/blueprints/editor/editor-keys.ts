import { type Action, type ActionContext, actions } from './editor-actions.ts'

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** How a press is written in the list of actions. */
export function shortcutOf({ key, ctrlKey, metaKey, shiftKey, altKey }: Press): string {
  const name = key.length === 1 ? key.toLowerCase() : key
  // '+' and '?' need Shift on most keyboards; there it says nothing of its own.
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

/** The action that a press asks for, if it can be done now. */
export function actionFor(press: Press, state: ActionContext['state']): Action | undefined {
  const shortcut = shortcutOf(press)
  return actions.find(
    (action) =>
      (action.shortcut === shortcut || action.also?.includes(shortcut)) && action.isEnabled(state),
  )
}

/** Keys that would type, scroll or go back elsewhere: they count on the drawing alone. */
export function isForTheBoard(shortcut: string): boolean {
  return !shortcut.startsWith('Ctrl+') && shortcut !== 'Escape'
}

/** True where a person is typing or choosing: there every key is theirs. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type="radio"]), select, textarea, dialog, [role="dialog"]') !== null
  )
}

const words: Record<string, string> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
}

/** A shortcut as it stands on the keys: 'Ctrl + Shift + Z'. */
export function shortcutWords(shortcut: string): string {
  if (shortcut === '+') return '+'
  const keys = shortcut.split('+')
  return keys.map((key) => words[key] ?? (key.length === 1 ? key.toUpperCase() : key)).join(' + ')
}
