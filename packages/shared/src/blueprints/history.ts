import type { BlueprintDocument } from './document.ts'

/* Undo and redo of the editor as plain data: 50 steps (decisions §9). */

export const undoSteps = 50

/** `gesture` names what produced the present, so that one drag is one step. */
export type History = {
  past: readonly BlueprintDocument[]
  present: BlueprintDocument
  future: readonly BlueprintDocument[]
  gesture: string | null
}

export const startHistory = (present: BlueprintDocument): History => ({
  past: [],
  present,
  future: [],
  gesture: null,
})

/**
 * The history after an edit. An edit without effect leaves it unchanged; one with the same `gesture` as the edit before replaces
 * it, so that undo reverts the whole drag.
 */
export function remember(
  history: History,
  document: BlueprintDocument,
  gesture: string | null = null,
): History {
  if (document === history.present) return history
  if (gesture !== null && gesture === history.gesture)
    return { ...history, present: document, future: [] }
  return {
    past: [...history.past, history.present].slice(-undoSteps),
    present: document,
    future: [],
    gesture,
  }
}

/** Ends a gesture: the next edit is a new step, whatever its name. */
export const endGesture = (history: History): History =>
  history.gesture === null ? history : { ...history, gesture: null }

export const canUndo = ({ past }: History) => past.length > 0
export const canRedo = ({ future }: History) => future.length > 0

export function undo(history: History): History {
  const previous = history.past.at(-1)
  if (!previous) return history
  return {
    past: history.past.slice(0, -1),
    present: previous,
    future: [history.present, ...history.future],
    gesture: null,
  }
}

export function redo(history: History): History {
  const [next, ...future] = history.future
  if (!next) return history
  return { past: [...history.past, history.present], present: next, future, gesture: null }
}
