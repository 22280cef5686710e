import { type RefObject, useEffect, useRef } from 'react'
import type { ActionContext } from './editor-actions.ts'
import { actionFor, isForTheBoard, isTyping, shortcutOf } from './editor-keys.ts'

/**
 * Keys with Ctrl count anywhere on the page but where one types; single letters, arrows and Delete count
 * on the drawing alone, so that they surprise nobody who speaks to the page or scrolls it.
 */
export function useEditorKeys(board: RefObject<HTMLElement | null>, context: ActionContext) {
  const latest = useRef(context)
  latest.current = context
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const shortcut = shortcutOf(event)
      // On the drawing there is no text to mark.
      if (shortcut === 'Ctrl+a' && event.target === board.current) event.preventDefault()
      const isSaving = shortcut === 'Ctrl+s'
      if (event.defaultPrevented || (isTyping(event.target) && !isSaving)) return
      if (isForTheBoard(shortcut) && event.target !== board.current) return
      const action = actionFor(event, latest.current.state)
      if (!action) return
      event.preventDefault()
      action.perform(latest.current)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [board])
}
