import type { ReactNode } from 'react'
import { errorMessage } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { LoadingWords, Skeleton } from '../../ui/skeleton.tsx'

/** One name and its value in a list of figures (`<dl className="figures">`). */
export function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Boxes where a panel will stand, and room for the whole of it: what comes below does not jump. */
export function PanelLoading({ children }: { children: string }) {
  return (
    <div className="panel-loading">
      <LoadingWords>{children}</LoadingWords>
      {['a', 'b', 'c'].map((box) => (
        <div key={box} className="card grid gap-3" aria-hidden="true">
          <Skeleton shape="h24" className="w-1/3" />
          <Skeleton shape="h52" className="w-full" />
          <Skeleton shape="h18" className="w-2/3" />
        </div>
      ))}
    </div>
  )
}

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
