import { createListeners } from '../lib/listeners.ts'

export type Toast = {
  /** One short sentence. Two toasts with the same words are one. */
  message: string
  tone?: 'error'
  /** Undo, where undo exists. */
  action?: { label: string; onPress: () => void }
  /** Finds a server failure in the log; the toast stays long enough to copy it. */
  reference?: string | undefined
}

let waiting: readonly Toast[] = []
const listeners = createListeners()

/**
 * Shows a sentence for 3 seconds, for 20 with a reference. Nothing may be said only in a toast: an error is also
 * shown where it belongs. The toaster itself loads with the first toast.
 */
export function showToast(toast: Toast): void {
  waiting = [...waiting, toast]
  listeners.notify()
}

/** The toasts that wait to be shown, as an external store for the host. */
export const waitingToasts = {
  read: () => waiting,
  subscribe: listeners.subscribe,
  take(): readonly Toast[] {
    const taken = waiting
    waiting = []
    return taken
  },
}
