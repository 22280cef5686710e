import { errorMessage } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'

type FetchFailureProps = {
  /** 'Failed to fetch …' */
  what: string
  query: { error: unknown; isFetching: boolean; refetch: () => unknown }
}

/** One part of a panel did not come: why, and a way to ask again. The rest of the page stays. */
export function FetchFailure({ what, query }: FetchFailureProps) {
  if (!query.error) return null
  return (
    <div className="grid justify-items-start gap-3">
      <FormError error={`Failed to fetch ${what}. ${errorMessage(query.error)}`} />
      <Button size="small" isPending={query.isFetching} onClick={() => void query.refetch()}>
        Try Again
      </Button>
    </div>
  )
}
