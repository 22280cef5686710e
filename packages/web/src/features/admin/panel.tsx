import { type ReactNode, useState } from 'react'
import { errorMessage, requestId } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { LoadingWords, Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import { failure } from './admin-format.ts'

/** One name and its value in a list of figures (`<dl className="figures">`). */
export function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Skeleton boxes with the height of a panel, so that what is below does not jump. */
function PanelLoading({ children }: { children: string }) {
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

type QueryProps = {
  /** 'Failed to fetch …' */
  what: string
  query: { error: unknown; isFetching: boolean; isPending?: boolean; refetch: () => unknown }
}

/** In place of a panel without data: skeleton boxes while it loads, or why it could not be fetched, with a retry. */
export function PanelFallback({ what, query }: QueryProps) {
  if (!query.error) return <PanelLoading>{`Loading ${what}`}</PanelLoading>
  return (
    <ErrorState
      title={`Failed to fetch ${what}`}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
      requestId={requestId(query.error)}
    >
      {errorMessage(query.error)}
    </ErrorState>
  )
}

/** Part of a panel that loads, or could not be fetched: then why, and a retry. The rest of the page stays. */
export function FetchStatus({ what, query }: QueryProps) {
  if (query.isPending)
    return (
      <div>
        <LoadingWords>{`Loading ${what}`}</LoadingWords>
        <Skeleton shape="h52" className="w-full" />
      </div>
    )
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

type ShowMoreProps = {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
  children?: string
}

/** Fetches the next page of a list; nothing at its end. */
export function ShowMore({ query, children = 'Show more' }: ShowMoreProps) {
  if (!query.hasNextPage) return null
  return (
    <Button
      className="justify-self-start"
      size="small"
      isPending={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {children}
    </Button>
  )
}

/** A mutation without input that returns a sentence. */
export type Action = {
  mutate: (
    input: undefined,
    options: { onSuccess: (response: { message: string }) => void },
  ) => void
  reset: () => void
  isPending: boolean
  error: unknown
}

type ConfirmedActionProps = {
  /** The label of the button, before and inside the dialog. */
  label: string
  title: string
  /** What is lost. */
  children: ReactNode
  action: Action
  /** 'Failed to …' */
  failsTo: string
}

/** A button that asks for confirmation before something that cannot be undone. */
export function ConfirmedAction(props: ConfirmedActionProps) {
  const { label, title, children, action, failsTo } = props
  const [isOpen, setIsOpen] = useState(false)

  function open() {
    action.reset()
    setIsOpen(true)
  }
  function confirm() {
    action.mutate(undefined, {
      onSuccess: ({ message }) => {
        setIsOpen(false)
        showToast({ message })
      },
    })
  }
  return (
    <>
      <Button size="small" onClick={open}>
        {label}
      </Button>
      <Confirm
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={title}
        confirmLabel={label}
        onConfirm={confirm}
        isPending={action.isPending}
        error={failure(failsTo, action.error)}
      >
        {children}
      </Confirm>
    </>
  )
}
