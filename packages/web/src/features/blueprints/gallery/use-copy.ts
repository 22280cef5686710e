import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import type { Blueprint } from '../editor/draft.ts'

/** Copies a template into one's own blueprints. `error` is the sentence to show beside the button. */
export function useCopy(onCopied: (copy: Blueprint) => void) {
  const copy = trpc.blueprints.copy.useMutation({
    meta: { shows_own_error: true },
    onSuccess: onCopied,
  })
  return {
    copy: (id: string) => copy.mutate({ id }),
    isPending: copy.isPending,
    error: copy.error ? `Failed to copy template. ${errorMessage(copy.error)}` : undefined,
  }
}
