import { useNavigate } from '@tanstack/react-router'
import { errorMessage } from '../../lib/errors.ts'
import { paths } from '../../lib/paths.ts'
import { trpc } from '../../lib/trpc.ts'

/** Copies a template into the family's blueprints and opens the copy. `error` is the sentence to show next to the button. */
export function useCopyBlueprint() {
  const navigate = useNavigate()
  const copy = trpc.blueprints.copy.useMutation({
    meta: { shows_own_error: true },
    onSuccess: ({ id }) => void navigate({ to: paths.blueprintEdit, params: { id } }),
  })
  return {
    copy: (id: string) => copy.mutate({ id }),
    isPending: copy.isPending,
    error: copy.error ? `Failed to copy template. ${errorMessage(copy.error)}` : undefined,
  }
}
