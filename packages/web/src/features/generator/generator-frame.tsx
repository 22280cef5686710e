import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { PageTitle } from '../../ui/page-title.tsx'

type ColumnsProps = {
  className?: string
  children: ReactNode
  side: ReactNode
  /** The side is on the left, as on the page of an activity. */
  isSideLeft?: boolean
}

/** What the parent writes or reads, and next to it what it needs, what it costs and what can be done. */
export function Columns({ className, children, side, isSideLeft }: ColumnsProps) {
  return (
    <div
      className={classNames(
        'grid gap-8 desk:gap-14',
        isSideLeft
          ? 'result-columns'
          : 'grid-cols-[minmax(0,1fr)] desk:grid-cols-[minmax(0,1fr)_340px]',
      )}
    >
      <div className={classNames('flex flex-col', className)}>{children}</div>
      <div className="flex min-w-0 flex-col gap-5">{side}</div>
    </div>
  )
}

/** The way back to the form, over an activity that is being written or is done. */
export function BackToWishes({ onBack }: { onBack: () => void }) {
  return (
    <>
      <button
        type="button"
        className="inline-flex min-h-(--target) items-center gap-2 border-0 bg-transparent p-0 text-ui font-[650]"
        onClick={onBack}
      >
        <ArrowLeft className="icon" aria-hidden />
        Change the wishes
      </button>
      <PageTitle className="hidden-text">Your activity</PageTitle>
    </>
  )
}
