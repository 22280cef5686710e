import { errorMessage } from '../lib/errors.ts'
import { Button } from './button.tsx'
import { FormError } from './form.tsx'
import { LoadingBar } from './skeleton.tsx'

type PartFallbackProps = {
  /** 'your figures': what loads. */
  what: string
  /** A sentence before the reason. */
  failure?: string
  /** The name of the button, where the page has several. */
  retryLabel?: string
  query: { error: unknown; isFetching: boolean; isPending?: boolean; refetch: () => unknown }
}

/** A part of a page that loads, or could not be loaded: then it shows why, and a retry. The rest of the page stays. */
export function PartFallback(props: PartFallbackProps) {
  const { what, failure = `Failed to fetch ${what}.`, retryLabel, query } = props
  if (query.isPending)
    return (
      <div className="w-full">
        <LoadingBar>{`Loading ${what}`}</LoadingBar>
      </div>
    )
  if (!query.error) return null
  return (
    <div className="grid w-full justify-items-start gap-3">
      <FormError error={`${failure} ${errorMessage(query.error)}`} />
      <Button
        size="small"
        isPending={query.isFetching}
        aria-label={retryLabel}
        onClick={() => void query.refetch()}
      >
        Try Again
      </Button>
    </div>
  )
}
