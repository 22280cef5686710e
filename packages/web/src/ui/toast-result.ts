import { showToast } from './toast.ts'

/**
 * Options of a mutation that returns a sentence and whose screen shows its errors: a toast shows the sentence, then
 * `onDone` is called. With a `failure` text, errors also show it in a toast.
 */
export const toastResult = (onDone?: () => void, failure?: (error: unknown) => string) => ({
  meta: { shows_own_error: true },
  onSuccess({ message }: { message: string }) {
    showToast({ message })
    onDone?.()
  },
  onError(error: unknown) {
    if (failure) showToast({ message: failure(error), tone: 'error' })
  },
})
