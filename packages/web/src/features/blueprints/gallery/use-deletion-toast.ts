import { useEffect } from 'react'
import { showToast } from '../../../ui/toast.ts'
import type { EditorEvent, EditorState } from '../editor/editor-state.ts'

/** What was deleted says so where it can be seen, with its way back. */
export function useDeletionToast(
  { words, tone, count, left }: EditorState['notice'],
  dispatch: (event: EditorEvent) => void,
) {
  useEffect(() => {
    // Each deletion counts, also one in the same words.
    if (count > 0 && tone === 'deleted')
      showToast({
        message: words,
        action: { label: 'Undo', onPress: () => dispatch({ type: 'undo_deletion', left }) },
      })
  }, [count, tone, words, left, dispatch])
}
