import { showToast } from './toast.ts'

/**
 * Options of a mutation whose result is a sentence and whose screen shows its errors: a toast says the sentence, then
 * comes `onDone`. With the words of a `failure` it says that in a toast, too.
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
