import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { LoadFailure } from '../../ui/error-state.tsx'
import { TextField } from '../../ui/fields.tsx'
import { Confirm } from '../../ui/sheet.tsx'
import { LoadingWords, PanelSkeleton, Skeleton } from '../../ui/skeleton.tsx'
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

type TableProps = {
  /** The id of its heading. */
  of: string
  head: string[]
  /** The first cell of a row is its header. */
  rows: ReactNode[][]
  foot?: ReactNode[][]
  className?: string
}

/** Figures in rows and columns. */
export function Table({ of, head, rows, foot, className }: TableProps) {
  const row = (cells: ReactNode[], key: number) => (
    <tr key={key}>
      <th scope="row">{cells[0]}</th>
      {cells.slice(1).map((cell, column) => (
        <td key={column}>{cell}</td>
      ))}
    </tr>
  )
  return (
    <table className={classNames('tier-table mt-2 w-full', className)} aria-labelledby={of}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(row)}</tbody>
      {foot && <tfoot>{foot.map(row)}</tfoot>}
    </table>
  )
}

type RowHeadsProps = {
  names: readonly string[]
  /** The class for the layout of the rows. */
  of?: string
}

/** The headings of the rows below, where they are columns. Each row says it in words as well. */
export function RowHeads({ names, of = 'family-row' }: RowHeadsProps) {
  return (
    <div className={`${of} row-heads`} aria-hidden="true">
      {names.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  )
}

type QueryProps = {
  /** 'Failed to fetch …' */
  what: string
  query: { error: unknown; isFetching: boolean; isPending?: boolean; refetch: () => unknown }
}

/**
 * In place of a panel without data: why it could not be fetched, with a retry. While it loads, skeleton boxes with
 * the height of a panel, so that what is below does not jump.
 */
export function PanelFallback({ what, query }: QueryProps) {
  if (query.error) return <LoadFailure title={`Failed to fetch ${what}`} query={query} />
  return (
    <div className="grid gap-5 content-start min-h-[100vh]">
      <LoadingWords>{`Loading ${what}`}</LoadingWords>
      {['a', 'b', 'c'].map((box) => (
        <PanelSkeleton key={box}>
          <Skeleton shape="h18" className="w-2/3" />
        </PanelSkeleton>
      ))}
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
type Action = {
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
  /** For the dangerous action: a slip of the thumb is not enough, this word has to be typed. */
  word?: string
  /** The label of the button inside the dialog, where it differs. */
  confirmLabel?: string
}

/** A button that asks for confirmation before something that cannot be undone. */
export function ConfirmedAction(props: ConfirmedActionProps) {
  const { label, title, children, action, failsTo, word, confirmLabel = label } = props
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState('')

  function open() {
    action.reset()
    setTyped('')
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
      <Button
        size="small"
        icon={word ? TriangleAlert : undefined}
        className={word && 'danger'}
        onClick={open}
      >
        {label}
      </Button>
      <Confirm
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={title}
        confirmLabel={confirmLabel}
        onConfirm={confirm}
        isPending={action.isPending}
        isDisabled={word !== undefined && typed.trim() !== word}
        fields={
          word && (
            <TextField
              label={`Type '${word}' to confirm`}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )
        }
        error={failure(failsTo, action.error)}
      >
        {children}
      </Confirm>
    </>
  )
}
