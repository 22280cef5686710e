import { showToast } from './toast.ts'

/**
 * Options of a mutation whose result is a sentence and whose screen shows its errors: a toast says the sentence, then
 * comes `onDone`.
 */
export const toastResult = (onDone?: () => void) => ({
  meta: { shows_own_error: true },
  onSuccess({ message }: { message: string }) {
    showToast({ message })
    onDone?.()
  },
})
